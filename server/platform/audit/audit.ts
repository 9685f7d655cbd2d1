import { type Actor, userOf } from '#domain/access/actor.ts'
import { type AuditAction, type AuditActor, type AuditSubject, auditActions } from '#domain/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/http/endpoint.ts'
import { type AuditRow, insertAuditEntries } from './audit-store.ts'

/** The actor and the request. */
export type Doer = Pick<RequestContext, 'request' | 'principal'>

/** The kind of the subject follows from the action. */
export type Done = Pick<AuditRow, 'action' | 'subjectId' | 'before' | 'after'>

const subjects: ReadonlyMap<AuditAction, AuditSubject> = new Map(
  (Object.keys(auditActions) as AuditSubject[]).flatMap((subject) =>
    auditActions[subject].map((action) => [action, subject] as const),
  ),
)

const subjectOf = (action: AuditAction): AuditSubject => {
  const found = subjects.get(action)
  if (!found) throw new Error(`The action ${action} has no subject`)
  return found
}

const kindOf = ({ kind }: Actor): AuditActor => {
  if (kind === 'visitor') return 'site'
  return kind === 'staff' ? 'staff' : 'customer'
}

const rowOf = ({ request, principal }: Doer, done: Done): AuditRow => ({
  ...done,
  actorKind: kindOf(principal.actor),
  actorId: userOf(principal.actor),
  subjectKind: subjectOf(done.action),
  brand: request.isConsole ? null : request.brand,
  ip: request.clientIp,
  requestId: request.requestId,
})

/** Written in the transaction of the change, so that neither exists without the other. */
export const audit = (db: Db, doer: Doer, done: Done): Promise<void> =>
  insertAuditEntries(db, [rowOf(doer, done)])

/** Several changes of one request. */
export const auditEach = (db: Db, doer: Doer, changes: readonly Done[]): Promise<void> =>
  insertAuditEntries(
    db,
    changes.map((done) => rowOf(doer, done)),
  )
