import { notBefore } from '#domain/quotes/query-defaults.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { DayField } from '#web/components/dates/day-field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

type StartDayFieldProps = {
  readonly form: FormState
  readonly label: string
  readonly day: string | undefined
}

/** Today or the day of the query. The server caches a page for many days, so the browser fills in the day. */
export function StartDayField({ form, label, day = '' }: StartDayFieldProps) {
  const isHydrated = useHydrated()
  const today = isHydrated ? shanghaiDay(new Date()) : undefined
  return (
    <DayField
      key={isHydrated ? 'hydrated' : 'static'}
      form={form}
      name="day"
      label={label}
      min={today}
      defaultValue={today && notBefore(today, day)}
    />
  )
}
