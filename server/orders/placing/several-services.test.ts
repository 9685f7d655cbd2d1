import { describe, expect, test } from 'vitest'
import type { StaffOrderView } from '#contract/console-orders.ts'
import { readCancellationCost } from '#contract/order-changes.ts'
import { placeOrder } from '#contract/orders.ts'
import { saveQuote, searchOffers } from '#contract/quotes.ts'
import { positionOfLine } from '#domain/orders/fees/several-services.ts'
import { payerTotalsOf } from '#domain/quotes/totals.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openOrderSite } from '#tests/support/order-site.ts'
import { depotValues, oceanValues, truckingValues } from '#tests/support/order-values.data.ts'
import { depotQuery, noon, truckingQuery } from '#tests/support/price-site.data.ts'

const site = await openOrderSite('Several Services Trading')
const { administrator, member, sales, operations, companyId, sendCall, unchanged, pool } = site
const { administrator: stranger } = await site.newCompany('Elsewhere Services')

async function quoteFor(query: object, who = administrator): Promise<string> {
  const { offers } = dataOf(searchOffers, await sendCall(searchOffers, query, { who }))
  const body = { query, offerCode: offers[0]?.item.code ?? '' }
  return dataOf(saveQuote, await sendCall(saveQuote, body, { who })).number
}

let keys = 0
async function bodyOfThree() {
  keys += 1
  return {
    quote: await site.oceanQuote(administrator),
    values: oceanValues,
    more: [
      { quote: await quoteFor(truckingQuery), values: truckingValues },
      { quote: await quoteFor(depotQuery), values: depotValues },
    ],
    key: `three-services-${keys}`,
  }
}
type Body = Awaited<ReturnType<typeof bodyOfThree>>
const send = (body: object, who = administrator) => sendCall(placeOrder, body, { who })
const placed = async (body: Body, who = administrator) => site.read(dataOf(placeOrder, await send(body, who)))
const countOrders = async () => (await pool.query('SELECT id FROM customer_order')).rowCount

async function confirmed(body: Body): Promise<StaffOrderView> {
  const [assignedTo] = sales.split(' ')
  const order = await placed(body)
  const assigned = await site.staffMove(order, { move: 'assign', assignedTo }, sales)
  const proposed = await site.staffMove(assigned, { move: 'propose-fees', edits: [] }, sales)
  return site.staffMove(proposed, { move: 'confirm-fees' }, operations)
}

