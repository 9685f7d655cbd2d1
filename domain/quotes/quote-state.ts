import { isExpired } from './validity.ts'

/** The state of a saved quote; `expired` follows from the time and is not stored. */
export const quoteStates = ['open', 'accepted', 'expired'] as const
export type QuoteState = (typeof quoteStates)[number]

type Saved = { readonly isAccepted: boolean; readonly validUntil: string }

export const quoteStateAt = ({ isAccepted, validUntil }: Saved, now: Date): QuoteState => {
  if (isAccepted) return 'accepted'
  return isExpired({ validUntil }, now) ? 'expired' : 'open'
}
