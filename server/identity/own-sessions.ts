import type { endOwnSession as endOwnSessionCall, SessionView } from '#contract/registration.ts'
import { userOf } from '#domain/access/actor.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { Principal } from '#server/platform/http/requests/principal.ts'
import { endSessionOf, endSessionsOf, listedSessionsOf } from './session-store.ts'
import { viewPlace } from './session-view.ts'

const ownerOf = ({ actor }: Principal) => ({ personId: userOf(actor) ?? '' })

export async function listOwnSessions({ db }: Database, principal: Principal): Promise<SessionView[]> {
  const open = await listedSessionsOf(db, ownerOf(principal))
  return open.map((stored) => ({
    ...viewPlace(stored),
    brand: stored.brand,
    isThis: stored.id === principal.sessionId,
    remembered: stored.kind === 'remembered',
  }))
}

/** The session of another person gets the same answer as an invented one. */
export const endOwnSession = (
  { transaction }: Database,
  { body, principal }: EndpointInput<typeof endOwnSessionCall>,
): Promise<Result<null>> =>
  transaction(async (db) => {
    const isEnded = await endSessionOf(db, ownerOf(principal), body.sessionId, 'ended-by-person')
    return isEnded ? ok(null) : refusal('not-found')
  })

export const endOwnSessions = ({ db }: Database, principal: Principal) =>
  endSessionsOf(db, ownerOf(principal), 'logged-out-everywhere')
