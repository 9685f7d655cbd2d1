import type { APIRequestContext } from '@playwright/test'
import { moveOrderByStaff } from '#contract/console-orders.ts'
import { tokenHeader } from '#contract/envelope-codes.ts'
import type { OrderView } from '#contract/orders.ts'
import { addressOf } from './browser.ts'
import { sendRequest } from './http.ts'
import { dataOf } from './newcomers.ts'
import { oceanValues } from './order-values.data.ts'
import { shipper } from './price-pages.ts'
import { openStaffSession } from './staff-session.ts'

const port = () => Number(process.env.QUAYSIDE_TEST_PORT)

/** An order of the demo company on a quote of today, placed over HTTP. */
export async function placeBrowserOrder(request: APIRequestContext, key: string): Promise<OrderView> {
  const customer = await shipper(request)
  const { number } = await customer.save()
  const placed = await request.post(addressOf('localhost', '/api/orders/place'), {
    headers: { [tokenHeader]: customer.token },
    data: { quote: number, values: oceanValues, key },
  })
  return dataOf(placed)
}

const sessions = new Map<string, Promise<string>>()
const staffToken = (account: string) => {
  const known = sessions.get(account) ?? openStaffSession(port(), account)
  sessions.set(account, known)
  return known
}

/** What a member of staff does to an order, over HTTP. */
export async function moveAsStaff(account: string, order: OrderView, move: object): Promise<OrderView> {
  const body = JSON.stringify({ number: order.number, version: order.version, ...move })
  const reply = await sendRequest(port(), moveOrderByStaff.path, {
    method: 'POST',
    host: 'console.localhost',
    headers: { [tokenHeader]: await staffToken(account) },
    body,
  })
  if (reply.status !== 200) throw new Error(reply.text)
  return JSON.parse(reply.text).data
}
