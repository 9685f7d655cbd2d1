import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { type CertificationDeps, lockSelf } from './caller.ts'
import { deleteOpenRequestOf, findNewestRequest } from './join-request-store.ts'

/** Ends the open join request of a person; of a withdrawal and a decision at once, the second is refused. */
export function withdrawJoinRequest(
  deps: Pick<CertificationDeps, 'database' | 'hasAccount'>,
  personId: string,
): Promise<Result<null>> {
  return deps.database.transaction(async (db) => {
    const locked = await lockSelf(deps, db, personId)
    if (!locked.ok) return locked
    if (await deleteOpenRequestOf(db, personId)) return ok(null)
    const newest = await findNewestRequest(db, personId)
    return newest ? refusal('already-decided', { state: newest.state }) : refusal('not-found')
  })
}