describe('an order of three services', () => {
  test('has the fields and the lines of each, and one total', async () => {
    const body = await bodyOfThree()
    const order = await placed(body)
    expect(order).toMatchObject({ service: 'ocean', moreServices: ['trucking', 'depot'] })
    expect(order.more.map(({ service, quoteNumber }) => [service, quoteNumber])).toEqual([
      ['trucking', body.more[0]?.quote],
      ['depot', body.more[1]?.quote],
    ])
    expect(order.more[0]?.values.fields).toMatchObject({ vessel: 'TEST DAWN', weightKg: '12000' })
    expect(order.more[0]?.values.groups.containers).toBeDefined()
    const { lines } = order.fees
    expect([...new Set(lines.map(positionOfLine))]).toEqual([0, 1, 2])
    expect(new Set(lines.map(({ lineId }) => lineId)).size).toBe(lines.length)
    const billed = lines.flatMap((line) => (line.confirmed ? [line.confirmed] : []))
    expect(order.total).toEqual(payerTotalsOf(billed).shipper.total)
    // Found by the container that was ordered for the depot.
    const { rows } = await pool.query('SELECT search_text FROM customer_order WHERE number = $1', [
      order.number,
    ])
    expect(rows[0].search_text).toContain('csqu3054383')
  })

  test('is placed once by fifty identical tries', async () => {
    const body = await bodyOfThree()
    const before = (await countOrders()) ?? 0
    const replies = await Promise.all(Array.from({ length: 50 }, () => send(body)))
    expect(new Set(replies.map((reply) => dataOf(placeOrder, reply).number)).size).toBe(1)
    expect(await countOrders()).toBe(before + 1)
    const fewer = { ...body, more: body.more.slice(1) }
    refusalOf(await unchanged(() => send(fewer)), 'key-used')
  })

  test('needs approval by its total, which no service has alone', async () => {
    const body = await bodyOfThree()
    const { total } = await placed(body)
    const limit = String(Math.floor(Number(total.amount)) - 1)
    await pool.query('UPDATE membership SET order_limit = $2 WHERE company_id = $1', [companyId, limit])
    const again = { ...body, key: `${body.key}-member` }
    expect(await placed(again, member)).toMatchObject({ state: 'awaiting-company-approval' })
    const { more: _more, ...one } = { ...again, key: `${body.key}-one` }
    const alone = await site.read(dataOf(placeOrder, await send(one, member)))
    expect(alone.state).toBe('request-sent')
    await pool.query('UPDATE membership SET order_limit = NULL WHERE company_id = $1', [companyId])
  })

  test('is charged, changed, added to and accepted line by line', async () => {
    const [assignedTo] = sales.split(' ')
    const order = await placed(await bodyOfThree())
    const assigned = await site.staffMove(order, { move: 'assign', assignedTo }, sales)
    const ofTruck = assigned.fees.lines.find((line) => positionOfLine(line) === 1)
    const waiting = assigned.contingentCharges.find(
      ({ servicePosition, trigger }) => servicePosition === 1 && trigger === 'waiting',
    )
    if (!ofTruck || !waiting) throw new Error('The truck has no line or no waiting charge')
    const { fee, trigger, variant } = waiting
    const key = ['s1', fee, trigger, variant].filter(Boolean).join('.')
    const edits = [
      { edit: 'remove', lineId: ofTruck.lineId, reason: 'Not needed' },
      { edit: 'add', contingentCharge: key, quantity: '2' },
    ]
    const proposed = await site.staffMove(assigned, { move: 'propose-fees', edits }, sales)
    const shown = await site.staffMove(proposed, { move: 'confirm-fees' }, operations)
    const added = shown.fees.lines.find(({ kind }) => kind === 'added')
    expect(added).toMatchObject({ lineId: `added.${key}`, contingency: { servicePosition: 1 } })
    const left = {
      ...shown,
      fees: { ...shown.fees, lines: shown.fees.lines.filter(({ kind }) => kind !== 'removed') },
    }
    const accepted = await site.move(shown, site.allAccepted(left))
    expect(accepted.fees.state).toBe('accepted')
    expect(accepted.payment.owed).toEqual(accepted.fees.payers.shipper.total)
  })

  test('costs the sum of its services when it is cancelled', async () => {
    const order = await confirmed(await bodyOfThree())
    const { number } = await site.move(order, site.allAccepted(order))
    await pool.query(
      `UPDATE customer_order SET state = 'order-generated', generated_at = placed_at WHERE number = $1`,
      [number],
    )
    // The truck was to come before.
    site.time.now = new Date(noon.getTime() + 20 * 86_400_000)
    const cost = dataOf(
      readCancellationCost,
      await sendCall(readCancellationCost, { number }, { who: administrator }),
    )
    const ofTruck = cost.charges.filter(({ contingency }) => contingency.servicePosition === 1)
    expect(ofTruck.length).toBeGreaterThan(0)
    const running = await site.read({ number })
    const cancel = { move: cost.move, reason: 'Not shipped', confirmedCost: cost.cost.amount }
    const cancelled = await site.move(running, cancel)
    const lines = cancelled.fees.lines.filter(({ kind }) => kind === 'cancellation')
    expect(lines.map(positionOfLine)).toEqual(
      cost.charges.map(({ contingency: { servicePosition = 0 } }) => servicePosition),
    )
    site.time.now = noon
  })
})

describe('refused, and nothing is placed', () => {
  const refused = async (change: (body: Body) => object, code: Parameters<typeof refusalOf>[1]) => {
    const body = change(await bodyOfThree())
    return refusalOf(await unchanged(() => send(body)), code).fields
  }

  test('a wrong field names its service', async () => {
    const wrong = await refused(
      (body) => ({
        ...body,
        values: { ...body.values, fields: { ...body.values.fields, packages: '' } },
        more: [body.more[0], { ...body.more[1], values: { fields: { day: 'soon' }, groups: {} } }],
      }),
      'invalid-input',
    )
    expect(Object.keys(wrong ?? {}).toSorted()).toEqual([
      'more.1.values.fields.day',
      'more.1.values.fields.releaseNumber',
      'more.1.values.groups.contactPerson',
      'more.1.values.groups.containerNumbers',
      'values.fields.packages',
    ])
  })

  test('a quote that is named twice', async () => {
    const fields = await refused((body) => ({ ...body, more: [...body.more, body.more[0]] }), 'invalid-input')
    expect(fields).toEqual({ 'more.2.quote': 'inconsistent' })
  })

  test('a quote of another company', async () => {
    const quote = await quoteFor(truckingQuery, stranger)
    const fields = await refused(
      (body) => ({ ...body, more: [{ quote, values: truckingValues }] }),
      'not-found',
    )
    expect(fields).toEqual({ 'more.0.quote': 'unknown-value' })
  })

  test('a quote that has expired', async () => {
    const body = await bodyOfThree()
    await pool.query(`UPDATE quote SET ends_at = '2020-01-01T00:00:00Z' WHERE number = $1`, [
      body.more[1]?.quote,
    ])
    expect(refusalOf(await unchanged(() => send(body)), 'quote-expired').fields).toEqual({
      'more.1.quote': 'unknown-value',
    })
  })

  test('more services than an order takes', async () => {
    const fields = await refused(
      (body) => ({ ...body, more: Array.from({ length: 6 }, () => body.more[0]) }),
      'invalid-input',
    )
    expect(fields).toEqual({ more: 'too-many' })
  })
})
