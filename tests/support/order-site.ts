import { moveOrderByStaff, type StaffOrderView } from '#contract/console-orders.ts'
import { moveOrder, type OrderView, placeOrder, readOrder } from '#contract/orders.ts'
import { saveQuote, searchOffers } from '#contract/quotes.ts'
import { dataOf } from './envelopes.ts'
import { oceanValues } from './order-values.data.ts'
import { oceanQuery } from './price-site.data.ts'
import { openPriceSite } from './price-site.ts'

type Moving = { readonly number: string; readonly version: number }

/** A company with an administrator and a member, and their ocean orders in the states that tests need. */
export async function openOrderSite(name: string) {
  const site = await openPriceSite()
  const { sendCall, pool } = site
  const { administrator, companyId } = await site.newCompany(name)
  const member = await site.newPerson(`Member of ${name}`)
  await site.join(companyId, member)
  const sales = await site.staffToken('sales')
  const operations = await site.staffToken('operations')

  const oceanQuote = async (who: string): Promise<string> => {
    const { offers } = dataOf(searchOffers, await sendCall(searchOffers, oceanQuery, { who }))
    const body = { query: oceanQuery, offerCode: offers[0]?.item.code ?? '' }
    return dataOf(saveQuote, await sendCall(saveQuote, body, { who })).number
  }
  let keys = 0
  const placed = async (who = administrator): Promise<OrderView> => {
    keys += 1
    const body = { quote: await oceanQuote(who), values: oceanValues, key: `order-of-${keys}-${who}` }
    return read(dataOf(placeOrder, await sendCall(placeOrder, body, { who })), who)
  }
  /** Waits for the administrator. */
  const awaitingApproval = async (): Promise<OrderView> => {
    const need = (needed: boolean) =>
      pool.query('UPDATE company SET orders_need_approval = $2 WHERE id = $1', [companyId, needed])
    await need(true)
    const order = await placed(member)
    await need(false)
    return order
  }
  const send = (order: Moving, contents: object, who = administrator) =>
    sendCall(moveOrder, { number: order.number, version: order.version, ...contents }, { who })
  const move = async (order: Moving, contents: object, who?: string): Promise<OrderView> =>
    dataOf(moveOrder, await send(order, contents, who))
  const staffMove = async (order: Moving, contents: object, who: string): Promise<StaffOrderView> => {
    const body = { number: order.number, version: order.version, ...contents }
    return dataOf(moveOrderByStaff, await sendCall(moveOrderByStaff, body, { who }))
  }
  /** Charges that a second person has confirmed. */
  const confirmed = async (who = administrator): Promise<StaffOrderView> => {
    const [assignedTo] = sales.split(' ')
    const assigned = await staffMove(await placed(who), { move: 'assign', assignedTo }, sales)
    const proposed = await staffMove(assigned, { move: 'propose-fees', edits: [] }, sales)
    return staffMove(proposed, { move: 'confirm-fees' }, operations)
  }
  const allAccepted = ({ fees }: OrderView) => ({
    move: 'accept-fees',
    answers: fees.lines.map(({ lineId }) => ({ lineId, answer: 'accept' })),
  })
  const read = async ({ number }: Pick<Moving, 'number'>, who = administrator): Promise<OrderView> =>
    dataOf(readOrder, await sendCall(readOrder, { number }, { who }))
  const people = { administrator, member, sales, operations, companyId }
  return {
    ...site,
    ...people,
    oceanQuote,
    placed,
    awaitingApproval,
    confirmed,
    send,
    move,
    staffMove,
    allAccepted,
    read,
  }
}
