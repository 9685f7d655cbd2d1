import type { QuoteRow } from '#contract/quotes.ts'
import type { RequestView } from '#contract/requests.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const quoteTones: Readonly<Record<QuoteRow['state'], Tone>> = {
  open: 'ok',
  accepted: 'info',
  withdrawn: 'warn',
  expired: 'neutral',
}

export const requestTones: Readonly<Record<RequestView['state'], Tone>> = {
  open: 'warn',
  answered: 'ok',
  accepted: 'info',
  refused: 'bad',
  withdrawn: 'neutral',
}
