import { byPrice } from '#domain/quotes/offers/compare.ts'
import type { Offer, QuoteContext, Unavailable } from '#domain/quotes/offers/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { queryProblems } from '#domain/quotes/query/query-problems.ts'
import type { ExchangeRate } from '#domain/values/exchange.ts'
import type { PartialInput } from '#domain/values/partial-input.ts'
import { invalidFields, ok, type Result, refusal, type WrongFields } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { type PriceSource, readExchangeRates } from './price-data.ts'
import { depotPricer, truckingPricer, warehousePricer } from './price-inland.ts'
import { oceanPricer } from './price-ocean.ts'
import type { Pricer, PricingContext } from './pricing.ts'

export type { PricingContext } from './pricing.ts'

export type PricedOffers = {
  /** The day in Shanghai. */
  readonly quotedOn: string
  /** Cheapest first. */
  readonly offers: readonly Offer[]
  readonly unavailable: readonly Unavailable[]
  /** The codes of offers that use a contract rate of the company. */
  readonly contractOfferCodes: readonly string[]
  /** Whether tariffs that all the offers share are those of a contract. */
  readonly usesContractTariff: boolean
  /** Of the day of the quote; null where there is none. */
  readonly dollarRate: ExchangeRate | null
}

export type ValidQuery = { readonly query: QuoteQuery; readonly quotedOn: string }

function pricerFor(source: PriceSource, query: QuoteQuery, pricingContext: PricingContext): Promise<Pricer> {
  switch (query.mode) {
    case 'ocean':
      return oceanPricer(source, query, pricingContext)
    case 'trucking':
      return truckingPricer(source, query, pricingContext)
    case 'warehouse':
      return warehousePricer(source, query, pricingContext)
    case 'depot':
      return depotPricer(source, query, pricingContext)
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

export function validateQuery(query: QuoteQuery, { now }: Pick<PricingContext, 'now'>): Result<ValidQuery> {
  const quotedOn = shanghaiDay(now)
  const wrong = queryProblems(query, quotedOn)
  return Object.keys(wrong).length > 0 ? invalidFields(wrong) : ok({ query, quotedOn })
}

function calculateOffers(pricer: Pricer, context: QuoteContext): Result<PricedOffers> {
  const { offers: calculated, contractOfferCodes, usesContractTariff } = pricer.calculate(context)
  if (!calculated.ok) return calculated
  const offers = calculated.value.offers.toSorted(byPrice)
  return ok({
    quotedOn: context.quotedOn,
    offers,
    unavailable: calculated.value.unavailable,
    contractOfferCodes: offers.map(({ item }) => item.code).filter((code) => contractOfferCodes.has(code)),
    usesContractTariff,
    dollarRate: context.exchangeRates.USD ?? null,
  })
}

const bytesPerLine = 2_000
const bytesPerOffer = 1_500

/** An upper estimate: offers share most of what their lines refer to. */
const bytesOfOffers = (offers: number, lines: number) => offers * (lines * bytesPerLine + bytesPerOffer)
/** An offer has about as many contingent charges as lines. They are not counted: they are made when they are read. */
const linesOf = (offer: Offer | undefined) => (offer ? 2 * offer.quote.lines.length : 0)

/** Only the lines of the first offer are counted: those of the others are like them. */
function bytesOf(priced: Result<PricedOffers>): number {
  if (!priced.ok) return bytesPerOffer
  const { offers, unavailable } = priced.value
  return bytesOfOffers(offers.length, linesOf(offers[0])) + (1 + unavailable.length) * bytesPerOffer
}

/** What the cache keeps of the offers of a query, and an estimate of its bytes. */
type Kept<T> = {
  readonly name: string
  pick(priced: Result<PricedOffers>): T
  bytesOf(picked: T): number
}

async function priceAndKeep<T>(
  source: PriceSource,
  { query, quotedOn }: ValidQuery,
  pricingContext: PricingContext,
  { name, pick, bytesOf: bytesOfPicked }: Kept<T>,
): Promise<T> {
  const [pricer, exchangeRates] = await Promise.all([
    pricerFor(source, query, pricingContext),
    readExchangeRates(source, quotedOn),
  ])
  return source.cache.calculate(
    source.version,
    `${name} ${quotedOn} ${pricer.key} ${JSON.stringify(query)}`,
    () => pick(calculateOffers(pricer, { quotedOn, exchangeRates })),
    bytesOfPicked,
  )
}

const allOffers: Kept<Result<PricedOffers>> = { name: 'priced', pick: (priced) => priced, bytesOf }

const cheapest: Kept<Result<Offer>> = {
  name: 'cheapest',
  pick(priced) {
    if (!priced.ok) return priced
    const [first] = priced.value.offers
    return first ? ok(first) : refusal('no-price')
  },
  bytesOf: (found) => bytesOfOffers(1, found.ok ? linesOf(found.value) : 0),
}

/** Every offer for a validated query. */
export const priceValidQuery = (
  source: PriceSource,
  valid: ValidQuery,
  pricingContext: PricingContext,
): Promise<Result<PricedOffers>> => priceAndKeep(source, valid, pricingContext, allOffers)

/** Of a list of lanes only the cheapest offers are kept: all of them would take the cache from everybody else. */
export async function priceCheapest(
  source: PriceSource,
  query: QuoteQuery,
  pricingContext: PricingContext,
): Promise<Result<Offer>> {
  const valid = validateQuery(query, pricingContext)
  return valid.ok ? priceAndKeep(source, valid.value, pricingContext, cheapest) : valid
}

/** Validates a query and prices it. The same query at the same rates gives the same offers. */
export async function priceQuery(
  source: PriceSource,
  query: QuoteQuery,
  pricingContext: PricingContext,
): Promise<Result<PricedOffers>> {
  const valid = validateQuery(query, pricingContext)
  return valid.ok ? priceValidQuery(source, valid.value, pricingContext) : valid
}

/** Whether any price of the offer is that of a contract of the company. */
export const usesContractRate = (
  { contractOfferCodes, usesContractTariff }: PricedOffers,
  { item }: Offer,
): boolean => usesContractTariff || contractOfferCodes.includes(item.code)

/** The offer with a code, or the reason why it has no price. */
export function offerWithCode({ offers, unavailable }: PricedOffers, code: string): Result<Offer> {
  const hasCode = ({ item }: Pick<Unavailable, 'item'>) => item.code === code
  const offer = offers.find(hasCode)
  return offer ? ok(offer) : (unavailable.find(hasCode)?.refusal ?? refusal('no-price'))
}
