import { homeZone } from '#domain/language/format-time.ts'
import { publishTimeProblem } from '#domain/rates/publish-time.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import { instantIn, isWallTime } from '#domain/values/zoned-time.ts'

/** Null for now; a time in the past or years ahead is refused. */
export function readWhen(when: string, at: string, now: Date): Result<string | null> {
  if (when !== 'later') return ok(null)
  if (at === '') return invalidFields({ at: 'required' })
  if (!isWallTime(at)) return invalidFields({ at: 'wrong-format' })
  const instant = instantIn(homeZone, at)
  const problem = publishTimeProblem(instant, now)
  return problem ? invalidFields({ at: problem }) : ok(instant.toISOString())
}
