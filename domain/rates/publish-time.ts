import type { FieldProblem } from '#domain/values/refusal.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Prices are agreed months ahead; a time more than five years ahead is a typing error. */
const maxAheadMs = 5 * 365 * dayMs

/** What is wrong with the time at which a version is to take effect. */
export function publishTimeProblem(at: Date, now: Date): FieldProblem | undefined {
  if (at <= now) return 'too-small'
  return at.getTime() - now.getTime() > maxAheadMs ? 'too-large' : undefined
}
