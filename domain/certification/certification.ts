import type { Permission } from '#domain/access/permissions.ts'

export const certificationStates = ['none', 'under-review', 'certified', 'refused'] as const
export type CertificationState = (typeof certificationStates)[number]

export type Application = {
  readonly companyName: string
  readonly unifiedSocialCreditCode: string
  readonly licenceFileId: string
}

export type Certification = {
  readonly companyId: string
} & ( // Until a company has members, only the person who entered it may submit it.
  | { readonly state: 'none'; readonly enteredBy: string }
  | { readonly state: 'under-review'; readonly application: Application; readonly submittedAt: Date }
  | { readonly state: 'certified'; readonly application: Application; readonly since: Date }
  | {
      readonly state: 'refused'
      readonly application: Application
      readonly reason: string
      readonly decidedAt: Date
    }
)

export type CertificationMove =
  | { readonly move: 'submit'; readonly application: Application; readonly at: Date }
  | { readonly move: 'resubmit'; readonly application: Application; readonly at: Date }
  | { readonly move: 'swap-licence'; readonly licenceFileId: string; readonly at: Date }
  | { readonly move: 'certify'; readonly at: Date }
  | { readonly move: 'refuse'; readonly reason: string; readonly at: Date }

type Rule = {
  readonly from: CertificationState
  readonly to: CertificationState
  readonly permission: Permission
}

/** All state changes of a certification and the permissions they need. */
export const certificationMoves = {
  submit: { from: 'none', to: 'under-review', permission: 'submit-certification' },
  resubmit: { from: 'refused', to: 'under-review', permission: 'submit-certification' },
  'swap-licence': { from: 'certified', to: 'under-review', permission: 'submit-certification' },
  certify: { from: 'under-review', to: 'certified', permission: 'decide-certification' },
  refuse: { from: 'under-review', to: 'refused', permission: 'decide-certification' },
} as const satisfies Record<CertificationMove['move'], Rule>
