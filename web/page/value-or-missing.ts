import { data } from 'react-router'
import { refusalReplies } from '#contract/refusal-replies.ts'
import type { Verdict } from '#domain/values/refusal.ts'

/** Throws a response with the status of the refusal. */
export function valueOrMissing<T>(verdict: Verdict<T>): T {
  if (!verdict.ok) throw data(verdict.refusal, { status: refusalReplies[verdict.refusal].status })
  return verdict.value
}
