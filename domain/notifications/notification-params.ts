import type { Language } from '#domain/brands/brand.ts'
import { formatDay, formatTime, formatZonedTime } from '#domain/language/format-time.ts'
import { portOf } from '#domain/places/port.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import type { NotificationKind } from './notification.ts'

type Params = Readonly<Record<string, string>>

/** Parameters that are port codes; texts may also use `<param>Name`. */
const portParams: Partial<Record<NotificationKind, readonly string[]>> = { 'rate-alert': ['pol', 'pod'] }

/** An instant and a calendar day of a notification; what is neither stays as it is. */
function timesIn({ dueAt, day, cutOff }: Params, language: Language): Params {
  // People abroad read of a cut-off too: its time says its zone.
  const format = cutOff === undefined ? formatTime : formatZonedTime
  return {
    ...(dueAt && !Number.isNaN(Date.parse(dueAt)) && { dueAt: format(new Date(dueAt), language) }),
    ...(day && isCalendarDay(day) && { day: formatDay(day, language) }),
  }
}

/** Adds the names of ports, and writes times, in the user's language. */
export function notificationParams(kind: NotificationKind, params: Params, language: Language): Params {
  const names = (portParams[kind] ?? []).map((param) => {
    const code = params[param] ?? ''
    return [`${param}Name`, portOf(code)?.name[language] ?? code]
  })
  return { ...params, ...Object.fromEntries(names), ...timesIn(params, language) }
}
