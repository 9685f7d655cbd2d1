import type { Language } from '#domain/brands/brand.ts'
import { chineseDateSigns, englishMonths, weekdayNames } from './calendar-names.data.ts'
import { aheadMs } from './zone-clock.ts'

/** The clock by which this site shows times: that of our ports. */
export const homeZone = 'Asia/Shanghai'

type Wall = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

function wallAt(instant: Date, zone: string): Wall {
  const wall = new Date(instant.getTime() + aheadMs(instant, zone))
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
  }
}

const two = (figure: number) => String(figure).padStart(2, '0')

const weekdayOf = ({ year, month, day }: Wall, language: Language): string =>
  weekdayNames[language][new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? ''

const clockOf = ({ hour, minute }: Wall) => `${two(hour)}:${two(minute)}`

const formatters = {
  zh: {
    day: (at: Wall) => `${two(at.month)}-${two(at.day)} ${weekdayOf(at, 'zh')}`,
    dayOfYear: (at: Wall) => `${formatters.zh.date(at)} ${weekdayOf(at, 'zh')}`,
    date: ({ year, month, day }: Wall): string =>
      `${year}${chineseDateSigns.year}${month}${chineseDateSigns.month}${day}${chineseDateSigns.day}`,
  },
  en: {
    day: (at: Wall) => `${weekdayOf(at, 'en')} ${at.day} ${englishMonths[at.month - 1]}`,
    dayOfYear: (at: Wall) => `${weekdayOf(at, 'en')} ${formatters.en.date(at)}`,
    date: ({ year, month, day }: Wall): string => `${day} ${englishMonths[month - 1]} ${year}`,
  },
} as const

/** `day` is for what is near, with its weekday; `date` is for what may be in another year. */
export type DayFormat = 'day' | 'date'
export type TimeFormat = DayFormat | 'dayTime' | 'dateTime' | 'dateTimeSeconds' | 'clock'

function formatWall(at: Wall, language: Language, format: TimeFormat, thisYear = at.year): string {
  const { day: nearDay, dayOfYear, date } = formatters[language]
  const day = at.year === thisYear ? nearDay : dayOfYear
  if (format === 'clock') return clockOf(at)
  if (format === 'dayTime') return `${day(at)} ${clockOf(at)}`
  if (format === 'dateTime') return `${date(at)} ${clockOf(at)}`
  if (format === 'dateTimeSeconds') return `${date(at)} ${clockOf(at)}:${two(at.second)}`
  return format === 'day' ? day(at) : date(at)
}

// A date that is broken over two lines is misread.
const onOneLine = (text: string) => text.replaceAll(' ', '\u00A0')

export type TimeOptions = {
  readonly format?: TimeFormat
  readonly zone?: string
  /** A day of another year is written with its year. */
  readonly thisYear?: number
}

/** An instant by the clock of its place, which is that of our ports unless another is named. */
export const formatTime = (
  instant: Date,
  language: Language,
  { format = 'dayTime', zone = homeZone, thisYear }: TimeOptions = {},
): string => onOneLine(formatWall(wallAt(instant, zone), language, format, thisYear))

/** The calendar day at an instant by the clock of a place, YYYY-MM-DD. */
export function dayInZone(instant: Date, zone: string = homeZone): string {
  const { year, month, day } = wallAt(instant, zone)
  return `${year}-${two(month)}-${two(day)}`
}

/** How far the clock of a place is from UTC at an instant, such as `UTC+8` or `UTC+5:30`. */
export function zoneOffset(instant: Date, zone: string = homeZone): string {
  const minutes = Math.round(aheadMs(instant, zone) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  // A line may break after a hyphen, not after a minus.
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${two(rest)}`}`
}

/** An instant by the clock of its place, with how far that is from UTC, which may go to the next line. */
export const formatZonedTime = (instant: Date, language: Language, options: TimeOptions = {}): string =>
  `${formatTime(instant, language, options)} (${zoneOffset(instant, options.zone)})`

/** A calendar day YYYY-MM-DD, which is the same day in every zone. */
export function formatDay(
  day: string,
  language: Language,
  format: DayFormat = 'day',
  thisYear?: number,
): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return onOneLine(
    formatWall({ year, month, day: date, hour: 0, minute: 0, second: 0 }, language, format, thisYear),
  )
}
