import { publishTimeProblem } from '#domain/rates/publish-time.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import { isCalendarDay, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { instantAt, shanghaiTime } from '#domain/values/shanghai-time.ts'

/** The value of a `datetime-local` input, in Shanghai time. */
const wallTime = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)$/

/** Null for now; a time in the past or years ahead is refused. */
export function readWhen(when: string, at: string, now: Date): Result<string | null> {
  if (when !== 'later') return ok(null)
  if (at === '') return invalidFields({ at: 'required' })
  const [, day = '', time = ''] = wallTime.exec(at) ?? []
  if (!isCalendarDay(day)) return invalidFields({ at: 'wrong-format' })
  const instant = instantAt(day, time)
  const problem = publishTimeProblem(instant, now)
  return problem ? invalidFields({ at: problem }) : ok(instant.toISOString())
}

const two = (count: number) => String(count).padStart(2, '0')

/** The value of the input for an instant. */
export function wallText(instant: Date): string {
  const { hour, minute } = shanghaiTime(instant)
  return `${shanghaiDay(instant)}T${two(hour)}:${two(minute)}`
}
