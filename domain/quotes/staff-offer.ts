import { charge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import type { GroupedCharge } from './fee-line.ts'
import { type LaterCharge, laterCharge } from './later-charge.ts'
import type { Offer, QuoteContext } from './offer.ts'
import { makeQuote } from './quote.ts'
import type { QuotedContainers } from './quoted-containers.ts'
import { staffOfferMode } from './quoted-mode.ts'
import { currencyOfCharge, type StaffCharge } from './staff-charge.ts'
import { termsOf } from './terms.ts'
import { endOfValidDay } from './validity.ts'

export type StaffOfferInput = {
  /** The number of the request it answers. */
  readonly request: string
  readonly charges: readonly StaffCharge[]
  /** What may be charged later; nothing else may be added. */
  readonly later?: readonly LaterCharge[]
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
  { request, charges, later = [], containers, validUntil }: StaffOfferInput,
  { quotedOn, exchangeRates }: QuoteContext,
): Result<Offer> {
  const grouped = charges.map(staffCharge(request))
  const quote = makeQuote({
    day: quotedOn,
    containers,
    charges: grouped,
    terms: termsOf({ mode: staffOfferMode, charges: grouped }),
    contingentCharges: later.map(laterCharge(request)),
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
