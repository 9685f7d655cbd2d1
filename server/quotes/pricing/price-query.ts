import { byPrice } from '#domain/quotes/compare.ts'
import type { Offer, QuoteContext, Unavailable } from '#domain/quotes/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query.ts'
import { queryProblems } from '#domain/quotes/query-problems.ts'
import type { PartialInput } from '#domain/values/partial-input.ts'
import { accept, refuse, refuseFields, type Verdict, type WrongFields } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { exchangeRatesFor, type PriceSource } from './price-data.ts'
import { priceDepot, priceTrucking, priceWarehouse } from './price-inland.ts'
import { priceOcean } from './price-ocean.ts'
import type { Pricer, Pricing } from './pricing.ts'

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

function pricerFor(source: PriceSource, query: QuoteQuery, pricing: Pricing): Promise<Pricer> {
  switch (query.mode) {
    case 'ocean':
      return priceOcean(source, query, pricing)
    case 'trucking':
      return priceTrucking(source, query, pricing)
    case 'warehouse':
      return priceWarehouse(source, query, pricing)
    case 'depot':
      return priceDepot(source, query, pricing)
  }
}

/** The problems of a query that a call sends as one of its fields, by their paths in the body. */
export function nestedQueryProblems(
  { query = {} }: { readonly query?: PartialInput<QuoteQuery> },
  today: string,
): WrongFields {
  const problems = Object.entries(queryProblems(query, today))
  return Object.fromEntries(problems.map(([field, problem]) => [`query.${field}`, problem]))
}

export function validateQuery(query: QuoteQuery, { now }: Pick<Pricing, 'now'>): Verdict<ValidQuery> {
  const quotedOn = shanghaiDay(now)
  const wrong = queryProblems(query, quotedOn)
  return Object.keys(wrong).length > 0 ? refuseFields(wrong) : accept({ query, quotedOn })
}

function calculateOffers(pricer: Pricer, context: QuoteContext): Verdict<Priced> {
  const { made, contracts } = pricer.calculate(context)
  if (!made.ok) return made
  const offers = made.value.offers.toSorted(byPrice)
  return accept({
    quotedOn: context.quotedOn,
    offers,
    unavailable: made.value.unavailable,
    contracts: offers.map(({ item }) => item.code).filter((code) => contracts.has(code)),
  })
}

const bytesPerLine = 2_000
const bytesPerOffer = 1_500

/**
 * An upper estimate: offers share most of what their lines refer to. Only the lines of the first offer are counted,
 * because those of the others may not have been made yet.
 */
function bytesOf(priced: Verdict<Priced>): number {
  if (!priced.ok) return bytesPerOffer
  const { offers, unavailable } = priced.value
  const [first] = offers
  const lines = first ? first.quote.lines.length + first.quote.contingentCharges.length : 0
  return offers.length * lines * bytesPerLine + (1 + offers.length + unavailable.length) * bytesPerOffer
}

/** Every offer for a validated query. */
export async function priceValidQuery(
  source: PriceSource,
  { query, quotedOn }: ValidQuery,
  pricing: Pricing,
): Promise<Verdict<Priced>> {
  const [pricer, rates] = await Promise.all([
    pricerFor(source, query, pricing),
    exchangeRatesFor(source, quotedOn),
  ])
  const key = `priced ${quotedOn} ${pricer.key} ${JSON.stringify(query)}`
  return source.cache.calculate(
    source.version,
    key,
    () => calculateOffers(pricer, { quotedOn, rates }),
    bytesOf,
  )
}

/** Validates a query and prices it. The same query at the same rates gives the same offers. */
export async function priceQuery(
  source: PriceSource,
  query: QuoteQuery,
  pricing: Pricing,
): Promise<Verdict<Priced>> {
  const valid = validateQuery(query, pricing)
  return valid.ok ? priceValidQuery(source, valid.value, pricing) : valid
}

/** The offer with a code, or the reason why it has no price. */
export function offerWithCode({ offers, unavailable }: Priced, code: string): Verdict<Offer> {
  const hasCode = ({ item }: Pick<Unavailable, 'item'>) => item.code === code
  const offer = offers.find(hasCode)
  return offer ? accept(offer) : (unavailable.find(hasCode)?.refusal ?? refuse('no-price'))
}
