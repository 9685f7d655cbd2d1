import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Application } from './certification.ts'
import { type CompanyNumber, hasSameNumber } from './company-number.ts'

export type KnownCompany = CompanyNumber & { readonly companyName: string }

/** A company that already has members can be joined but not submitted again. */
export function claimCompany(
  application: Application,
  certifiedElsewhere: readonly KnownCompany[],
): Result<Application> {
  const name = normaliseCompanyText(application.companyName)
  const isKnown = certifiedElsewhere.some(
    (known) => hasSameNumber(known, application) || normaliseCompanyText(known.companyName) === name,
  )
  return isKnown ? refusal('company-already-known') : ok(application)
}

/** What makes no difference between two companies: spaces, punctuation, marks, and characters of which nothing is seen. */
const ignored = /[\s\p{P}\p{Cf}\p{Cc}\p{Mn}\p{Default_Ignorable_Code_Point}]/gu

/** Changes when `normaliseCompanyText` does; stored names are then normalised again. */
export const companyTextRule = [1, ignored.source] as const

/** Normalised, so that full-width letters, spaces, punctuation and case make no difference. */
export const normaliseCompanyText = (text: string): string =>
  text.normalize('NFKC').replace(ignored, '').toUpperCase()
