import { byPrice } from '#domain/quotes/compare.ts'
import type { Offer, Unavailable } from '#domain/quotes/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query.ts'
import { queryProblems } from '#domain/quotes/query-problems.ts'
import { accept, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { exchangeRatesOn } from '#server/rates/index.ts'
import { priceDepot, priceTrucking, priceWarehouse } from './price-inland.ts'
import { priceOcean } from './price-ocean.ts'
import { type Pricer, type Pricing, readOnce } from './pricing.ts'

export type { Pricing } from './pricing.ts'

export type Priced = {
  /** The day in Shanghai. */
  readonly quotedOn: string
  /** Cheapest first. */
  readonly offers: readonly Offer[]
  readonly unavailable: readonly Unavailable[]
  /** The codes of offers made from a contract of the company. */
  readonly contracts: readonly string[]
}

function priceOf(queries: Queries, query: QuoteQuery, pricing: Pricing): Promise<Pricer> {
  switch (query.service) {
    case 'ocean':
      return priceOcean(queries, query, pricing)
    case 'trucking':
      return priceTrucking(queries, query, pricing)
    case 'warehouse':
      return priceWarehouse(queries, query, pricing)
    case 'depot':
      return priceDepot(queries, query, pricing)
  }
}

/** Every offer the house can make for a wish at this moment; the same wish at the same rates gives the same answer. */
export async function priceQuery(
  queries: Queries,
  query: QuoteQuery,
  pricing: Pricing,
): Promise<Verdict<Priced>> {
  const quotedOn = shanghaiDay(pricing.now)
  const wrong = queryProblems(query, quotedOn)
  if (Object.keys(wrong).length > 0) return refuseFields(wrong)
  const [calculate, rates] = await Promise.all([
    priceOf(queries, query, pricing),
    readOnce(pricing, 'exchange rates', () => exchangeRatesOn(queries, quotedOn)),
  ])
  const { made, contracts } = calculate({ quotedOn, rates })
  if (!made.ok) return made
  const offers = made.value.offers.toSorted(byPrice)
  return accept({
    quotedOn,
    offers,
    unavailable: made.value.unavailable,
    contracts: offers.map(({ item }) => item.code).filter((code) => contracts.has(code)),
  })
}
