import type { SessionView } from '#contract/registration.ts'
import { userOf } from '#domain/access/actor.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Bearer } from '#server/platform/http/bearer.ts'
import { endSessionsOf, openSessionsOf } from './session-store.ts'

export async function listOwnSessions({ queries }: Database, bearer: Bearer): Promise<SessionView[]> {
  const open = await openSessionsOf(queries, { personId: userOf(bearer.actor) ?? '' })
  return open.map(({ id, brand, life, createdAt, lastUsedAt }) => ({
    id,
    brand,
    isThis: id === bearer.sessionId,
    remembered: life === 'remembered',
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}

export const endOwnSessions = ({ queries }: Database, { actor }: Bearer) =>
  endSessionsOf(queries, { personId: userOf(actor) ?? '' }, 'logged-out-everywhere')
