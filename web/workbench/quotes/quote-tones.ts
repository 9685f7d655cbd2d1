import type { QuoteRow } from '#contract/quotes.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const quoteTones: Readonly<Record<QuoteRow['state'], Tone>> = {
  open: 'ok',
  accepted: 'info',
  withdrawn: 'warn',
  expired: 'neutral',
}
