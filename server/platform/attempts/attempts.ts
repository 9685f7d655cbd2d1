import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { countAttempt } from './attempt-store.ts'

export type AttemptLimit = {
  readonly purpose: string
  readonly subject: string
  readonly most: number
  readonly windowSeconds: number
}

const daySeconds = 24 * 60 * 60

/** Counts the attempt against every limit; the first that is passed refuses it. */
export async function takeAttempt(
  queries: Queries,
  limits: readonly AttemptLimit[],
): Promise<Verdict<undefined>> {
  for (const { most, ...attempt } of limits) {
    const attempts = await countAttempt(queries, attempt)
    if (attempts <= most) continue
    if (attempt.windowSeconds >= daySeconds) return refuse('too-many-today')
    return refuse('too-many-attempts', { minutes: Math.ceil(attempt.windowSeconds / 60) })
  }
  return accept(undefined)
}
