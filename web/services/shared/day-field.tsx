import { notBefore } from '#domain/quotes/query-defaults.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { Field } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

type DayFieldProps = { readonly form: FormState; readonly label: string; readonly day: string | undefined }

/** The server caches a page for many days, so the browser fills in the day. */
export function DayField({ form, label, day = '' }: DayFieldProps) {
  const isHydrated = useHydrated()
  return (
    <Field
      key={isHydrated ? 'hydrated' : 'static'}
      form={form}
      name="day"
      type="date"
      label={label}
      autoComplete="off"
      defaultValue={isHydrated ? notBefore(shanghaiDay(new Date()), day) : ''}
    />
  )
}
