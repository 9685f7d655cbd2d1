import { data } from 'react-router'
import type { Verdict } from '#domain/values/refusal.ts'
import { refusals } from '#domain/values/refusal-codes.ts'

/** Throws a response with the status of the refusal. */
export function valueOrMissing<T>(verdict: Verdict<T>): T {
  if (!verdict.ok) throw data(verdict.refusal, { status: refusals[verdict.refusal].status })
  return verdict.value
}
