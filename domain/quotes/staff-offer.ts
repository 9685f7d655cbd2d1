import { charge } from '#domain/tariffs/charge.ts'
import type { FeeCode } from '#domain/tariffs/fee-items.data.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import type { GroupedCharge, LineGroup } from './fee-line.ts'
import type { Offer, QuoteContext } from './offer.ts'
import { makeQuote } from './quote.ts'
import type { QuotedContainers } from './quoted-containers.ts'
import { staffOfferMode } from './quoted-mode.ts'
import { termsOf } from './terms.ts'
import { endOfValidDay } from './validity.ts'

export type StaffCharge = {
  readonly fee: FeeCode
  readonly group: LineGroup
  readonly unitPrice: string
  readonly quantity: string
}

export type StaffOfferInput = {
  /** The number of the request it answers. */
  readonly request: string
  readonly charges: readonly StaffCharge[]
  readonly containers: readonly QuotedContainers[]
  /** The last day on which it can be accepted. */
  readonly validUntil: string
}

const staffCharge =
  (request: string) =>
  ({ fee, group, unitPrice, quantity }: StaffCharge): GroupedCharge => ({
    mode: staffOfferMode,
    group,
    charge: charge({
      fee,
      rule: staffOfferMode,
      params: { request, price: unitPrice, count: quantity },
      formula: product(given('price', unitPrice), given('quantity', quantity)),
      unitPrice,
      quantity,
      tariff: { code: request, version: '1' },
    }),
  })

/** An offer by staff: they set unit price and quantity of each line, the rest is calculated as for every offer. */
export function staffOffer(
  { request, charges, containers, validUntil }: StaffOfferInput,
  { quotedOn, exchangeRates }: QuoteContext,
): Result<Offer> {
  const grouped = charges.map(staffCharge(request))
  const quote = makeQuote({
    day: quotedOn,
    containers,
    charges: grouped,
    terms: termsOf({ mode: staffOfferMode, charges: grouped }),
    contingentCharges: [],
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
