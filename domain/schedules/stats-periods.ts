import { daysAfter } from '#domain/values/shanghai-day.ts'
import { type DayWindow, weekWindow } from './weeks.ts'

/** Spec §9: the periods of statistics. */
export const statsPeriods = ['week', 'month', 'year'] as const
export type StatsPeriod = (typeof statsPeriods)[number]

/** The calendar week, month or year that holds a day. */
export function statsWindow(period: StatsPeriod, day: string): DayWindow {
  if (period === 'week') return weekWindow('this-week', day)
  if (period === 'year') return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` }
  const from = `${day.slice(0, 7)}-01`
  // No month is longer than 31 days, and none so short that 31 days lead past the next one.
  const nextMonth = `${daysAfter(from, 31).slice(0, 7)}-01`
  return { from, to: daysAfter(nextMonth, -1) }
}
