import type { SessionView } from '#contract/registration.ts'
import { userOf } from '#domain/access/actor.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Principal } from '#server/platform/http/principal.ts'
import { endSessionsOf, openSessionsOf } from './session-store.ts'

export async function listOwnSessions({ db }: Database, principal: Principal): Promise<SessionView[]> {
  const open = await openSessionsOf(db, { personId: userOf(principal.actor) ?? '' })
  return open.map(({ id, brand, kind, createdAt, lastUsedAt }) => ({
    id,
    brand,
    isThis: id === principal.sessionId,
    remembered: kind === 'remembered',
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}

export const endOwnSessions = ({ db }: Database, { actor }: Principal) =>
  endSessionsOf(db, { personId: userOf(actor) ?? '' }, 'logged-out-everywhere')
