import { leaveOnClosingAccount } from '#domain/certification/membership.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { lockCompany, lockPerson } from './company-store.ts'
import { deleteMembership, lockMemberships } from './membership-store.ts'
import { deleteClaimsOf, findCompanyOf } from './person-data-store.ts'

/** Runs in the transaction that closes an account. A refusal leaves everything unchanged. */
export async function leaveCompanies(db: Db, personId: string): Promise<Result<undefined>> {
  await lockPerson(db, personId)
  const companyId = await findCompanyOf(db, personId)
  if (companyId) {
    await lockCompany(db, companyId)
    const members = await lockMemberships(db, companyId)
    const result = leaveOnClosingAccount(members, personId)
    if (!result.ok) return result
    // Read again under the lock: the membership may have been removed meanwhile.
    const mine = members.find(({ userId }) => userId === personId)
    if (mine) await deleteMembership(db, mine)
  }
  await deleteClaimsOf(db, personId)
  return ok(undefined)
}
