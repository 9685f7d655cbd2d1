import type { Application } from '#domain/certification/certification.ts'
import { claimCompany } from '#domain/certification/claim-company.ts'
import { refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { findAlike, type StoredCompany } from './company-store.ts'

/** No company has it: whoever asks has none of his own yet. */
const noCompany = '00000000-0000-0000-0000-000000000000'

/** The company that others stand for under a name, however it is spelled. */
export async function findByName(queries: Queries, companyName: string): Promise<StoredCompany | undefined> {
  const named = { companyName, unifiedSocialCreditCode: '', licenceFileId: '' }
  const [found] = await findAlike(queries, named, noCompany)
  return found
}

/** What a known company can be joined by is what was typed, never more: a name does not tell the code. */
export async function claim(
  queries: Queries,
  application: Application,
  ownId: string,
): Promise<Verdict<Application>> {
  const alike = await findAlike(queries, application, ownId)
  const known = alike.map(({ name, creditCode }) => ({
    companyName: name,
    unifiedSocialCreditCode: creditCode,
  }))
  const verdict = claimCompany(application, known)
  if (verdict.ok) return verdict
  const { unifiedSocialCreditCode: code, companyName: joinWithName } = application
  const isCodeKnown = alike.some(({ creditCode }) => creditCode === code)
  return refuse(verdict.refusal, isCodeKnown ? { joinWithCode: code } : { joinWithName })
}
