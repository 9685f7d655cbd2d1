import { userOf } from '#domain/access/actor.ts'
import { mayDecideCertification } from '#domain/access/may-staff.ts'
import { moveCertification } from '#domain/certification/move-certification.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { applicationOf, findSubmitter, insertEvent } from './certification-event-store.ts'
import { certificationOf, lockCompany, type StoredCompany, updateCompany } from './company-store.ts'
import type { DecisionDeps } from './decide-certification.ts'

export type Asked = {
  readonly companyId: string
  /** Identifies the application that the reviewer saw. */
  readonly submittedAt: Date
  readonly question: string
}

async function askLocked(db: Db, asked: Asked, doer: Doer, at: Date): Promise<Result<StoredCompany>> {
  const stored = await lockCompany(db, asked.companyId)
  if (!stored) return refusal('not-found')
  const moved = moveCertification(
    certificationOf(stored),
    { move: 'ask', text: asked.question, at },
    doer.principal.actor,
  )
  if (!moved.ok) return moved
  if (stored.submittedAt.getTime() !== asked.submittedAt.getTime()) return refusal('not-under-review')
  const byStaffId = userOf(doer.principal.actor)
  if (moved.value.state === 'none' || byStaffId === null) throw new Error('Only staff ask an applicant')
  await updateCompany(db, moved.value, stored)
  await insertEvent(db, {
    companyId: stored.id,
    event: 'asked',
    at,
    byStaffId,
    reason: asked.question,
    application: applicationOf(stored),
  })
  await audit(db, doer, {
    action: 'certification-question-asked',
    subjectId: stored.id,
    after: { question: asked.question },
  })
  return ok(stored)
}

/** The application stays under review and waits for the applicant, who is notified. */
export async function askApplicant(deps: DecisionDeps, asked: Asked, doer: Doer): Promise<Result<null>> {
  const may = mayDecideCertification(doer.principal.actor)
  if (!may.ok) return may
  return deps.database.transaction(async (db, client) => {
    const stored = await askLocked(db, asked, doer, deps.clock.now())
    if (!stored.ok) return stored
    await deps.notify(client, {
      personId: await findSubmitter(db, stored.value),
      kind: 'certification-question',
      params: { company: stored.value.name, question: asked.question },
      path: workbenchPaths.certification,
    })
    return ok(null)
  })
}
