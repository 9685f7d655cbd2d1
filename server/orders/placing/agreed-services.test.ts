import { beforeEach, describe, expect, test } from 'vitest'
import { readOrderDraft, saveOrderDraft } from '#contract/order-drafts.ts'
import { fillInOrder } from '#contract/order-work.ts'
import { moveOrder, placeOrder, readOrder } from '#contract/orders.ts'
import { acceptQuote } from '#contract/quotes.ts'
import { answerRequest, requestQuote } from '#contract/requests.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, unchanged, pool } = staff
const sales = await staff.logInAs('sales')
const token = await staff.logInCustomer('linhai', 'Harbour2026')
const customer = { host: 'localhost', token }
const today = shanghaiDay(new Date())
const readyOn = daysAfter(today, 5)

beforeEach(async () => {
  await pool.query('DELETE FROM attempt_count')
  await pool.query(`UPDATE quote_request SET state = 'withdrawn' WHERE state = 'open'`)
})

const containers = [{ type: '40HQ', count: 2 }]
const goods = { commodityEn: 'Machine parts', packages: '40', grossWeightKg: '8200' }
const contactPerson = [{ contact: '林海', mobile: '13800138000' }]
const agreed = { fields: { readyOn, ...goods }, groups: { contactPerson } }
const insured = {
  fields: { insured: '海联贸易', insuredValue: '500000', clauses: 'all-risks', etd: readyOn, ...goods },
  groups: { contactPerson },
}

const declared = {
  fields: { tradeMode: '0110', declarations: '2', exitPort: 'CNNGB', ...goods },
  groups: { contactPerson },
}

/** What is requested, what staff charge and what the order asks for. */
const services = [
  [
    'insurance',
    { from: '宁波', to: 'Rotterdam', goods: 'Machine parts', insuredValue: '500000', readyOn },
    'INS',
    insured,
  ],
  ['customs', { from: '宁波', goods: 'Machine parts', declarations: 2 }, 'BGF', declared],
  ['barge', { from: '武汉', to: '上海', containers, readyOn }, 'BARGE', agreed],
  ['inland-terminal', { containers, readyOn }, 'LIFT', agreed],
  ['container-management', { containers, readyOn, days: 30 }, 'STORAGE', agreed],
  ['soc', { from: '青岛', to: 'Hamburg', containers, readyOn }, 'SOC', agreed],
] as const

const send = (kind: string, details: object) => {
  const body = { kind, details, contact: { name: '林海', phone: '13800138000' } }
  return sendCall(requestQuote, { ...customer, body })
}

async function offerFor(kind: string, details: object, fee: string): Promise<string> {
  const { number } = dataOf(requestQuote, await send(kind, details))
  const lines = [{ fee, group: 'origin', unitPrice: '300', quantity: '2' }]
  const body = { number, lines, validUntil: daysAfter(today, 10), remark: 'As requested.' }
  return dataOf(answerRequest, await sendCall(answerRequest, { token: sales, body })).quoteNumber ?? ''
}

describe.each(services)('%s', (kind, details, fee, values) => {
  test('is requested, offered by staff, accepted and ordered', async () => {
    const quote = await offerFor(kind, details, fee)
    const order = (key: string) =>
      sendCall(placeOrder, { ...customer, body: { quote, values, key: `${key}-${kind}-order` } })
    refusalOf(await unchanged(() => order('too-early')), 'offer-not-accepted')
    dataOf(acceptQuote, await sendCall(acceptQuote, { ...customer, body: { number: quote } }))
    const end = (days: number) =>
      pool.query(`UPDATE quote SET ends_at = now() + make_interval(days => $2) WHERE number = $1`, [
        quote,
        days,
      ])
    await end(-1)
    refusalOf(await unchanged(() => order('too-late')), 'quote-expired')
    await end(1)
    const { number } = dataOf(placeOrder, await order('accepted'))
    const placed = dataOf(readOrder, await sendCall(readOrder, { ...customer, query: { number } }))
    expect(placed).toMatchObject({ service: kind, values, quoteNumber: quote })
    expect(placed.fees.lines.map(({ quoted }) => quoted?.fee)).toEqual([fee])
  })

  test('without what its price needs is refused', async () => {
    const reply = await unchanged(() => send(kind, {}))
    const needed = Object.keys(details).filter((name) => name !== 'days')
    expect(Object.keys(refusalOf(reply, 'invalid-input').fields ?? {}).toSorted()).toEqual(
      needed.map((name) => `details.${name}`).toSorted(),
    )
  })
})

