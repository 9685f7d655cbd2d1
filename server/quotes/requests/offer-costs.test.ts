import { beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { listNotifications } from '#contract/notifications.ts'
import { exportShipments, printReportTemplate } from '#contract/order-exports.ts'
import { placeOrder, readOrder } from '#contract/orders.ts'
import * as quotes from '#contract/quotes.ts'
import * as requests from '#contract/requests.ts'
import { readOfferDocument } from '#contract/sent-offers.ts'
import { readSharedQuote, shareQuote } from '#contract/shared-quotes.ts'
import type { TypedOffer } from '#contract/staff-offers.ts'
import { verifyQuote } from '#contract/verify-quote.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { cellsOfSheet } from '#tests/support/sheet-cells.ts'
import { openStaffSite, pricingMember } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, audited, pool, unchanged, site } = staff
const [sales, pricing] = [await staff.logInAs('sales'), await staff.logInMember(pricingMember())]
const linhai = await staff.logInCustomer('linhai', 'Harbour2026')
const asCustomer = { host: 'localhost', token: linhai }
const today = shanghaiDay(new Date())

beforeEach(async () => {
  await pool.query('DELETE FROM attempt_count')
  await pool.query(`UPDATE quote_request SET state = 'withdrawn' WHERE state = 'open'`)
})

const readyOn = daysAfter(today, 5)
const contact = { name: '林海', phone: '13800138000' }
const details = { from: '武汉', to: '上海', containers: [{ type: '40HQ', count: 2 }], readyOn }
// Figures that are nowhere else.
const [cost, costSum, margin] = ['263.47', '526.94', '73.06']
const line = { fee: 'BARGE', group: 'freight', unitPrice: '300', quantity: '2', unitCost: cost } as const
const { unitCost: _, ...uncosted } = line
const typed: TypedOffer = { lines: [line], validUntil: daysAfter(today, 10), remark: 'By barge.' }

const newRequest = async (containers = details.containers) => {
  const body = { kind: 'barge', details: { ...details, containers }, contact }
  return dataOf(requests.requestQuote, await sendCall(requests.requestQuote, { ...asCustomer, body })).number
}
const answer = (number: string, changed: Partial<TypedOffer> = {}, token = pricing) =>
  sendCall(requests.answerRequest, { token, body: { number, ...typed, ...changed } })
const answered = async (changed?: Partial<TypedOffer>, token?: string) => {
  const number = await newRequest()
  const file = dataOf(requests.answerRequest, await answer(number, changed, token))
  return { request: number, quote: file.quoteNumber ?? '', file }
}
const read = async (number: string, token = pricing) =>
  dataOf(requests.readRequest, await sendCall(requests.readRequest, { token, query: { number } }))
const revise = (number: string, changed: Partial<TypedOffer>, token = pricing) =>
  sendCall(requests.reviseOffer, { token, body: { number, ...typed, ...changed } })
const costsIn = async (number: string, token?: string) =>
  (await read(number, token)).offers.map(({ costs }) => costs)
const earlierLines = async (token: string) => {
  const query = { number: await newRequest() }
  const reply = await sendCall(requests.listEarlierOffers, { token, query })
  return dataOf(requests.listEarlierOffers, reply).offers[0]?.lines
}

describe('the cost of a line', () => {
  test('is read with the offer by those who see costs, and used again with its lines', async () => {
    const { request, file } = await answered()
    expect(file.offers.map(({ costs }) => costs)).toEqual([{ l1: cost }])
    expect(await costsIn(request)).toEqual([{ l1: cost }])
    expect(await earlierLines(pricing)).toMatchObject([{ fee: 'BARGE', unitCost: cost }])
  })

  test('is not read by others who answer requests', async () => {
    const { request } = await answered()
    expect(await costsIn(request, sales)).toEqual([null])
    expect((await earlierLines(sales))?.some((one) => 'unitCost' in one)).toBe(false)
  })

  test('is not stated by them, and nothing changes', async () => {
    const number = await newRequest()
    refusalOf(await unchanged(() => answer(number, {}, sales)), 'not-allowed')
    const { quote } = await answered()
    refusalOf(await unchanged(() => revise(quote, {}, sales)), 'not-allowed')
  })

  test('stays with the lines that a colleague revises or uses again', async () => {
    const { request, quote } = await answered()
    const dearer = { ...uncosted, unitPrice: '310' }
    const added = { ...uncosted, fee: 'DOC' } as const
    const revised = dataOf(
      requests.reviseOffer,
      await revise(quote, { lines: [added, dearer] }, sales),
    ).quoteNumber
    expect(await costsIn(request)).toEqual([{ l2: cost }, { l1: cost }])
    const used = await answered({ lines: [uncosted], linesOf: revised ?? '' }, sales)
    expect(await costsIn(used.request)).toEqual([{ l1: cost }])
    const unknown = await answered({ lines: [uncosted], linesOf: 'Q0' }, sales)
    expect(await costsIn(unknown.request)).toEqual([{}])
  })

  test('belongs to its container type where charges are used again without it', async () => {
    const { quote } = await answered()
    const use = async (lines: TypedOffer['lines'], containers: (typeof details)['containers']) => {
      const number = await newRequest(containers)
      dataOf(requests.answerRequest, await answer(number, { lines, linesOf: quote }, sales))
      return costsIn(number)
    }
    const [big, small] = [
      { type: '40HQ', count: 1 },
      { type: '20GP', count: 1 },
    ]
    expect(await use([uncosted], [small])).toEqual([{}])
    expect(await use([{ ...uncosted, containerType: '40HQ' }], [big, small])).toEqual([{ l1: cost }])
  })

  test('is changed and left out by those who see it', async () => {
    const { request, quote } = await answered()
    const next = dataOf(requests.reviseOffer, await revise(quote, { lines: [{ ...line, unitCost: '299' }] }))
    dataOf(requests.reviseOffer, await revise(next.quoteNumber ?? '', { lines: [uncosted] }))
    expect(await costsIn(request)).toEqual([{}, { l1: '299' }, { l1: cost }])
  })

  test('is no part of the audit log', async () => {
    await answered()
    const { rows } = await pool.query('SELECT after::text FROM audit_entry ORDER BY id DESC LIMIT 20')
    expect(JSON.stringify(rows)).not.toContain(cost)
  })
})

