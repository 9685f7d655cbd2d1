import { accept, type Refusal, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { QuotedService, RateTable } from './fee-line.ts'
import { makeQuote, type Quote, type QuoteInput } from './quote.ts'
import { validUntil } from './validity.ts'

/** What is offered: a sailing, a lane, a warehouse, a depot. */
export type OfferItem = { readonly code: string }

export type Offer<Item extends OfferItem = OfferItem> = {
  readonly service: QuotedService
  readonly item: Item
  readonly quote: Quote
  /** The last day on which it can be accepted. */
  readonly validUntil: string
}

/** What was asked for and has no price here, with the reason. */
export type Unavailable<Item extends OfferItem = OfferItem> = {
  readonly item: Item
  readonly refusal: Refusal
}

export type Offers<Item extends OfferItem = OfferItem> = {
  readonly offers: readonly Offer<Item>[]
  readonly unavailable: readonly Unavailable<Item>[]
}

/** On which day the price is asked for, and the exchange rates of that day. */
export type QuoteContext = { readonly quotedOn: string; readonly rates: RateTable }

export type Candidate<Item extends OfferItem> = {
  readonly item: Item
  /** The last days of what the price is made from. */
  readonly ends: readonly string[]
  readonly parts: Verdict<QuoteInput>
}

/** Every candidate becomes an offer or a miss; where all are misses, the first says why there is no price. */
export function offersOf<Item extends OfferItem>(
  service: QuotedService,
  candidates: readonly Candidate<Item>[],
): Verdict<Offers<Item>> {
  const offers: Offer<Item>[] = []
  const unavailable: Unavailable<Item>[] = []
  for (const { item, ends, parts } of candidates) {
    const quote = parts.ok ? makeQuote(parts.value) : parts
    if (quote.ok)
      offers.push({ service, item, quote: quote.value, validUntil: validUntil(quote.value.day, ends) })
    else unavailable.push({ item, refusal: quote })
  }
  if (offers.length > 0) return accept({ offers, unavailable })
  return unavailable[0]?.refusal ?? refuse('no-price')
}
