import type { CallInput } from '#contract/client.ts'
import type { CompanyFile } from '#contract/review.ts'
import type { RefusalCode, Verdict } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'

/** Of the application that was looked at, so that another one is not decided by it. */
export const decide = (
  { companyId, submittedAt }: CompanyFile,
  choice: Pick<CallInput<'POST /api/console/company/decide'>['body'], 'decision' | 'reason'>,
): Promise<Verdict<CompanyFile>> =>
  call('POST /api/console/company/decide', { body: { companyId, submittedAt, ...choice } })

const lateRefusals: readonly RefusalCode[] = [
  'not-under-review',
  'already-certified',
  'already-decided',
  'already-under-review',
  'certification-step-closed',
]

/** Somebody else was quicker, or the applicant has sent something new. */
export const isTooLate = (refusal: RefusalCode): boolean => lateRefusals.includes(refusal)

/** Whoever waits longest, but for the one in hand; nobody is an answer too. */
export async function nextInQueue(companyId: string): Promise<string | undefined> {
  const query = { state: 'under-review', size: 2 } as const
  const queue = await call('GET /api/console/companies', { query })
  if (!queue.ok) return undefined
  return queue.value.rows.find((row) => row.companyId !== companyId)?.companyId
}
