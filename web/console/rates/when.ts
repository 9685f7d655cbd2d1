import { accept, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { isCalendarDay, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { instantAt, shanghaiTime } from '#domain/values/shanghai-time.ts'

/** As a field for day and time is filled in, by the clocks of Shanghai. */
const wallTime = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)$/

/** At once is nothing; a time that has passed is none to wait for. */
export function readWhen(when: string, at: string, now: Date): Verdict<string | null> {
  if (when !== 'later') return accept(null)
  if (at === '') return refuseFields({ at: 'required' })
  const [, day = '', time = ''] = wallTime.exec(at) ?? []
  if (!isCalendarDay(day)) return refuseFields({ at: 'wrong-format' })
  const instant = instantAt(day, time)
  return instant <= now ? refuseFields({ at: 'too-small' }) : accept(instant.toISOString())
}

const two = (count: number) => String(count).padStart(2, '0')

/** The same field filled in with an instant. */
export function wallText(instant: Date): string {
  const { hour, minute } = shanghaiTime(instant)
  return `${shanghaiDay(instant)}T${two(hour)}:${two(minute)}`
}
