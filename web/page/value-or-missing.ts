import { data } from 'react-router'
import type { Result } from '#domain/values/refusal.ts'
import { refusals } from '#domain/values/refusal-codes.ts'

/** Throws a response with the status of the refusal. */
export function valueOrMissing<T>(result: Result<T>): T {
  if (!result.ok) throw data(result.refusal, { status: refusals[result.refusal].status })
  return result.value
}
