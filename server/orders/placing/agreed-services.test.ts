import { beforeEach, describe, expect, test } from 'vitest'
import { placeOrder, readOrder } from '#contract/orders.ts'
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
  ['inland-terminal', { to: '义乌', containers, readyOn }, 'LIFT', agreed],
  ['container-management', { to: '厦门', containers, readyOn, days: 30 }, 'STORAGE', agreed],
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
