import type { Application } from '#domain/certification/certification.ts'
import { claimCompany } from '#domain/certification/claim-company.ts'
import { refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { findAlike } from './company-store.ts'

/** A known company can be joined by its code, so the refusal carries it. */
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
  const [first] = alike
  return verdict.ok || !first ? verdict : refuse(verdict.refusal, { joinWithCode: first.creditCode })
}
