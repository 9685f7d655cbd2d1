import { accept, type Refusal, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { QuotedService, RateTable } from './fee-line.ts'
import { makeQuote, type Quote, type QuoteParts } from './quote.ts'
import { validUntil } from './validity.ts'

/** What is offered: a sailing, a lane, a warehouse, a depot. */
export type OfferSubject = { readonly code: string }

export type Offer<Subject extends OfferSubject = OfferSubject> = {
  readonly service: QuotedService
  readonly subject: Subject
  readonly quote: Quote
  /** The last day on which it can be accepted. */
  readonly validUntil: string
}

/** What was asked for and has no price here, with the reason. */
export type Miss<Subject extends OfferSubject = OfferSubject> = {
  readonly subject: Subject
  readonly refusal: Refusal
}

export type Offers<Subject extends OfferSubject = OfferSubject> = {
  readonly offers: readonly Offer<Subject>[]
  readonly misses: readonly Miss<Subject>[]
}

/** On which day the price is asked for, and the exchange rates of that day. */
export type Asked = { readonly askedOn: string; readonly rates: RateTable }

export type Candidate<Subject extends OfferSubject> = {
  readonly subject: Subject
  /** The last days of what the price is made from. */
  readonly ends: readonly string[]
  readonly parts: Verdict<QuoteParts>
}

/** Every candidate becomes an offer or a miss; where all are misses, the first says why there is no price. */
export function offersOf<Subject extends OfferSubject>(
  service: QuotedService,
  candidates: readonly Candidate<Subject>[],
): Verdict<Offers<Subject>> {
  const offers: Offer<Subject>[] = []
  const misses: Miss<Subject>[] = []
  for (const { subject, ends, parts } of candidates) {
    const quote = parts.ok ? makeQuote(parts.value) : parts
    if (quote.ok)
      offers.push({ service, subject, quote: quote.value, validUntil: validUntil(quote.value.day, ends) })
    else misses.push({ subject, refusal: quote })
  }
  if (offers.length > 0) return accept({ offers, misses })
  return misses[0]?.refusal ?? refuse('no-price')
}
