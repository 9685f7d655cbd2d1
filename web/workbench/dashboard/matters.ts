import type { CertificationView } from '#contract/certification.ts'
import type { TextParams } from '#domain/language/texts.ts'
import type { Tone } from '#web/ui/badge.tsx'

/** Where somebody stands, as the landing tells it. */
export type Place = 'none' | 'under-review' | 'refused' | 'certified' | 'asked' | 'disabled'

export const tones: Readonly<Record<Place, Exclude<Tone, 'neutral'>>> = {
  none: 'warn',
  'under-review': 'info',
  refused: 'bad',
  certified: 'ok',
  asked: 'info',
  disabled: 'bad',
}

export function placeOf({ state, role, memberStatus, joinRequest }: CertificationView): Place {
  if (memberStatus === 'disabled') return 'disabled'
  if (role) return state
  return joinRequest?.state === 'asked' ? 'asked' : 'none'
}

export const factsOf = (view: CertificationView): TextParams => ({
  days: view.reviewWorkingDays,
  reason: view.reason ?? '',
  company: view.application?.companyName ?? view.joinRequest?.companyName ?? '',
})

/** What only waits for others, or is done, does not call for the reader. */
export const isForReader = (place: Place): boolean => place === 'none' || place === 'refused'
