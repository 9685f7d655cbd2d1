import { arrangements, springFestivals } from './holidays.data.ts'
import { daysAfter, isCalendarDay } from './shanghai-day.ts'

export type Holiday = 'spring-festival' | 'may-day' | 'national-day'
export type HolidayWindow = { readonly holiday: Holiday; readonly from: string; readonly to: string }

// Spec §9: one week before and after.
const windowDays = 7

function yearOf(day: string): number {
  if (!isCalendarDay(day)) throw new Error(`not a day: ${day}`)
  return Number(day.slice(0, 4))
}

export function springFestival(year: number): string {
  const day = springFestivals[year]
  if (!day) throw new Error(`no Spring Festival known for ${year}`)
  return day
}

const windowAround = (holiday: Holiday, day: string): HolidayWindow => ({
  holiday,
  from: daysAfter(day, -windowDays),
  to: daysAfter(day, windowDays),
})

/** In the order of the year; first and last day belong to the window. */
export const holidayWindows = (year: number): readonly HolidayWindow[] => [
  windowAround('spring-festival', springFestival(year)),
  windowAround('may-day', `${year}-05-01`),
  windowAround('national-day', `${year}-10-01`),
]

/** The holiday period of a day, with the name of the holiday; throws for unknown years. */
export const holidayWindowOn = (day: string): HolidayWindow | undefined =>
  holidayWindows(yearOf(day)).find(({ from, to }) => from <= day && day <= to)

export function isWeekend(day: string): boolean {
  yearOf(day)
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}

/** The days off that are law in any year and fall on known dates, for years not yet published. */
function statutoryDays(year: number): readonly string[] {
  const newYear = springFestival(year)
  return [
    `${year}-01-01`,
    ...[-1, 0, 1, 2].map((days) => daysAfter(newYear, days)),
    ...[`${year}-05-01`, `${year}-05-02`],
    ...[`${year}-10-01`, `${year}-10-02`, `${year}-10-03`],
  ]
}

/** A published year knows its days off and make-up days; any other keeps its weekdays but the statutory days. */
export function isBusinessDay(day: string): boolean {
  const year = yearOf(day)
  const arrangement = arrangements[year]
  if (!arrangement) return !isWeekend(day) && !statutoryDays(year).includes(day)
  if (arrangement.makeUpDays.includes(day)) return true
  return !isWeekend(day) && !arrangement.daysOff.some(([from, to]) => from <= day && day <= to)
}

/** So many business days after a day, which itself is not counted; with none, the day itself. */
export function businessDaysAfter(day: string, businessDays: number): string {
  if (!Number.isInteger(businessDays) || businessDays < 0)
    throw new Error(`not a number of business days: ${businessDays}`)
  let reached = day
  for (let left = businessDays; left > 0; left -= isBusinessDay(reached) ? 1 : 0)
    reached = daysAfter(reached, 1)
  return reached
}
