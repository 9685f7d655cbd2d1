import { aheadMs } from '#domain/language/zone-clock.ts'
import { isCalendarDay } from './shanghai-day.ts'
import { plainTyped } from './typed-text.ts'

const shape = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[ T]+(\d{1,2}):(\d{2})$/

const two = (text = '') => text.padStart(2, '0')

/** A time by the clock of a place as it is kept, `YYYY-MM-DD HH:MM`; what cannot be read stays as it was typed. */
export function plainWallTime(text: string): string {
  const typed = plainTyped(text)
  const [, year, month, day, hour, minute] = shape.exec(typed) ?? []
  return year === undefined ? typed : `${year}-${two(month)}-${two(day)} ${two(hour)}:${minute}`
}

export function isWallTime(text: string): boolean {
  const [day = '', time = '', ...rest] = text.split(' ')
  return rest.length === 0 && isCalendarDay(day) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)
}

/** The instant of a time by the clock of a zone. A time that the clock skips in spring is the one an hour later. */
export function instantIn(zone: string, wallTime: string): Date {
  if (!isWallTime(wallTime)) throw new Error(`not a time: ${wallTime}`)
  const asUtc = Date.parse(`${wallTime.replace(' ', 'T')}:00Z`)
  const first = asUtc - aheadMs(new Date(asUtc), zone)
  // Around a change of the clock the first guess has the offset of the other side.
  return new Date(asUtc - aheadMs(new Date(first), zone))
}

/** An instant by the clock of a zone, as a time is kept. */
export const wallTimeOf = (zone: string, instant: Date): string =>
  new Date(instant.getTime() + aheadMs(instant, zone)).toISOString().slice(0, 16).replace('T', ' ')
