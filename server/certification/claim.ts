import type { Application } from '#domain/certification/certification.ts'
import { claimCompany } from '#domain/certification/claim-company.ts'
import { type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { findDuplicates, type StoredCompany } from './company-store.ts'

/** An id that no company has, for a caller without a company. */
const noCompany = '00000000-0000-0000-0000-000000000000'

/** A company that already has members, by its name in any spelling. */
export async function findByName(db: Db, companyName: string): Promise<StoredCompany | undefined> {
  const named = { companyName, unifiedSocialCreditCode: '', licenceFileId: '' }
  const [found] = await findDuplicates(db, named, noCompany)
  return found
}

/** The refusal repeats only what was typed: a matching name does not reveal the credit code. */
export async function claim(db: Db, application: Application, ownId: string): Promise<Result<Application>> {
  const duplicates = await findDuplicates(db, application, ownId)
  const known = duplicates.map(({ name, creditCode }) => ({
    companyName: name,
    unifiedSocialCreditCode: creditCode,
  }))
  const result = claimCompany(application, known)
  if (result.ok) return result
  const { unifiedSocialCreditCode: code, companyName: joinWithName } = application
  const isCodeKnown = duplicates.some(({ creditCode }) => creditCode === code)
  return refusal(result.refusal, isCodeKnown ? { joinWithCode: code } : { joinWithName })
}
