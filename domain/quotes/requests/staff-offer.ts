import type { KnownCargo } from '#domain/quotes/charges/known-cargo.ts'
import { type LaterCharge, laterCharge } from '#domain/quotes/charges/later-charge.ts'
import { currencyOfCharge, type StaffCharge } from '#domain/quotes/charges/staff-charge.ts'
import type { GroupedCharge } from '#domain/quotes/fee-line.ts'
import type { Offer, QuoteContext } from '#domain/quotes/offers/offer.ts'
import { makeQuote } from '#domain/quotes/quote.ts'
import type { QuotedContainers } from '#domain/quotes/quoted-containers.ts'
import { staffOfferMode } from '#domain/quotes/quoted-mode.ts'
import { termsOf } from '#domain/quotes/terms.ts'
import { endOfValidDay } from '#domain/quotes/validity.ts'
import { charge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { ok, type Result } from '#domain/values/refusal.ts'

export type StaffOfferInput = {
  /** The number of the request it answers. */
  readonly request: string
  readonly charges: readonly StaffCharge[]
  /** What may be charged later; nothing else may be added. */
  readonly later?: readonly LaterCharge[]
  /** What the request says about its cargo. */
  readonly cargo?: KnownCargo
  readonly containers: readonly QuotedContainers[]
  /** The last day on which it can be accepted. */
  readonly validUntil: string
}

const staffCharge =
  (request: string) =>
  (stated: StaffCharge): GroupedCharge => {
    const { fee, group, unitPrice, quantity, containerType: type } = stated
    const currency = currencyOfCharge(stated)
    return {
      mode: staffOfferMode,
      group,
      charge: charge({
        fee,
        rule: staffOfferMode,
        params: { request, price: unitPrice, currency, count: quantity, ...(type && { type }) },
        formula: product(given('price', unitPrice), given('quantity', quantity)),
        unitPrice,
        currency,
        quantity,
        tariff: { code: request, version: '1' },
      }),
    }
  }

/** An offer by staff: they set unit price and quantity of each line, the rest is calculated as for every offer. */
export function staffOffer(
  { request, charges, later = [], cargo = {}, containers, validUntil }: StaffOfferInput,
  { quotedOn, exchangeRates }: QuoteContext,
): Result<Offer> {
  const grouped = charges.map(staffCharge(request))
  const quote = makeQuote({
    day: quotedOn,
    containers,
    charges: grouped,
    terms: termsOf({ mode: staffOfferMode, charges: grouped }),
    contingentCharges: later.map(laterCharge(request, cargo)),
    exchangeRates,
  })
  return quote.ok
    ? ok({
        mode: staffOfferMode,
        item: { code: request },
        quote: quote.value,
        validUntil: endOfValidDay(validUntil),
      })
    : quote
}
