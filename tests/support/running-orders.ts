import { moveOrderByStaff } from '#contract/console-orders.ts'
import { moveOrder, type OrderView, placeOrder } from '#contract/orders.ts'
import { saveQuote, searchOffers } from '#contract/quotes.ts'
import { dataOf } from './envelopes.ts'
import { oceanValues } from './order-values.data.ts'
import { oceanQuery } from './price-site.data.ts'
import type { openPriceSite } from './price-site.ts'

type Site = Awaited<ReturnType<typeof openPriceSite>>

/** Ocean orders of a company that pays for each shipment later, so that they are generated once it accepts the charges. */
export async function runningOrders({ sendCall, pool, staffToken }: Site, companyId: string, who: string) {
  const [sales, operations] = [await staffToken('sales'), await staffToken('operations')]
  const [salesId = ''] = sales.split(' ')
  await pool.query(
    `INSERT INTO payment_terms (company_id, terms, granted_by, granted_at)
     VALUES ($1, '{"kind":"per-shipment"}', $2, now())`,
    [companyId, salesId],
  )
  let keys = 0
  return async (): Promise<OrderView> => {
    const { offers } = dataOf(searchOffers, await sendCall(searchOffers, oceanQuery, { who }))
    const saved = { query: oceanQuery, offerCode: offers[0]?.item.code ?? '' }
    const quote = dataOf(saveQuote, await sendCall(saveQuote, saved, { who })).number
    keys += 1
    const body = { quote, values: oceanValues, key: `key-of-a-running-order-${keys}` }
    const { number } = dataOf(placeOrder, await sendCall(placeOrder, body, { who }))
    const staffMove = async (version: number, move: object, staff: string) =>
      dataOf(moveOrderByStaff, await sendCall(moveOrderByStaff, { number, version, ...move }, { who: staff }))
    await staffMove(1, { move: 'assign', assignedTo: salesId }, sales)
    await staffMove(2, { move: 'propose-fees', edits: [] }, sales)
    const { fees, version } = await staffMove(3, { move: 'confirm-fees' }, operations)
    const answers = fees.lines.map(({ lineId }) => ({ lineId, answer: 'accept' }))
    const accepted = { number, version, move: 'accept-fees', answers }
    return dataOf(moveOrder, await sendCall(moveOrder, accepted, { who }))
  }
}
