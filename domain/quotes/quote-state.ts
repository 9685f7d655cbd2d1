import { isExpired } from './validity.ts'

/** What became of a kept quote; that it ran out is told by the calendar, not kept. */
export const quoteStates = ['open', 'accepted', 'expired'] as const
export type QuoteState = (typeof quoteStates)[number]

type Saved = { readonly isAccepted: boolean; readonly validUntil: string }

export const quoteStateOn = ({ isAccepted, validUntil }: Saved, today: string): QuoteState => {
  if (isAccepted) return 'accepted'
  return isExpired({ validUntil }, today) ? 'expired' : 'open'
}
