import type { CertificationView } from '#contract/certification.ts'
import type { TextParams } from '#domain/language/texts.ts'
import type { Tone } from '#web/ui/badge.tsx'

/** The next certification task of the user, or the state they wait in; none once the company is certified. */
export type CertificationTask =
  | 'none'
  | 'under-review'
  | 'refused'
  | 'suspended'
  | 'revoked'
  | 'join-pending'
  | 'disabled'

export const tones: Readonly<Record<CertificationTask, Exclude<Tone, 'neutral'>>> = {
  none: 'warn',
  'under-review': 'info',
  refused: 'bad',
  suspended: 'warn',
  revoked: 'bad',
  'join-pending': 'info',
  disabled: 'bad',
}

export function certificationTaskOf({
  state,
  role,
  memberStatus,
  joinRequest,
}: CertificationView): CertificationTask | undefined {
  if (memberStatus === 'disabled') return 'disabled'
  if (role) return state === 'certified' ? undefined : state
  return joinRequest?.state === 'pending' ? 'join-pending' : 'none'
}

export const paramsOf = (view: CertificationView): TextParams => ({
  days: view.reviewWorkingDays,
  reason: view.reason ?? '',
  company: view.application?.companyName ?? view.joinRequest?.companyName ?? '',
})

/** Other steps wait for someone else or are done. */
export const needsUserAction = (task: CertificationTask | undefined): boolean =>
  task === 'none' || task === 'refused' || task === 'revoked'
