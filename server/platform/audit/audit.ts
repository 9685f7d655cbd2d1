import { type Actor, userOf } from '#domain/access/actor.ts'
import { type AuditAction, type AuditActor, type AuditSubject, auditActions } from '#domain/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/http/endpoint.ts'
import { type AuditRow, insertAuditEntry } from './audit-store.ts'

/** The actor and the request. */
export type Doer = Pick<RequestContext, 'request' | 'principal'>

/** The kind of the subject follows from the action. */
export type Done = Pick<AuditRow, 'action' | 'subjectId' | 'before' | 'after'>

const subjectOf = (action: AuditAction): AuditSubject => {
  const found = (Object.keys(auditActions) as AuditSubject[]).find((subject) =>
    (auditActions[subject] as readonly AuditAction[]).includes(action),
  )
  if (!found) throw new Error(`The action ${action} has no subject`)
  return found
}

const kindOf = ({ kind }: Actor): AuditActor => {
  if (kind === 'visitor') return 'site'
  return kind === 'staff' ? 'staff' : 'customer'
}

/** Written in the transaction of the change, so that neither exists without the other. */
export function audit(db: Db, { request, principal }: Doer, done: Done): Promise<void> {
  return insertAuditEntry(db, {
    ...done,
    actorKind: kindOf(principal.actor),
    actorId: userOf(principal.actor),
    subjectKind: subjectOf(done.action),
    brand: request.isConsole ? null : request.brand,
    ip: request.clientIp,
    requestId: request.requestId,
  })
}
