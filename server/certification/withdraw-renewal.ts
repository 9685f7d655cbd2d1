import type { Certification } from '#domain/certification/certification.ts'
import { moveCertification } from '#domain/certification/move-certification.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { type CertificationDeps, lockActor, lockSelf } from './caller.ts'
import { applicationOf, insertEvent } from './certification-event-store.ts'
import { certificationOf, updateCompany } from './company-store.ts'

/** Takes a renewed licence out of the review; of a withdrawal and a decision at once, the second is refused. */
export function withdrawRenewal(
  deps: Pick<CertificationDeps, 'database' | 'clock' | 'hasAccount'>,
  personId: string,
): Promise<Result<null>> {
  return deps.database.transaction(async (db) => {
    const locked = await lockSelf(deps, db, personId)
    if (!locked.ok) return locked
    const { actor, company } = await lockActor(db, personId)
    if (!company) return refusal('not-under-review')
    const at = deps.clock.now()
    const moved: Result<Certification> = moveCertification(
      certificationOf(company),
      { move: 'withdraw-renewal', at },
      actor,
    )
    if (!moved.ok) return moved
    if (moved.value.state === 'none') throw new Error('A withdrawn renewal left no certification')
    await updateCompany(db, moved.value, company)
    const licenceFileId = company.renewalFileId ?? company.licenceFileId
    await insertEvent(db, {
      companyId: company.id,
      event: 'renewal-withdrawn',
      at,
      byPersonId: personId,
      reason: null,
      application: { ...applicationOf(company), licenceFileId },
    })
    return ok(null)
  })
}
