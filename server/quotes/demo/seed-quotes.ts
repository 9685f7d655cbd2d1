import { defaultBrand } from '#domain/brands/brands.ts'
import { laneQuery } from '#domain/quotes/lanes/lane-query.ts'
import { routeOfQuery } from '#domain/quotes/saved/quoted-route.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { putAlert } from '#server/quotes/alerts/alert-store.ts'
import { cheapestOffer } from '#server/quotes/pricing/cheapest-offer.ts'
import { priceQuery, usesContractRate } from '#server/quotes/pricing/price-query.ts'
import { createQuote } from '#server/quotes/saved/create-quote.ts'
import { type DemoAlert, type DemoQuote, datePast } from './demo-trade-store.ts'
import { type DemoTrading, hoursBefore, type Write } from './demo-trading.ts'

/** Without a price on that day, which a release may change, there is no such quote. */
export async function prepareQuote(trading: DemoTrading, demo: DemoQuote): Promise<Write | undefined> {
  const { source, now } = trading
  const trader = await trading.traderOf(demo.account)
  if (!trader?.companyId) return undefined
  const { companyId } = trader
  const at = hoursBefore(now, 24 * demo.daysAgo)
  const day = shanghaiDay(at)
  const query = laneQuery({ ...demo.lane, etd: daysAfter(day, demo.etdInDays) }, day)
  const priced = await priceQuery(source, query, { brand: defaultBrand, companyId, now: at })
  if (!priced.ok) return undefined
  const [offer] = priced.value.offers
  if (!offer) return undefined
  const route = routeOfQuery(query, offer)
  return async (db) => {
    const { number } = await createQuote(db, {
      offer,
      query,
      route,
      brand: defaultBrand,
      asker: trader,
      usesContractRate: usesContractRate(priced.value, offer),
    })
    await datePast(db, number, { createdAt: at, labels: [...demo.labels] })
  }
}

/** Checked like every other alert at the next change of prices. */
export async function prepareAlert(trading: DemoTrading, demo: DemoAlert): Promise<Write | undefined> {
  const { source, now } = trading
  const trader = await trading.traderOf(demo.account)
  if (!trader?.companyId) return undefined
  const { personId, companyId } = trader
  const { pol, pod, type } = demo.lane
  const lane = { pol, pod, type, count: 1 }
  const cheapest = await cheapestOffer(source, lane, { brand: defaultBrand, companyId, now })
  if (!cheapest.ok) return undefined
  const threshold = String(Math.round(Number(cheapest.value.quote.total.amount) * demo.partOfPrice))
  return async (db) => {
    await putAlert(db, { personId, companyId, brand: defaultBrand, pol, pod, containerType: type, threshold })
  }
}
