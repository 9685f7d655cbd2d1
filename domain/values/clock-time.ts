import { plainTyped } from './typed-text.ts'

// \u65f6, \u70b9 and \u5206 are the Chinese words for hour, o’clock and minute.
const withSeparator = /^(\d{1,2})[:.hH\u65f6\u70b9](\d{2})\u5206?\s*([ap])?\.?m?\.?$/i
const digitsAlone = /^(\d{1,2})(\d{2})\s*([ap])?\.?m?\.?$/i
const hourAlone = /^(\d{1,2})[\u65f6\u70b9]?\s*([ap])?\.?m?\.?$/i

const noonHours = 12

/** An hour with am or pm, by 24 hours; undefined if the clock does not have it. */
function hourOf(typed: number, half: string | undefined): number | undefined {
  if (half === undefined) return typed < 24 ? typed : undefined
  if (typed < 1 || typed > noonHours) return undefined
  return (typed % noonHours) + (half.toLowerCase() === 'p' ? noonHours : 0)
}

/** A time of day as it is kept, `HH:MM` by 24 hours; what cannot be read stays as it was typed. */
export function plainClockTime(text: string): string {
  const typed = plainTyped(text)
  const [, hour, minute, half] = withSeparator.exec(typed) ?? digitsAlone.exec(typed) ?? []
  const [, hourOnly, halfOfHour] = hour === undefined ? (hourAlone.exec(typed) ?? []) : []
  const read = hourOf(Number(hour ?? hourOnly), half ?? halfOfHour)
  const isRead = (hour ?? hourOnly) !== undefined && read !== undefined && Number(minute ?? 0) < 60
  return isRead ? `${String(read).padStart(2, '0')}:${minute ?? '00'}` : typed
}
