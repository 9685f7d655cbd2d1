import { defaultBrand } from '#domain/brands/brands.ts'
import { laneQuery } from '#domain/quotes/lanes/lane-query.ts'
import { roundMoney, times } from '#domain/values/money.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { keepPrices, putAlert } from '#server/quotes/alerts/alert-store.ts'
import { cheapestOffer } from '#server/quotes/pricing/cheapest-offer.ts'
import type { DemoAlert, DemoQuote } from './demo-trade-store.ts'
import { type DemoTrading, hoursBefore, type Write } from './demo-trading.ts'
import { prepareQuoteOf } from './order-quotes.ts'

/** Without a price on that day, which a release may change, there is no such quote. */
export async function prepareQuote(trading: DemoTrading, demo: DemoQuote): Promise<Write | undefined> {
  const { account, daysAgo, lane, etdInDays, labels } = demo
  const at = hoursBefore(trading.now, 24 * daysAgo)
  const day = shanghaiDay(at)
  const query = laneQuery({ ...lane, etd: daysAfter(day, etdInDays) }, day)
  const write = await prepareQuoteOf(trading, { account, brand: defaultBrand, query, at, labels })
  return write && (async (db) => void (await write(db)))
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
  const { total } = cheapest.value.quote
  const threshold = String(Math.round(Number(total.amount) * demo.partOfPrice))
  const day = daysAfter(shanghaiDay(now), -1)
  const yesterday = { day, price: roundMoney(times(total, demo.partYesterday)) }
  return async (db) => {
    const alert = { personId, companyId, brand: defaultBrand, pol, pod, containerType: type, threshold }
    const { id } = await putAlert(db, alert)
    await keepPrices(db, id, { latest: yesterday })
  }
}
