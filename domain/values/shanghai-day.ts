/** China has kept one time, eight hours ahead of UTC, without summer time since 1991. */
const shanghaiOffsetMs = 8 * 60 * 60 * 1000

/** The calendar day in Shanghai at an instant, YYYY-MM-DD. */
export const shanghaiDay = (instant: Date): string =>
  new Date(instant.getTime() + shanghaiOffsetMs).toISOString().slice(0, 10)

/** The day so many days after another; a negative number goes back. */
export const daysAfter = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const dayMs = 24 * 60 * 60 * 1000

/** From one day to another; negative backwards. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs

/** Every month has so many days; what is beyond them, the calendar knows. */
const daysOfAnyMonth = 28

/** A day that exists, written YYYY-MM-DD. Of our centuries: year 0206 is a typing error, and PostgreSQL has no year 0. */
export function isCalendarDay(text: string): boolean {
  if (!/^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text)) return false
  if (Number(text.slice(8)) <= daysOfAnyMonth) return true
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
