import type { APIRequestContext, Page } from '@playwright/test'
import type { JoinRequestView, MemberView } from '#contract/certification.ts'
import { moveOrderByStaff } from '#contract/console-orders.ts'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { bookPayment } from '#contract/order-payments.ts'
import type { OrderView } from '#contract/orders.ts'
import { whoAmIStaff } from '#contract/staff.ts'
import type { OrderSection } from '#domain/notifications/workbench-paths.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { addressOf, saveToken } from './browser.ts'
import { type RequestOptions, sendRequest } from './http.ts'
import { dataOf, newcomer } from './newcomers.ts'
import { oceanValues } from './order-values.data.ts'
import { shipper } from './price-pages.ts'

/** An order of the demo company on a quote of today, placed over HTTP. */
export async function placeBrowserOrder(request: APIRequestContext, key: string): Promise<OrderView> {
  const customer = await shipper(request)
  const { number } = await customer.save()
  const placed = await request.post(addressOf('localhost', '/api/orders/place'), {
    headers: { [tokenHeader]: customer.token },
    data: { quote: number, values: oceanValues, key },
  })
  return readBrowserOrder(request, customer.token, (await dataOf(placed)).number)
}

type NewMember = {
  readonly mobile: string
  readonly name: string
  /** The credit code of the demo company. */
  readonly company: string
  /** Orders above it need approval; in RMB. */
  readonly limit: string
}

/** A newly registered member of the demo company. */
export async function companyMember(request: APIRequestContext, { mobile, name, company, limit }: NewMember) {
  const { token } = await newcomer(request, mobile, name)
  const path = (call: string) => addressOf('localhost', `/api/certification/${call}`)
  const own = { [tokenHeader]: token }
  await dataOf(await request.post(path('requestToJoin'), { headers: own, data: { creditCode: company } }))
  const headers = { [tokenHeader]: (await shipper(request)).token }
  const isNew = (one: { readonly name: string }) => one.name === name
  const requests: JoinRequestView[] = await dataOf(await request.get(path('joinRequests'), { headers }))
  const decided = { requestId: requests.find(isNew)?.id, decision: 'approved' }
  await dataOf(await request.post(path('decideJoinRequest'), { headers, data: decided }))
  const members: MemberView[] = await dataOf(await request.get(path('members'), { headers }))
  const limited = { personId: members.find(isNew)?.personId, limit }
  await dataOf(await request.post(path('setMemberLimit'), { headers, data: limited }))
  return { token }
}

export const readBrowserOrder = async (
  request: APIRequestContext,
  token: string,
  number: string,
): Promise<OrderView> =>
  dataOf(
    await request.get(addressOf('localhost', `/api/orders/order?number=${number}`), {
      headers: { [tokenHeader]: token },
    }),
  )

/** Opens the pages of the demo company in the session that all tests of a process share. */
export const logInAsShipper = async (page: Page, request: APIRequestContext, host = 'localhost') =>
  saveToken(page, host, (await shipper(request)).token)

/** Opens a section of an order: a tab, or on a phone a fold, where the section of the reader’s work is open already. */
export async function openSection(page: Page, section: OrderSection): Promise<void> {
  const opener = page.locator(`[aria-controls="${section}"]`)
  if ((await opener.getAttribute('aria-expanded')) === 'true') return
  // At the lower edge a notification may lie above it, and stays while the pointer is on it.
  await opener.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await opener.click()
}

/** Opened once for the whole run, because an authenticator code can be used only once. */
const tokens = {
  sales: () => process.env.QUAYSIDE_TEST_SALES ?? '',
  operations: () => process.env.QUAYSIDE_TEST_OPERATIONS ?? '',
  finance: () => process.env.QUAYSIDE_TEST_FINANCE ?? '',
}
type Account = keyof typeof tokens
export const staffTokenOf = (account: Account): string => tokens[account]()

async function callAsStaff(account: Account, path: string, options: RequestOptions = {}) {
  const reply = await sendRequest(Number(process.env.QUAYSIDE_TEST_PORT), path, {
    host: 'console.localhost',
    headers: { [tokenHeader]: tokens[account]() },
    ...options,
  })
  if (reply.status !== 200) throw new Error(reply.text)
  return JSON.parse(reply.text).data
}

/** What a member of staff does to an order, over HTTP. */
export const moveAsStaff = (account: Account, order: OrderView, move: object): Promise<OrderView> =>
  callAsStaff(account, moveOrderByStaff.path, {
    method: 'POST',
    body: JSON.stringify({ number: order.number, version: order.version, ...move }),
  })

export const salesId = async (): Promise<string> => (await callAsStaff('sales', whoAmIStaff.path)).id

/** Confirmed by staff as quoted, and accepted by the customer. */
export async function acceptBrowserOrder(request: APIRequestContext, key: string): Promise<OrderView> {
  const placed = await placeBrowserOrder(request, key)
  const assigned = await moveAsStaff('sales', placed, { move: 'assign', assignedTo: await salesId() })
  const proposed = await moveAsStaff('sales', assigned, { move: 'propose-fees', edits: [] })
  const confirmed = await moveAsStaff('operations', proposed, { move: 'confirm-fees' })
  const { token } = await shipper(request)
  const answers = confirmed.fees.lines.map(({ lineId }) => ({ lineId, answer: 'accept' }))
  const { number, version } = confirmed
  const accepted = await request.post(addressOf('localhost', '/api/orders/move'), {
    headers: { [tokenHeader]: token },
    data: { number, version, move: 'accept-fees', answers },
  })
  return dataOf(accepted)
}

/** The same, and paid. */
export async function generateBrowserOrder(request: APIRequestContext, key: string): Promise<OrderView> {
  const { number, payment } = await acceptBrowserOrder(request, key)
  return callAsStaff('finance', bookPayment.path, {
    method: 'POST',
    body: JSON.stringify({
      number,
      direction: 'payment',
      amount: payment.owed.amount,
      currency: payment.owed.currency,
      receivedOn: shanghaiDay(new Date()),
      reference: `BANK-${key}`,
    }),
  })
}
