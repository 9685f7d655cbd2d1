import { type Actor, userOf } from '#domain/access/actor.ts'
import { mayDecideCertification } from '#domain/access/may-staff.ts'
import type { Certification, CertificationMove } from '#domain/certification/certification.ts'
import { moveCertification } from '#domain/certification/move-certification.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Notify } from '#server/notifications/index.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import { type Db, sqlStateOf } from '#server/platform/database/connect.ts'
import type { CertificationDeps } from './caller.ts'
import { applicationOf, findSubmitter, insertEvent } from './certification-event-store.ts'
import { claim } from './claim.ts'
import {
  certificationOf,
  findCompany,
  lockCompany,
  lockPerson,
  type StoredCompany,
  updateCompany,
} from './company-store.ts'
import { insertMembership, lockMemberships } from './membership-store.ts'

export type CertificationDecision = {
  readonly companyId: string
  /** Identifies the application that the reviewer saw; a later one is not decided by it. */
  readonly submittedAt: Date
} & ({ readonly decision: 'certify' } | { readonly decision: 'refuse'; readonly reason: string })

const uniqueViolation = '23505'

const moveOf = (decided: CertificationDecision, at: Date): CertificationMove =>
  decided.decision === 'certify'
    ? { move: 'certify', at }
    : { move: 'refuse', reason: decided.reason.trim(), at }

/** Makes the person who entered the company its administrator, unless it already has members. */
async function appoint(db: Db, { id, enteredBy }: StoredCompany): Promise<void> {
  if ((await lockMemberships(db, id)).length > 0) return
  const isAppointed = await insertMembership(db, {
    userId: enteredBy,
    companyId: id,
    role: 'administrator',
    status: 'active',
  })
  // Thrown to roll back the whole decision.
  if (!isAppointed) throw new Error('The person who entered the company belongs to another one')
}

type Moved = { readonly stored: StoredCompany; readonly after: Exclude<Certification, { state: 'none' }> }

async function decideLocked(
  db: Db,
  decided: CertificationDecision,
  actor: Actor,
  at: Date,
): Promise<Result<Moved>> {
  const stored = await lockCompany(db, decided.companyId)
  if (!stored) return refusal('not-found')
  const moved = moveCertification(certificationOf(stored), moveOf(decided, at), actor)
  if (!moved.ok) return moved
  if (moved.value.state === 'none') throw new Error('A decided certification is still in state none')
  if (stored.submittedAt.getTime() !== decided.submittedAt.getTime()) return refusal('not-under-review')
  if (decided.decision === 'certify') {
    const claimed = await claim(db, moved.value.application, stored.id)
    if (!claimed.ok) return claimed
  }
  await updateCompany(db, moved.value, stored)
  if (decided.decision === 'certify') await appoint(db, stored)
  return ok({ stored, after: moved.value })
}

/** Saves the decision to the company history and to the audit log. */
async function recordDecision(db: Db, { stored, after }: Moved, doer: Doer, at: Date): Promise<void> {
  const [companyId, byStaffId] = [stored.id, userOf(doer.principal.actor)]
  if (byStaffId === null) throw new Error('A certification needs a staff member who decides it')
  const reason = after.state === 'refused' ? after.reason : null
  const event = after.state === 'refused' ? 'refused' : 'certified'
  await insertEvent(db, { companyId, event, at, byStaffId, reason, application: applicationOf(stored) })
  await audit(db, doer, {
    action: 'certification-decided',
    subjectId: companyId,
    before: { state: stored.state, submittedAt: stored.submittedAt.toISOString() },
    after: { state: after.state, reason },
  })
}

type Client = Parameters<Notify>[0]

async function notifySubmitter(
  notify: Notify,
  client: Client,
  personId: string,
  { stored, after }: Moved,
  doer: Doer,
) {
  const to = { personId, path: workbenchPaths.certification, brand: doer.request.brand }
  const company = stored.name
  if (after.state === 'refused')
    await notify(client, { ...to, kind: 'certification-refused', params: { company, reason: after.reason } })
  else await notify(client, { ...to, kind: 'certification-approved', params: { company } })
}

export type DecisionDeps = Pick<CertificationDeps, 'database' | 'clock'> & { readonly notify: Notify }

async function decide(deps: DecisionDeps, decided: CertificationDecision, doer: Doer): Promise<Result<null>> {
  return deps.database.transaction(async (db, client) => {
    const found = await findCompany(db, decided.companyId)
    if (!found) return refusal('not-found')
    await lockPerson(db, found.enteredBy)
    const at = deps.clock.now()
    const moved = await decideLocked(db, decided, doer.principal.actor, at)
    if (!moved.ok) return moved
    await recordDecision(db, moved.value, doer, at)
    await notifySubmitter(deps.notify, client, await findSubmitter(db, found), moved.value, doer)
    return ok(null)
  })
}

/** Concurrent decisions wait at the company row; two companies with one code collide at the unique index. */
export async function decideCertification(
  deps: DecisionDeps,
  decided: CertificationDecision,
  doer: Doer,
): Promise<Result<null>> {
  const may = mayDecideCertification(doer.principal.actor)
  if (!may.ok) return may
  try {
    return await decide(deps, decided, doer)
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) return refusal('company-already-known')
    throw error
  }
}
