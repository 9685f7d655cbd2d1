import { daysBetween } from '#domain/values/shanghai-day.ts'

/** The days that a bar shows: a month back, four months ahead. */
const shownDays = { before: 30, after: 120 } as const
const span = shownDays.before + shownDays.after

const percentAt = (days: number): number =>
  Math.round((Math.min(Math.max(days + shownDays.before, 0), span) / span) * 100)

/** Where today is on every bar, in percent of its length. */
export const todayPercent = percentAt(0)

/** Where a validity starts and ends on the bar. Its last day belongs to it. */
export const barOf = (validFrom: string, validTo: string, today: string) => ({
  from: percentAt(daysBetween(today, validFrom)),
  to: percentAt(daysBetween(today, validTo) + 1),
})
