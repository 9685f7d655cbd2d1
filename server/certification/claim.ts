import type { Application } from '#domain/certification/certification.ts'
import { claimCompany } from '#domain/certification/claim-company.ts'
import { type CompanyNumber, hasSameNumber } from '#domain/certification/company-number.ts'
import { type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { findDuplicates, type StoredCompany } from './company-store.ts'

/** An id that no company has, for a caller without a company. */
const noCompany = '00000000-0000-0000-0000-000000000000'

/** A company that already has members, by its name in any spelling. */
export async function findByName(db: Db, companyName: string): Promise<StoredCompany | undefined> {
  const [found] = await findDuplicates(db, { companyName }, noCompany)
  return found
}

/** The refusal repeats only what was typed: a matching name does not reveal the number. */
export async function claim(db: Db, application: Application, ownId: string): Promise<Result<Application>> {
  const duplicates = await findDuplicates(db, application, ownId)
  const known = duplicates.map(({ name, ...stored }) => ({ ...stored, companyName: name }))
  const result = claimCompany(application, known)
  if (result.ok) return result
  const isNumberKnown = duplicates.some((stored) => hasSameNumber(stored, application))
  return refusal(
    result.refusal,
    isNumberKnown ? wayByNumber(application) : { joinWithName: application.companyName },
  )
}

/** What joins the company that was found by its number. */
const wayByNumber = ({ country, creditCode, registrationNumber }: CompanyNumber): Refusal['params'] =>
  creditCode === null
    ? { joinWithCountry: country, joinWithNumber: registrationNumber ?? '' }
    : { joinWithCode: creditCode }
