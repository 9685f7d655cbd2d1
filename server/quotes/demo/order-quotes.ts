import type { BrandCode } from '#domain/brands/brand.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { routeOfQuery } from '#domain/quotes/saved/quoted-route.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { priceQuery, usesContractRate } from '#server/quotes/pricing/price-query.ts'
import { createQuote } from '#server/quotes/saved/create-quote.ts'
import { type DemoRequest, datePast } from './demo-trade-store.ts'
import type { DemoTrading } from './demo-trading.ts'
import { seedRequest } from './seed-requests.ts'

export type PricedThen = {
  readonly account: string
  readonly brand: BrandCode
  readonly query: QuoteQuery
  readonly at: Date
  readonly labels: readonly string[]
  /** Orders are placed on it until then. */
  readonly usedUntil?: Date
}

/** Saves a quote and returns its number. */
export type WriteQuote = (db: Db) => Promise<string>

/** The cheapest offer of a past day, at its prices; nothing where a release has none. */
export async function prepareQuoteOf(
  { source, traderOf }: DemoTrading,
  { account, brand, query, at, labels, usedUntil = at }: PricedThen,
): Promise<WriteQuote | undefined> {
  const trader = await traderOf(account)
  if (!trader?.companyId) return undefined
  const { companyId } = trader
  const priced = await priceQuery(source, query, { brand, companyId, now: at })
  const isHeld = ({ validUntil }: Offer) => new Date(validUntil) >= usedUntil
  const offer = priced.ok ? priced.value.offers.find(isHeld) : undefined
  if (!priced.ok || !offer) return undefined
  return async (db) => {
    const { number } = await createQuote(db, {
      offer,
      query,
      route: routeOfQuery(query, offer),
      brand,
      asker: trader,
      usesContractRate: usesContractRate(priced.value, offer),
    })
    await datePast(db, number, { createdAt: at, labels: [...labels] })
    return number
  }
}

/** An offer that staff made for a request and the customer accepted. */
export async function prepareOfferOf(
  trading: DemoTrading,
  demo: DemoRequest,
): Promise<WriteQuote | undefined> {
  const trader = await trading.traderOf(demo.account)
  if (!trader) return undefined
  return async (db) => {
    const number = await seedRequest(db, trading, { demo, trader })
    if (number === undefined) throw new Error('A demo request for an order has no offer')
    return number
  }
}
