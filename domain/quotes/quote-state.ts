import { isExpired } from './validity.ts'

/** The state of a saved quote; `expired` follows from the date and is not stored. */
export const quoteStates = ['open', 'accepted', 'expired'] as const
export type QuoteState = (typeof quoteStates)[number]

type Saved = { readonly isAccepted: boolean; readonly validUntil: string }

export const quoteStateOn = ({ isAccepted, validUntil }: Saved, today: string): QuoteState => {
  if (isAccepted) return 'accepted'
  return isExpired({ validUntil }, today) ? 'expired' : 'open'
}
