import type { Actor } from '#domain/access/actor.ts'
import { mayDecideCertification } from '#domain/access/may-staff.ts'
import type { CertificationMove } from '#domain/certification/certification.ts'
import { moveCertification } from '#domain/certification/move-certification.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { type Queries, sqlStateOf } from '#server/platform/database/connect.ts'
import type { CertificationParts } from './acting.ts'
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
  /** Of the application the reviewer had before him; a later one is not decided by it. */
  readonly submittedAt: Date
} & ({ readonly decision: 'certify' } | { readonly decision: 'refuse'; readonly reason: string })

const uniqueViolation = '23505'

const moveOf = (decided: CertificationDecision, at: Date): CertificationMove =>
  decided.decision === 'certify'
    ? { move: 'certify', at }
    : { move: 'refuse', reason: decided.reason.trim(), at }

/** Whoever put the company forward leads it from now on; one that had people keeps those it has. */
async function appoint(queries: Queries, { id, enteredBy }: StoredCompany): Promise<void> {
  if ((await lockMemberships(queries, id)).length > 0) return
  const isAppointed = await insertMembership(queries, {
    userId: enteredBy,
    companyId: id,
    role: 'administrator',
    status: 'active',
  })
  // Thrown, so that the whole decision is undone.
  if (!isAppointed) throw new Error('Whoever put the company forward belongs to another')
}

async function decideLocked(
  queries: Queries,
  decided: CertificationDecision,
  actor: Actor,
  at: Date,
): Promise<Verdict<null>> {
  const stored = await lockCompany(queries, decided.companyId)
  if (!stored) return refuse('not-found')
  const moved = moveCertification(certificationOf(stored), moveOf(decided, at), actor)
  if (!moved.ok) return moved
  if (moved.value.state === 'none') throw new Error('A certification was decided and did not move')
  if (stored.submittedAt.getTime() !== decided.submittedAt.getTime()) return refuse('not-under-review')
  if (decided.decision === 'certify') {
    const claimed = await claim(queries, moved.value.application, stored.id)
    if (!claimed.ok) return claimed
  }
  await updateCompany(queries, moved.value, stored)
  if (decided.decision === 'certify') await appoint(queries, stored)
  return accept(null)
}

/** For the staff console. Two decisions meet at the company's row, two companies of one code at its index. */
export async function decideCertification(
  { database, clock }: Pick<CertificationParts, 'database' | 'clock'>,
  decided: CertificationDecision,
  actor: Actor,
): Promise<Verdict<null>> {
  const may = mayDecideCertification(actor)
  if (!may.ok) return may
  try {
    return await database.transaction(async (queries) => {
      const found = await findCompany(queries, decided.companyId)
      if (!found) return refuse('not-found')
      await lockPerson(queries, found.enteredBy)
      return decideLocked(queries, decided, actor, clock.now())
    })
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) return refuse('company-already-known')
    throw error
  }
}
