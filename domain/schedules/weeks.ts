import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'

/** Spec §9: the filters of the schedules, as the first week counted from this one and the number of weeks. */
const weekFilters = {
  'this-week': { start: 0, weeks: 1 },
  'next-week': { start: 1, weeks: 1 },
  'next-two-weeks': { start: 1, weeks: 2 },
  'next-three-weeks': { start: 1, weeks: 3 },
} as const

export type WeekFilter = keyof typeof weekFilters

export const weekFilterCodes = Object.keys(weekFilters) as readonly WeekFilter[]

/** Days in Shanghai, both within the window. */
export type DayWindow = { readonly from: string; readonly to: string }

/** The window of a filter as seen on a day, from a Monday to a Sunday. */
export function weekWindow(filter: WeekFilter, today: string): DayWindow {
  const { start, weeks } = weekFilters[filter]
  const daysSinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const from = daysAfter(today, start * 7 - daysSinceMonday)
  return { from, to: daysAfter(from, weeks * 7 - 1) }
}

export function isInWindow({ from, to }: DayWindow, instant: Date): boolean {
  const day = shanghaiDay(instant)
  return from <= day && day <= to
}
