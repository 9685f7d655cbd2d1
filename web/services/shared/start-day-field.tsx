import { notBefore } from '#domain/quotes/query/query-defaults.ts'
import { isCalendarDay, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { DayField } from '#web/components/dates/day-field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

type StartDayFieldProps = {
  readonly form: FormState
  readonly label: string
  readonly day: string | undefined
  /** The first day that can be recommended; today unless given. */
  first?(now: Date): string
  /** Shown for a day before the first. */
  readonly earlyWarning?: string
}

/** The first day or the day of the query. The server caches a page for many days, so the browser fills in the day. */
export function StartDayField({ form, label, day, first = shanghaiDay, earlyWarning }: StartDayFieldProps) {
  const isHydrated = useHydrated()
  const now = isHydrated ? new Date() : undefined
  const today = now && shanghaiDay(now)
  const earliest = now && first(now)
  return (
    <DayField
      key={isHydrated ? 'hydrated' : 'static'}
      form={form}
      name="day"
      label={label}
      min={today}
      defaultValue={today && (day ? notBefore(today, day) : earliest)}
      warningOf={(chosen) =>
        earliest && isCalendarDay(chosen) && chosen < earliest ? earlyWarning : undefined
      }
    />
  )
}
