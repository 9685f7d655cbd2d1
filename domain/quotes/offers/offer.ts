import type { ExchangeRates } from '#domain/quotes/fee-line.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { QuotedMode } from '#domain/quotes/quoted-mode.ts'
import { type ValidityLimits, validUntil } from '#domain/quotes/validity.ts'
import { ok, type Refusal, type Result, refusal } from '#domain/values/refusal.ts'

/** What is offered: a sailing, a lane, a warehouse or a depot. */
export type OfferItem = { readonly code: string }

export type Offer<Item extends OfferItem = OfferItem> = {
  readonly mode: QuotedMode
  readonly item: Item
  readonly quote: Quote
  /** The last instant at which it can be accepted. */
  readonly validUntil: string
}

/** An item without a price, with the reason. */
export type Unavailable<Item extends OfferItem = OfferItem> = {
  readonly item: Item
  readonly refusal: Refusal
}

export type Offers<Item extends OfferItem = OfferItem> = {
  readonly offers: readonly Offer<Item>[]
  readonly unavailable: readonly Unavailable<Item>[]
}

/** The day of the quote and its exchange rates. */
export type QuoteContext = { readonly quotedOn: string; readonly exchangeRates: ExchangeRates }

export type Candidate<Item extends OfferItem> = {
  readonly item: Item
  readonly validity: ValidityLimits
  readonly quote: Result<Quote>
}

/** Every candidate becomes an offer or is unavailable; if all are unavailable, the first gives the reason. */
export function offersOf<Item extends OfferItem>(
  mode: QuotedMode,
  candidates: readonly Candidate<Item>[],
): Result<Offers<Item>> {
  const offers: Offer<Item>[] = []
  const unavailable: Unavailable<Item>[] = []
  for (const { item, validity, quote } of candidates) {
    if (quote.ok)
      offers.push({ mode, item, quote: quote.value, validUntil: validUntil(quote.value.day, validity) })
    else unavailable.push({ item, refusal: quote })
  }
  if (offers.length > 0) return ok({ offers, unavailable })
  return unavailable[0]?.refusal ?? refusal('no-price')
}
