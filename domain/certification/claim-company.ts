import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Application } from './certification.ts'

export type KnownCompany = { readonly companyName: string; readonly unifiedSocialCreditCode: string }

/** A company that others already stand for can only be joined, never put forward a second time. */
export function claimCompany(
  application: Application,
  certifiedElsewhere: readonly KnownCompany[],
): Verdict<Application> {
  const code = spelling(application.unifiedSocialCreditCode)
  const name = spelling(application.companyName)
  const isKnown = certifiedElsewhere.some(
    (known) => spelling(known.unifiedSocialCreditCode) === code || spelling(known.companyName) === name,
  )
  return isKnown ? refuse('company-already-known') : accept(application)
}

/** Full-width letters, spaces and capitals do not make another company. */
export const spelling = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
