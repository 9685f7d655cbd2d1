import { byPrice } from '#domain/quotes/compare.ts'
import type { Offer, Unavailable } from '#domain/quotes/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query.ts'
import { queryProblems } from '#domain/quotes/query-problems.ts'
import { accept, refuse, refuseFields, type Verdict } from '#domain/values/refusal.ts'
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
  /** The codes of offers that use a contract rate of the company. */
  readonly contracts: readonly string[]
}

export type ValidQuery = { readonly query: QuoteQuery; readonly quotedOn: string }

function pricerFor(queries: Queries, query: QuoteQuery, pricing: Pricing): Promise<Pricer> {
  switch (query.mode) {
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

export function validateQuery(query: QuoteQuery, { now }: Pick<Pricing, 'now'>): Verdict<ValidQuery> {
  const quotedOn = shanghaiDay(now)
  const wrong = queryProblems(query, quotedOn)
  return Object.keys(wrong).length > 0 ? refuseFields(wrong) : accept({ query, quotedOn })
}

/** Every offer for a validated query. */
export async function priceValidQuery(
  queries: Queries,
  { query, quotedOn }: ValidQuery,
  pricing: Pricing,
): Promise<Verdict<Priced>> {
  const [calculate, rates] = await Promise.all([
    pricerFor(queries, query, pricing),
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

/** Validates a query and prices it. The same query at the same rates gives the same offers. */
export async function priceQuery(
  queries: Queries,
  query: QuoteQuery,
  pricing: Pricing,
): Promise<Verdict<Priced>> {
  const valid = validateQuery(query, pricing)
  return valid.ok ? priceValidQuery(queries, valid.value, pricing) : valid
}

/** The offer with a code, or the reason why it has no price. */
export function offerWithCode({ offers, unavailable }: Priced, code: string): Verdict<Offer> {
  const hasCode = ({ item }: Pick<Unavailable, 'item'>) => item.code === code
  const offer = offers.find(hasCode)
  return offer ? accept(offer) : (unavailable.find(hasCode)?.refusal ?? refuse('no-price'))
}
