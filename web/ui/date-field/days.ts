/** Days are YYYY-MM-DD, so that they compare as text and belong to no zone. */

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const textOf = (date: Date) => date.toISOString().slice(0, 10)

export function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false
  const date = dateOf(text)
  return !Number.isNaN(date.getTime()) && textOf(date) === text
}

export function addDays(day: string, days: number): string {
  const date = dateOf(day)
  date.setUTCDate(date.getUTCDate() + days)
  return textOf(date)
}

/** The same day of another month, or the last one where that month is shorter. */
export function addMonths(day: string, months: number): string {
  const date = dateOf(day)
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date.getUTCDate(), last))
  return textOf(first)
}

/** From 0 for Monday to 6 for Sunday. */
const weekdayOf = (day: string): number => (dateOf(day).getUTCDay() + 6) % 7

export const isSameMonth = (one: string, other: string): boolean => one.slice(0, 7) === other.slice(0, 7)

/** The weeks of the month a day is in, from Monday on; a place that belongs to another month is undefined. */
export function weeksOf(day: string): readonly (readonly (string | undefined)[])[] {
  const first = `${day.slice(0, 7)}-01`
  const start = addDays(first, -weekdayOf(first))
  const weeks: (string | undefined)[][] = []
  for (let monday = start; monday <= first || isSameMonth(monday, day); monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
    weeks.push(days.map((each) => (isSameMonth(each, day) ? each : undefined)))
  }
  return weeks
}

export type DayRange = { readonly min?: string; readonly max?: string }

export const isWithin = (day: string, { min, max }: DayRange): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max)

export function nearestWithin(day: string, { min, max }: DayRange): string {
  if (min !== undefined && day < min) return min
  return max !== undefined && day > max ? max : day
}

/** The day that a key of the calendar moves to; undefined for any other key. */
export function dayByKey(key: string, isShifted: boolean, day: string): string | undefined {
  const moves: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekdayOf(day)),
    End: () => addDays(day, 6 - weekdayOf(day)),
    PageUp: () => addMonths(day, isShifted ? -12 : -1),
    PageDown: () => addMonths(day, isShifted ? 12 : 1),
  }
  return moves[key]?.()
}