describe('a charge below its cost', () => {
  const lines = [{ ...line, unitCost: '300.01' }]

  test('is sent once it is confirmed, and the audit log says so', async () => {
    const number = await newRequest()
    refusalOf(await unchanged(() => answer(number, { lines })), 'offer-below-cost')
    const { quoteNumber } = dataOf(
      requests.answerRequest,
      await answer(number, { lines, confirmsLoss: true }),
    )
    expect((await audited('request-answered'))[0].after).toMatchObject({ number, lossConfirmed: true })
    refusalOf(await unchanged(() => revise(quoteNumber ?? '', { lines })), 'offer-below-cost')
    dataOf(requests.reviseOffer, await revise(quoteNumber ?? '', { lines, confirmsLoss: true }))
    expect((await audited('offer-revised'))[0].after).toMatchObject({ lossConfirmed: true })
  })

  test('at its cost is no loss', async () => {
    await answered({ lines: [{ ...line, unitCost: '300.00' }] })
    expect((await audited('request-answered'))[0].after).not.toHaveProperty('lossConfirmed')
  })

  test('tells nothing to those who do not see costs', async () => {
    const { quote } = await answered()
    dataOf(requests.reviseOffer, await revise(quote, { lines: [{ ...uncosted, unitPrice: '1' }] }, sales))
  })
})

/** What a text gives away; numbers are looked for as they are stored and as they are written. */
const revealedIn = (text: string) =>
  [cost, costSum, margin, 'unitCost', 'confirmsLoss', '"costs"'].filter((one) => text.includes(one))

test('neither cost nor margin reaches the customer', async () => {
  const { request, quote } = await answered()
  const asked = async (call: Call, sent: object = {}) =>
    (await sendCall(call, { ...asCustomer, ...sent })).text
  const query = { number: quote }
  const { verifyCode } = dataOf(quotes.readQuote, await sendCall(quotes.readQuote, { ...asCustomer, query }))
  const share = { number: quote, scope: 'charges', days: 7 }
  const { token } = dataOf(shareQuote, await sendCall(shareQuote, { ...asCustomer, body: share }))
  dataOf(quotes.acceptQuote, await sendCall(quotes.acceptQuote, { ...asCustomer, body: query }))
  const goods = { commodityEn: 'Machine parts', packages: '40', grossWeightKg: '8200' }
  const values = {
    fields: { readyOn, ...goods },
    groups: { contactPerson: [{ contact: '林海', mobile: '13800138000' }] },
  }
  const placing = await sendCall(placeOrder, {
    ...asCustomer,
    body: { quote, values, key: `order-at-cost-of-${request}` },
  })
  const order = dataOf(placeOrder, placing).number
  const documentOf = async (call: Call, sent: object) =>
    (await readPdf((await sendCall(call, sent)).bytes)).text
  const shown = {
    quote: await asked(quotes.readQuote, { query }),
    quotes: await asked(quotes.listQuotes),
    request: await asked(requests.readMyRequest, { query: { number: request } }),
    requests: await asked(requests.listMyRequests),
    notifications: await asked(listNotifications),
    verified: await asked(verifyQuote, { query: { number: quote, code: verifyCode } }),
    shared: await asked(readSharedQuote, { body: { token } }),
    pdf: await documentOf(quotes.readQuoteDocument, { ...asCustomer, query }),
    staffPdf: await documentOf(readOfferDocument, { token: pricing, query }),
    placed: placing.text,
    order: await asked(readOrder, { query: { number: order } }),
    printed: await documentOf(printReportTemplate, {
      ...asCustomer,
      query: { number: order, document: 'fee-statement' },
    }),
    sheet: JSON.stringify(
      await cellsOfSheet(
        (await sendCall(exportShipments, { ...asCustomer, query: { number: order } })).bytes,
      ),
    ),
    openApi: (await site.request('/api/openapi.json', { host: 'localhost' })).text,
  }
  for (const [name, text] of Object.entries(shown)) expect(revealedIn(text), name).toEqual([])
  // Each of them shows the price, so it was looked at.
  for (const name of [
    'quote',
    'quotes',
    'verified',
    'shared',
    'pdf',
    'staffPdf',
    'order',
    'printed',
  ] as const)
    expect(shown[name], name).toContain('654.00')
  const staffReply = await sendCall(requests.readRequest, { token: pricing, query: { number: request } })
  expect(revealedIn(staffReply.text)).toEqual([cost, '"costs"'])
  const { rows } = await pool.query('SELECT * FROM quote WHERE number = $1', [quote])
  expect(revealedIn(JSON.stringify(rows))).toEqual([])
  expect(shown.sheet).toContain('654')
})
