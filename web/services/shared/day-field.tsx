import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { Field } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { dayFrom } from './measures.ts'

type DayFieldProps = { readonly form: FormState; readonly label: string; readonly asked: string | undefined }

/** A page is made once for many days: which day it is the browser fills in. */
export function DayField({ form, label, asked }: DayFieldProps) {
  const isHydrated = useHydrated()
  const shown = isHydrated ? dayFrom(asked, shanghaiDay(new Date())) : ''
  return (
    <Field
      key={isHydrated ? 'hydrated' : 'asleep'}
      form={form}
      name="day"
      type="date"
      label={label}
      autoComplete="off"
      defaultValue={shown}
    />
  )
}
