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

/** How many milliseconds the clock of a zone is ahead of UTC at an instant. */
function aheadMs(at: number, zone: string): number {
  const numeric = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const
  const clock = new Intl.DateTimeFormat('en-GB', { ...numeric, hourCycle: 'h23', timeZone: zone })
  const parts = clock.formatToParts(at)
  const figure = (type: keyof typeof numeric) => Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(
    figure('year'),
    figure('month') - 1,
    figure('day'),
    figure('hour'),
    figure('minute'),
    figure('second'),
  )
  return wall - at
}

/** The instant of a time by the clock of a zone. A time that the clock skips in spring is the one an hour later. */
export function instantIn(zone: string, wallTime: string): Date {
  if (!isWallTime(wallTime)) throw new Error(`not a time: ${wallTime}`)
  const asUtc = Date.parse(`${wallTime.replace(' ', 'T')}:00Z`)
  const first = asUtc - aheadMs(asUtc, zone)
  // Around a change of the clock the first guess has the offset of the other side.
  return new Date(asUtc - aheadMs(first, zone))
}
