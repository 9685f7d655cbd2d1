import * as staffCalls from '#contract/console-orders.ts'
import * as paymentCalls from '#contract/order-payments.ts'
import * as calls from '#contract/orders.ts'
import { saveQuote, searchOffers } from '#contract/quotes.ts'
import { dataOf } from './envelopes.ts'
import { depotValues, oceanValues, truckingValues } from './order-values.data.ts'
import { depotQuery, oceanQuery, truckingQuery } from './price-site.data.ts'
import type { openPriceSite } from './price-site.ts'

const kinds = {
  ocean: { query: oceanQuery, values: oceanValues },
  trucking: { query: truckingQuery, values: truckingValues },
  depot: { query: depotQuery, values: depotValues },
} as const
type Kind = keyof typeof kinds
type Moving = { readonly number: string; readonly version: number }

/** Orders of a company on the site with the prices of the tests, brought to the state that a test begins with. */
export async function orderSteps(
  { sendCall, staffToken, pool }: Awaited<ReturnType<typeof openPriceSite>>,
  { administrator, companyId }: { readonly administrator: string; readonly companyId: string },
) {
  const sales = await staffToken('sales')
  const operations = await staffToken('operations')
  const finance = await staffToken('finance')
  const [salesId = ''] = sales.split(' ')
  let keys = 0

  const savedQuote = async (query: object, who = administrator): Promise<string> => {
    const { offers } = dataOf(searchOffers, await sendCall(searchOffers, query, { who }))
    const offerCode = offers[0]?.item.code ?? ''
    return dataOf(saveQuote, await sendCall(saveQuote, { query, offerCode }, { who })).number
  }
  const placed = async (kind: Kind, who = administrator) => {
    keys += 1
    const { query, values } = kinds[kind]
    const body = { quote: await savedQuote(query, who), values, key: `order-of-steps-${keys}` }
    const { number } = dataOf(calls.placeOrder, await sendCall(calls.placeOrder, body, { who }))
    return dataOf(calls.readOrder, await sendCall(calls.readOrder, { number }, { who }))
  }
  const move = ({ number, version }: Moving, contents: object, who = administrator) =>
    sendCall(calls.moveOrder, { number, version, ...contents }, { who })
  const staffMove = ({ number, version }: Moving, contents: object, who = operations) =>
    sendCall(staffCalls.moveOrderByStaff, { number, version, ...contents }, { who })
  const moved = async (order: Moving, contents: object, who?: string) =>
    dataOf(staffCalls.moveOrderByStaff, await staffMove(order, contents, who))

  /** Its charges are confirmed as quoted. */
  const confirmed = async (kind: Kind) => {
    const assigned = await moved(await placed(kind), { move: 'assign', assignedTo: salesId }, sales)
    const proposed = await moved(assigned, { move: 'propose-fees', edits: [] }, sales)
    return moved(proposed, { move: 'confirm-fees' })
  }
  const accepted = async (kind: Kind) => {
    const order = await confirmed(kind)
    const answers = order.fees.lines.map(({ lineId }) => ({ lineId, answer: 'accept' }))
    return dataOf(calls.moveOrder, await move(order, { move: 'accept-fees', answers }))
  }
  const book = (order: { readonly number: string }, change: object) => {
    keys += 1
    const { number } = order
    const usual = {
      direction: 'payment',
      currency: 'CNY',
      receivedOn: '2026-11-15',
      reference: `BANK-S${keys}`,
    }
    return sendCall(paymentCalls.bookPayment, { number, ...usual, ...change }, { who: finance })
  }
  /** Paid in full before the work. */
  const generated = async (kind: Kind) => {
    const order = await accepted(kind)
    return dataOf(paymentCalls.bookPayment, await book(order, { amount: order.payment.owed.amount }))
  }
  const started = async (kind: Kind) => moved(await generated(kind), { move: 'start' })
  const readAs = async (number: string, who = administrator) =>
    dataOf(calls.readOrder, await sendCall(calls.readOrder, { number }, { who }))
  const counts = async (who = administrator) =>
    dataOf(calls.listOrders, await sendCall(calls.listOrders, {}, { who })).counts
  return {
    sales,
    operations,
    finance,
    companyId,
    pool,
    savedQuote,
    placed,
    confirmed,
    accepted,
    generated,
    started,
    move,
    staffMove,
    moved,
    book,
    readAs,
    counts,
  }
}
