import { userOf } from '#domain/access/actor.ts'
import { mayDecideCertification } from '#domain/access/may-staff.ts'
import type { CertificationMove } from '#domain/certification/certification.ts'
import type { CertificationEvent } from '#domain/certification/certification-event.ts'
import { moveCertification } from '#domain/certification/move-certification.ts'
import type { NotificationKind } from '#domain/notifications/notification.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { applicationOf, insertEvent } from './certification-event-store.ts'
import { certificationOf, lockCompany, updateCompany } from './company-store.ts'
import type { DecisionDeps } from './decide-certification.ts'
import { notifyMembers } from './notify.ts'

type StopMove = Extract<CertificationMove, { move: 'suspend' | 'restore' | 'revoke' }>['move']
type Done = {
  readonly event: CertificationEvent
  readonly kind: Extract<NotificationKind, `certification-${string}`>
}

const doneBy = {
  suspend: { event: 'suspended', kind: 'certification-suspended' },
  restore: { event: 'restored', kind: 'certification-restored' },
  revoke: { event: 'revoked', kind: 'certification-revoked' },
} as const satisfies Record<StopMove, Done>

export type CertificationStop = { readonly companyId: string } & (
  | { readonly move: 'suspend' | 'revoke'; readonly reason: string }
  | { readonly move: 'restore' }
)

const moveOf = (stop: CertificationStop, at: Date): CertificationMove =>
  stop.move === 'restore' ? { move: 'restore', at } : { move: stop.move, reason: stop.reason.trim(), at }

async function stopLocked(db: Db, stop: CertificationStop, doer: Doer, at: Date): Promise<Result<string>> {
  const stored = await lockCompany(db, stop.companyId)
  if (!stored) return refusal('not-found')
  const moved = moveCertification(certificationOf(stored), moveOf(stop, at), doer.principal.actor)
  if (!moved.ok) return moved
  const after = moved.value
  const byStaffId = userOf(doer.principal.actor)
  if (after.state === 'none' || byStaffId === null) throw new Error('Only staff stop a certified company')
  await updateCompany(db, after, stored)
  const reason = 'reason' in after ? after.reason : null
  const { event, kind } = doneBy[stop.move]
  await insertEvent(db, {
    companyId: stored.id,
    event,
    at,
    byStaffId,
    reason,
    application: applicationOf(stored),
  })
  await audit(db, doer, {
    action: kind,
    subjectId: stored.id,
    before: { state: stored.state },
    after: { state: after.state, reason },
  })
  return ok(stored.name)
}

/** Suspends a certification, ends the suspension, or revokes it. A quote that is being saved holds the company row. */
export async function stopCertification(
  deps: DecisionDeps,
  stop: CertificationStop,
  doer: Doer,
): Promise<Result<null>> {
  const may = mayDecideCertification(doer.principal.actor)
  if (!may.ok) return may
  return deps.database.transaction(async (db, client) => {
    const stopped = await stopLocked(db, stop, doer, deps.clock.now())
    if (!stopped.ok) return stopped
    const { companyId } = stop
    const company = stopped.value
    const connection = { db, client }
    if (stop.move === 'restore')
      await notifyMembers(deps, connection, companyId, {
        kind: 'certification-restored',
        params: { company },
      })
    else
      await notifyMembers(deps, connection, companyId, {
        kind: doneBy[stop.move].kind,
        params: { company, reason: stop.reason.trim() },
      })
    return ok(null)
  })
}
