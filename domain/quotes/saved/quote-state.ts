import { isStaffOffer, type QuotedMode } from '#domain/quotes/quoted-mode.ts'
import { isExpired } from '#domain/quotes/validity.ts'

/** The state of a saved quote; `expired` follows from the time and is not stored. Only staff withdraw, and only their offers. */
export const quoteStates = ['open', 'accepted', 'withdrawn', 'expired'] as const
export type QuoteState = (typeof quoteStates)[number]

type Saved = { readonly isAccepted: boolean; readonly isWithdrawn: boolean; readonly validUntil: string }

export const quoteStateAt = ({ isAccepted, isWithdrawn, validUntil }: Saved, now: Date): QuoteState => {
  if (isAccepted) return 'accepted'
  if (isWithdrawn) return 'withdrawn'
  return isExpired({ validUntil }, now) ? 'expired' : 'open'
}

type Priced = { readonly state: QuoteState; readonly mode: QuotedMode; readonly validUntil: string }

/** An offer by staff is accepted first. Its price is for orders within its validity too, as the quote says. */
export const canOrder = (quote: Priced, now: Date): boolean =>
  (quote.state === 'accepted' || (quote.state === 'open' && !isStaffOffer(quote))) && !isExpired(quote, now)

/** An offer by staff that was accepted and not ordered in time. */
export const isOrderedTooLate = (quote: Priced, now: Date): boolean =>
  quote.state === 'accepted' && isExpired(quote, now)
