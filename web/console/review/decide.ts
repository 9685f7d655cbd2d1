import type { CallInput } from '#contract/client.ts'
import type { CompanyFile } from '#contract/review.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'

type Body = CallInput<'POST /api/console/company/decide'>['body']
export type Choice = Pick<Body, 'decision' | 'reason' | 'licenceValidTo'>

/** Names the application that was reviewed, so that a newer one is not decided by mistake. */
export const decisionOf = ({ companyId, submittedAt }: CompanyFile, choice: Choice): Body => ({
  companyId,
  submittedAt,
  ...choice,
})

const lateRefusals: readonly RefusalCode[] = [
  'not-under-review',
  'already-certified',
  'already-decided',
  'already-under-review',
  'certification-step-closed',
  'company-suspended',
]

/** Another reviewer has decided, or the applicant has submitted a new application. */
export const isTooLate = (refusal: RefusalCode): boolean => lateRefusals.includes(refusal)
