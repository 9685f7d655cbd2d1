import { moveOrderByStaff, readAnyOrder } from '#contract/console-orders.ts'
import { bookPayment } from '#contract/order-payments.ts'
import { moveOrder, placeOrder } from '#contract/orders.ts'
import { saveQuote, searchOffers } from '#contract/quotes.ts'
import type { StaffRole } from '#domain/access/actor.ts'
import { needsPeriod } from '#domain/orders/later-charges/bill-charge.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { dataOf } from './envelopes.ts'
import { depotValues } from './order-values.data.ts'
import { depotQuery } from './price-site.data.ts'
import type { openStaffSite } from './staff-site.ts'

type StaffSite = Awaited<ReturnType<typeof openStaffSite>>

/** Orders of a certified company, at demo prices. */
export function orderPlacer({ sendCall }: StaffSite, token: string, keyWord = 'usual') {
  let keys = 0
  return async (instruction?: string): Promise<string> => {
    const as = { host: 'localhost', token }
    const day = shanghaiDay(new Date())
    const query = { ...depotQuery, day }
    const { offers } = dataOf(searchOffers, await sendCall(searchOffers, { ...as, body: query }))
    const body = { query, offerCode: offers[0]?.item.code }
    const quote = dataOf(saveQuote, await sendCall(saveQuote, { ...as, body })).number
    keys += 1
    const values = { ...depotValues, fields: { ...depotValues.fields, day } }
    const placed = await sendCall(placeOrder, {
      ...as,
      body: { quote, values, instruction, key: `order-of-a-test-${keyWord}-${keys}` },
    })
    return dataOf(placeOrder, placed).number
  }
}

/** An order that is paid and generated, on which operations work. */
export function runningOrderPlacer(
  staff: StaffSite,
  token: string,
  tokens: Readonly<Record<StaffRole, string>>,
) {
  const newAcceptedOrder = acceptedOrderPlacer(staff, token, tokens, 'running')
  return async (): Promise<string> => {
    const number = await newAcceptedOrder()
    const read = await staff.sendCall(readAnyOrder, { token: tokens.finance, query: { number } })
    const { amount, currency } = dataOf(readAnyOrder, read).payment.owed
    const body = { number, direction: 'payment', amount, currency, reference: `Running ${number}` }
    const receivedOn = shanghaiDay(new Date())
    dataOf(
      bookPayment,
      await staff.sendCall(bookPayment, { token: tokens.finance, body: { ...body, receivedOn } }),
    )
    return number
  }
}

/** The same with charges that were proposed, confirmed and accepted. */
export function acceptedOrderPlacer(
  staff: StaffSite,
  token: string,
  tokens: Readonly<Record<StaffRole, string>>,
  keyWord = 'accepted',
) {
  const newOrder = orderPlacer(staff, token, keyWord)
  const { sendCall } = staff
  return async (): Promise<string> => {
    const number = await newOrder()
    const byStaff = async (role: StaffRole, move: object) => {
      const sent = await sendCall(moveOrderByStaff, { token: tokens[role], body: { number, ...move } })
      return dataOf(moveOrderByStaff, sent)
    }
    await byStaff('sales', { version: 1, move: 'assign', assignedTo: await staff.idOf('sales') })
    await byStaff('sales', { version: 2, move: 'propose-fees', edits: [] })
    const { fees, version } = await byStaff('operations', { version: 3, move: 'confirm-fees' })
    const answers = fees.lines.map(({ lineId }) => ({ lineId, answer: 'accept' }))
    const body = { number, version, move: 'accept-fees', answers }
    dataOf(moveOrder, await sendCall(moveOrder, { host: 'localhost', token, body }))
    return number
  }
}

/** One of the first charge that the quote of an order announced. */
export async function chargeOf({ sendCall }: StaffSite, token: string, number: string) {
  const read = await sendCall(readAnyOrder, { token, query: { number } })
  const { version, contingentCharges } = dataOf(readAnyOrder, read)
  const first = contingentCharges.find((one) => !needsPeriod(one))
  const charge = first ? contingentChargeKey(first) : ''
  return { number, version, charge, quantity: '1', note: 'The container came back dirty' }
}
