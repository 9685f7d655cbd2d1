import { type Actor, userOf } from '#domain/access/actor.ts'
import { mayDecideCertification } from '#domain/access/may-staff.ts'
import type { Certification, CertificationMove } from '#domain/certification/certification.ts'
import { licenceEndProblem } from '#domain/certification/licence-end.ts'
import { moveCertification } from '#domain/certification/move-certification.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Notify } from '#server/notifications/index.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import { type Db, isUniqueViolation } from '#server/platform/database/connect.ts'
import type { CertificationDeps } from './caller.ts'
import { applicationOf, findSubmitter, insertEvent } from './certification-event-store.ts'
import { claim } from './claim.ts'
import {
  certificationOf,
  findCompany,
  lockCompany,
  lockPerson,
  newestSubmission,
  type StoredCompany,
  setLicenceEnd,
  updateCompany,
} from './company-store.ts'
import { hasOpenedLicence, licenceToReview } from './licence-view-store.ts'
import { insertMembership, lockMemberships } from './membership-store.ts'
import { notifyMembers } from './notify.ts'

export type CertificationDecision = {
  readonly companyId: string
  /** Identifies the application that the reviewer saw; a later one is not decided by it. */
  readonly submittedAt: Date
} & (
  | { readonly decision: 'certify'; readonly licenceValidTo?: string | undefined }
  | { readonly decision: 'refuse'; readonly reason: string }
)

function moveOf(now: Certification, decided: CertificationDecision, at: Date): CertificationMove {
  const isRenewal = now.state === 'certified' && now.renewal !== null
  return decided.decision === 'certify'
    ? { move: isRenewal ? 'certify-renewal' : 'certify', at }
    : { move: isRenewal ? 'refuse-renewal' : 'refuse', reason: decided.reason.trim(), at }
}

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

type Moved = {
  readonly stored: StoredCompany
  readonly after: Exclude<Certification, { state: 'none' }>
  readonly licenceValidTo?: string | undefined
}

async function decideLocked(
  db: Db,
  decided: CertificationDecision,
  actor: Actor,
  at: Date,
): Promise<Result<Moved>> {
  const stored = await lockCompany(db, decided.companyId)
  if (!stored) return refusal('not-found')
  const now = certificationOf(stored)
  const moved = moveCertification(now, moveOf(now, decided, at), actor)
  if (!moved.ok) return moved
  if (moved.value.state === 'none') throw new Error('A decided certification is still in state none')
  if (newestSubmission(stored).getTime() !== decided.submittedAt.getTime()) return refusal('not-under-review')
  if (!(await hasOpenedLicence(db, licenceToReview(stored), userOf(actor) ?? '')))
    return refusal('licence-not-opened')
  if (decided.decision === 'certify') {
    const claimed = await claim(db, moved.value.application, stored.id)
    if (!claimed.ok) return claimed
  }
  await updateCompany(db, moved.value, stored)
  if (decided.decision === 'refuse') return ok({ stored, after: moved.value })
  const { licenceValidTo } = decided
  await setLicenceEnd(db, stored.id, licenceValidTo ?? null)
  await appoint(db, stored)
  return ok({ stored, after: moved.value, licenceValidTo })
}

/** Saves the decision to the company history and to the audit log. */
async function recordDecision(
  db: Db,
  { stored, after, licenceValidTo }: Moved,
  doer: Doer,
  at: Date,
): Promise<void> {
  const [companyId, byStaffId] = [stored.id, userOf(doer.principal.actor)]
  if (byStaffId === null) throw new Error('A certification needs a staff member who decides it')
  const reason = after.state === 'refused' ? after.reason : null
  const event = after.state === 'refused' ? 'refused' : 'certified'
  const application = { ...applicationOf(stored), licenceFileId: after.application.licenceFileId }
  await insertEvent(db, { companyId, event, at, byStaffId, reason, application })
  await audit(db, doer, {
    action: 'certification-decided',
    subjectId: companyId,
    before: { state: stored.state, submittedAt: newestSubmission(stored).toISOString() },
    after: { state: after.state, reason, ...(licenceValidTo && { licenceValidTo }) },
  })
}

type Connection = { readonly db: Db; readonly client: Parameters<Notify>[0] }

/** All members trade by the licence, so all of them are notified of a decision on a renewed one. */
async function notifyOfOutcome(
  deps: DecisionDeps,
  connection: Connection,
  { stored, after }: Moved,
): Promise<void> {
  const company = stored.name
  const reason = after.state === 'refused' ? after.reason : undefined
  if (stored.renewalFileId !== null)
    return reason === undefined
      ? notifyMembers(deps, connection, stored.id, { kind: 'licence-approved', params: { company } })
      : notifyMembers(deps, connection, stored.id, {
          kind: 'licence-refused',
          params: { company, reason },
        })
  const personId = await findSubmitter(connection.db, stored)
  const { certification } = workbenchPaths
  const { returnPath } = stored
  if (reason === undefined)
    return deps.notify(connection.client, {
      personId,
      path: returnPath ?? certification,
      kind: 'certification-approved',
      params: { company },
    })
  const path = returnPath ? `${certification}?from=${encodeURIComponent(returnPath)}` : certification
  const params = { company, reason }
  return deps.notify(connection.client, { personId, path, kind: 'certification-refused', params })
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
    await notifyOfOutcome(deps, { db, client }, moved.value)
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
  const licenceValidTo = decided.decision === 'certify' ? decided.licenceValidTo : undefined
  const problem = licenceEndProblem(licenceValidTo, shanghaiDay(deps.clock.now()))
  if (problem) return invalidFields({ licenceValidTo: problem })
  try {
    return await decide(deps, decided, doer)
  } catch (error) {
    if (isUniqueViolation(error)) return refusal('company-already-known')
    throw error
  }
}