test('a trade mode that the dictionary does not list is an error at its field, and nothing is ordered', async () => {
  const quote = await offerFor('customs', { from: '宁波', goods: 'Parts', declarations: 2, readyOn }, 'BGF')
  dataOf(acceptQuote, await sendCall(acceptQuote, { ...customer, body: { number: quote } }))
  const order = (tradeMode: string) => {
    const values = { ...declared, fields: { ...declared.fields, tradeMode } }
    return sendCall(placeOrder, { ...customer, body: { quote, values, key: 'customs-of-no-mode' } })
  }
  for (const unlisted of ['general', '9999', '一般贸易'])
    expect(refusalOf(await unchanged(() => order(unlisted)), 'invalid-input').fields).toEqual({
      'values.fields.tradeMode': 'unknown-value',
    })
  dataOf(placeOrder, await order('1210'))
})

describe('a trade mode that the dictionary does not list', () => {
  const inMode = (tradeMode: string) => ({ ...declared, fields: { ...declared.fields, tradeMode } })
  const wrong = { 'values.fields.tradeMode': 'unknown-value' }
  const accepted = async () => {
    const details = { from: '宁波', goods: 'Parts', declarations: 2, readyOn }
    const quote = await offerFor('customs', details, 'BGF')
    dataOf(acceptQuote, await sendCall(acceptQuote, { ...customer, body: { number: quote } }))
    return quote
  }
  const ordered = async (state: string) => {
    const quote = await accepted()
    const body = { quote, values: inMode('0110'), key: `customs-${quote}` }
    const { number } = dataOf(placeOrder, await sendCall(placeOrder, { ...customer, body }))
    const { rows } = await pool.query(
      'UPDATE customer_order SET state = $2 WHERE number = $1 RETURNING version',
      [number, state],
    )
    return { number, version: Number(rows[0].version) }
  }
  const move = (body: object) => sendCall(moveOrder, { ...customer, body })
  const modeOf = async (number: string) =>
    dataOf(readOrder, await sendCall(readOrder, { ...customer, query: { number } })).values.fields.tradeMode

  test('stays in a draft, and is refused once the draft is sent', async () => {
    const quote = await accepted()
    const draft = { quote, version: null, values: inMode('9999'), instruction: null }
    dataOf(saveOrderDraft, await sendCall(saveOrderDraft, { ...customer, body: draft }))
    const read = await sendCall(readOrderDraft, { ...customer, query: { quote } })
    const { values } = dataOf(readOrderDraft, read).draft ?? {}
    expect(values?.fields.tradeMode).toBe('9999')
    const body = { quote, values, key: `customs-${quote}` }
    const refused = await unchanged(() => sendCall(placeOrder, { ...customer, body }))
    expect(refusalOf(refused, 'invalid-input').fields).toEqual(wrong)
  })

  test.each([
    ['a correction', 'returned', { move: 'send-again' }, null],
    ['an amendment', 'order-generated', { move: 'request-amendment', reason: 'Another mode' }, '0110'],
  ])('is refused in %s', async (_what, state, change, before) => {
    const order = await ordered(state)
    const sent = (mode: string) => move({ ...order, ...change, values: inMode(mode) })
    expect(refusalOf(await unchanged(() => sent('9999')), 'invalid-input').fields).toEqual(wrong)
    dataOf(moveOrder, await sent('1210'))
    // An amendment holds once staff accept it.
    expect(await modeOf(order.number)).toBe(before ?? '1210')
  })

  test('is none that staff fill in: it belongs to what was ordered', async () => {
    const { number } = await ordered('order-generated')
    const operations = await staff.logInAs('operations')
    const body = { number, version: 0, values: { fields: { tradeMode: '9999' }, groups: {} } }
    const refused = await unchanged(() => sendCall(fillInOrder, { token: operations, body }))
    expect(refusalOf(refused, 'invalid-input').fields).toEqual({ 'values.fields.tradeMode': 'unknown-field' })
    expect(await modeOf(number)).toBe('0110')
  })
})
