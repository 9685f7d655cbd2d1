import type { Permission } from '#domain/access/permissions.ts'
import type { CompanyNumber } from './company-number.ts'

export const certificationStates = [
  'none',
  'under-review',
  'certified',
  'refused',
  'suspended',
  'revoked',
] as const
export type CertificationState = (typeof certificationStates)[number]

export type Application = CompanyNumber & {
  readonly companyName: string
  /** The business licence, or elsewhere the document that proves the registration. */
  readonly licenceFileId: string
}

/** A newer licence of the same company, under review while the current one holds. */
export type Renewal = { readonly licenceFileId: string; readonly submittedAt: Date }

/** What a reviewer asks the applicant while the application stays under review. */
export type ReviewQuestion = {
  readonly text: string
  readonly askedAt: Date
  /** Null while the application waits for the applicant. */
  readonly answeredAt: Date | null
}

export type Certification = {
  readonly companyId: string
} & ( // Until a company has members, only the person who entered it may submit it.
  | { readonly state: 'none'; readonly enteredBy: string }
  | {
      readonly state: 'under-review'
      readonly application: Application
      /** Of the application, or of the answer that came last. */
      readonly submittedAt: Date
      /** The newest one. */
      readonly question: ReviewQuestion | null
    }
  | {
      readonly state: 'certified'
      readonly application: Application
      readonly since: Date
      readonly renewal: Renewal | null
    }
  | {
      readonly state: 'refused' | 'revoked'
      readonly application: Application
      readonly reason: string
      readonly decidedAt: Date
    }
  | {
      readonly state: 'suspended'
      readonly application: Application
      readonly reason: string
      readonly decidedAt: Date
      readonly renewal: Renewal | null
    }
)

export type Answer = {
  /** Of the question that is answered; a later one is not answered by it. */
  readonly askedAt: Date
  readonly text: string
  /** With what the applicant corrected. */
  readonly application: Application
}

export type CertificationMove =
  | { readonly move: 'submit'; readonly application: Application; readonly at: Date }
  | { readonly move: 'resubmit'; readonly application: Application; readonly at: Date }
  | { readonly move: 'change-details'; readonly application: Application; readonly at: Date }
  | { readonly move: 'renew-licence'; readonly licenceFileId: string; readonly at: Date }
  | { readonly move: 'withdraw-renewal'; readonly at: Date }
  | { readonly move: 'ask'; readonly text: string; readonly at: Date }
  | { readonly move: 'answer'; readonly answer: Answer; readonly at: Date }
  | { readonly move: 'certify'; readonly at: Date }
  | { readonly move: 'refuse'; readonly reason: string; readonly at: Date }
  | { readonly move: 'certify-renewal'; readonly at: Date }
  | { readonly move: 'refuse-renewal'; readonly reason: string; readonly at: Date }
  | { readonly move: 'suspend'; readonly reason: string; readonly at: Date }
  | { readonly move: 'restore'; readonly at: Date }
  | { readonly move: 'revoke'; readonly reason: string; readonly at: Date }

type Rule = {
  readonly from: readonly CertificationState[]
  readonly to: CertificationState
  readonly permission: Permission
}

/** All state changes of a certification and the permissions they need. */
export const certificationMoves = {
  submit: { from: ['none'], to: 'under-review', permission: 'submit-certification' },
  resubmit: { from: ['refused', 'revoked'], to: 'under-review', permission: 'submit-certification' },
  'change-details': { from: ['certified'], to: 'under-review', permission: 'submit-certification' },
  'renew-licence': { from: ['certified'], to: 'certified', permission: 'submit-certification' },
  'withdraw-renewal': { from: ['certified'], to: 'certified', permission: 'submit-certification' },
  ask: { from: ['under-review'], to: 'under-review', permission: 'decide-certification' },
  answer: { from: ['under-review'], to: 'under-review', permission: 'answer-review-question' },
  certify: { from: ['under-review'], to: 'certified', permission: 'decide-certification' },
  refuse: { from: ['under-review'], to: 'refused', permission: 'decide-certification' },
  'certify-renewal': { from: ['certified'], to: 'certified', permission: 'decide-certification' },
  'refuse-renewal': { from: ['certified'], to: 'refused', permission: 'decide-certification' },
  suspend: { from: ['certified'], to: 'suspended', permission: 'decide-certification' },
  restore: { from: ['suspended'], to: 'certified', permission: 'decide-certification' },
  revoke: { from: ['certified', 'suspended'], to: 'revoked', permission: 'decide-certification' },
} as const satisfies Record<CertificationMove['move'], Rule>
