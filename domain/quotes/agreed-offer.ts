import { charge } from '#domain/tariffs/charge.ts'
import type { FeeCode } from '#domain/tariffs/fee-items.data.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import type { GroupedCharge, LineGroup } from './fee-line.ts'
import type { Offer, QuoteContext } from './offer.ts'
import { makeQuote } from './quote.ts'

export type AgreedCharge = {
  readonly fee: FeeCode
  readonly group: LineGroup
  readonly unitPrice: string
  readonly quantity: string
}

export type Agreement = {
  /** The number of the request it answers. */
  readonly request: string
  readonly charges: readonly AgreedCharge[]
  readonly containers: number
  readonly validUntil: string
}

const agreedCharge =
  (request: string) =>
  ({ fee, group, unitPrice, quantity }: AgreedCharge): GroupedCharge => ({
    mode: 'agreed',
    group,
    charge: charge({
      fee,
      rule: 'agreed',
      params: { request, price: unitPrice, count: quantity },
      formula: product(given('price', unitPrice), given('quantity', quantity)),
      unitPrice,
      quantity,
      tariff: { code: request, version: '1' },
    }),
  })

/** An offer by staff: they set unit price and quantity of each line, the rest is calculated as for every offer. */
export function agreedOffer(
  { request, charges, containers, validUntil }: Agreement,
  { quotedOn, exchangeRates }: QuoteContext,
): Result<Offer> {
  const quote = makeQuote({
    day: quotedOn,
    containers,
    charges: charges.map(agreedCharge(request)),
    contingentCharges: [],
    exchangeRates,
  })
  return quote.ok ? ok({ mode: 'agreed', item: { code: request }, quote: quote.value, validUntil }) : quote
}
