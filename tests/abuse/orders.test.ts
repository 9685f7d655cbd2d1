import { expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { readOrderAsOf } from '#contract/order-as-of.ts'
import { readCancellationCost } from '#contract/order-changes.ts'
import { listOrderCutOffs } from '#contract/order-cut-offs.ts'
import { listOrderDocuments } from '#contract/order-documents.ts'
import { startOrderExport } from '#contract/order-export-jobs.ts'
import { exportBkOrder, exportShipments, printReportTemplate } from '#contract/order-exports.ts'
import { listOrderMessages, sendOrderMessage } from '#contract/order-messages.ts'
import { followOrder, readOrderPeople } from '#contract/order-people.ts'
import { listOrderTemplates, saveOrderTemplate } from '#contract/order-templates.ts'
import { readOrderWork } from '#contract/order-work.ts'
import { listOrders, moveOrder, placeOrder, readOrder } from '#contract/orders.ts'
import { listReceipts } from '#contract/payment-receipts.ts'
import { listOrderShares, shareOrder } from '#contract/shared-orders.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'
import { maxSelected } from '#domain/values/selection.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { oceanValues } from '#tests/support/order-values.data.ts'
import { orderSteps } from '#tests/support/price-orders.ts'
import { noon, oceanQuery } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'
import { unzipFile } from '#tests/support/unzip.ts'

const site = await openPriceSite()
const { sendCall, unchanged, pool } = site
site.time.now = noon
const company = await site.newCompany('Abused Trading')
const { administrator, companyId } = company
const other = await site.newCompany('Elsewhere Trading')
const steps = await orderSteps(site, company)
const body = async (change: object = {}, who = administrator) => ({
  quote: await steps.savedQuote(oceanQuery, who),
  values: oceanValues,
  key: crypto.randomUUID(),
  ...change,
})
const place = async (sent: object, who = administrator) => {
  const { number } = dataOf(placeOrder, await sendCall(placeOrder, sent, { who }))
  return steps.readAs(number, who)
}

/** What the server decides; a client that states it is not heard. */
const stated = {
  state: 'completed',
  status: 'completed',
  tab: 'completed',
  brand: 'shenzhen',
  owner: other.administrator,
  ownerId: other.administrator,
  placedBy: other.administrator,
  assignedTo: other.administrator,
  companyId: other.companyId,
  unitPrice: '0.01',
  total: '0.01',
  taxPercent: '0',
  currency: 'JPY',
  exchangeRate: '0.0001',
  terms: 'on-account',
  owed: '0',
  paid: '999999',
}

test('a price, state, owner or exchange rate that a client states changes nothing', async () => {
  const plain = await place(await body())
  const order = await place(await body(stated))
  const { number, quoteNumber, fees } = order
  expect(order).toEqual({ ...plain, number, quoteNumber, fees })
  const pricesOf = (one: typeof order) => one.fees.lines.map(({ confirmed }) => confirmed)
  expect(pricesOf(order)).toEqual(pricesOf(plain))
  const withdrawn = await steps.move(order, {
    ...stated,
    number: order.number,
    version: order.version,
    move: 'withdraw',
    reason: 'No',
  })
  expect(dataOf(moveOrder, withdrawn)).toMatchObject({
    state: 'cancelled',
    total: order.total,
    owner: order.owner,
  })
})

test('a key belongs to its company: another company places its own order with it', async () => {
  const first = await body()
  const [mine, theirs] = [
    await place(first),
    await place(await body({ key: first.key }, other.administrator), other.administrator),
  ]
  expect(theirs.number).not.toBe(mine.number)
  refusalOf(await unchanged(() => sendCall(placeOrder, first, { who: other.administrator })), 'key-used')
})

test.each(["' OR 1=1 --", '%', '_', '\\', "'; DROP TABLE customer_order; --", '$1', '{}'])(
  'a search for %s is a search for these signs',
  async (text) => {
    await place(await body())
    for (const field of ['search', 'number', 'billNumber']) {
      const reply = await unchanged(() => sendCall(listOrders, { [field]: text }, { who: administrator }))
      expect(dataOf(listOrders, reply).rows).toEqual([])
    }
  },
)

test('a page has so many orders at most, whatever size is asked for, and is sorted by known fields only', async () => {
  for (const size of ['1e6', '1000000', '99999999']) {
    expect(listOrders.query.parse({ size })).toMatchObject({ size: maxSelected })
    dataOf(listOrders, await sendCall(listOrders, { size }, { who: administrator }))
  }
  const wrong = [{ size: '0' }, { size: '-1' }, { size: '0.5' }, { size: 'NaN' }, { sort: 'owner_id; --' }]
  for (const query of wrong)
    refusalOf(await sendCall(listOrders, query, { who: administrator }), 'invalid-input')
})

const unescaped = (xml: string) => xml.replaceAll('&apos;', "'").replaceAll('&quot;', '"')
test.each(['=HYPERLINK("https://evil.example","x")', '+1+1', '-1+1', '@SUM(1,1)'])(
  'a cell of an export that says %s is a text',
  async (ownReference) => {
    const values = {
      ...oceanValues,
      fields: { ...oceanValues.fields, ownReference, commodityEn: ownReference },
    }
    const { number } = await place(await body({ values }))
    for (const call of [exportShipments, exportBkOrder]) {
      const { bytes } = await sendCall(call, { number }, { who: administrator })
      const sheet = unescaped(unzipFile(bytes, 'xl/worksheets/sheet1.xml'))
      expect(sheet).toContain(number)
      expect(sheet).not.toContain('<f>')
      expect(sheet).toContain(`>'${ownReference}`)
      expect(sheet).not.toContain(`>${ownReference}`)
    }
  },
)

type Asked = readonly [Call, (number: string) => object]
const order = (number: string) => ({ number })
const reads: readonly Asked[] = [
  [listOrders, () => ({})],
  [listOrderCutOffs, () => ({})],
  [listOrderTemplates, () => ({})],
  [exportShipments, () => ({})],
  [readOrder, order],
  [readOrderWork, order],
  [readOrderPeople, order],
  [readCancellationCost, order],
  [listOrderDocuments, order],
  [listOrderMessages, order],
  [listOrderShares, order],
  [listReceipts, order],
  [readOrderAsOf, (number) => ({ number, at: noon.toISOString() })],
  [printReportTemplate, (number) => ({ number, document: 'order' })],
]
const writes: readonly Asked[] = [
  [moveOrder, (number) => ({ number, version: 1, move: 'withdraw', reason: 'No' })],
  [sendOrderMessage, (number) => ({ number, text: 'Hello', files: [], key: crypto.randomUUID() })],
  [shareOrder, (number) => ({ number, scope: 'consignee', days: 7 })],
  [followOrder, (number) => ({ number, follows: true })],
]
const trades: readonly Asked[] = [[saveOrderTemplate, (number) => ({ order: number, name: 'Mine' })]]
const begun: readonly Asked[] = [[startOrderExport, () => ({ sheet: 'shipments', filters: {} })]]

test('who was removed from the company, or works for one that is suspended, loses at once what they may not do', async () => {
  const person = await site.newPerson('Gone Soon')
  await site.join(companyId, person)
  const { number } = await place(await body())
  const quote = await body()
  const asked = async (calls: readonly Asked[], refusal: RefusalCode) => {
    for (const [call, given] of calls)
      refusalOf(await unchanged(() => sendCall(call, given(number), { who: person })), refusal, call.name)
  }
  const setState = (state: string, reason: string | null) =>
    pool.query('UPDATE company SET state = $2, stop_reason = $3 WHERE id = $1', [companyId, state, reason])
  for (const [call, given] of reads)
    expect((await sendCall(call, given(number), { who: person })).status, call.name).toBe(200)
  await setState('suspended', 'fraud')
  try {
    for (const [call, given] of reads)
      expect((await sendCall(call, given(number), { who: person })).status, call.name).toBe(200)
    await asked([[placeOrder, () => quote], ...trades], 'company-suspended')
  } finally {
    await setState('certified', null)
  }
  await pool.query('DELETE FROM membership WHERE person_id = $1', [person])
  await asked([...reads, ...writes, ...trades, ...begun, [placeOrder, () => quote]], 'company-not-certified')
})
