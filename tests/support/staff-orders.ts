import { moveOrderByStaff } from '#contract/console-orders.ts'
import { moveOrder, placeOrder } from '#contract/orders.ts'
import { saveQuote, searchOffers } from '#contract/quotes.ts'
import type { StaffRole } from '#domain/access/actor.ts'
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

/** The same with charges that were proposed, confirmed and accepted. */
export function acceptedOrderPlacer(
  staff: StaffSite,
  token: string,
  tokens: Readonly<Record<StaffRole, string>>,
) {
  const newOrder = orderPlacer(staff, token, 'accepted')
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
