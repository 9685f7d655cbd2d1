import { beforeEach, describe, expect, test } from 'vitest'
import { moveOrder } from '#contract/orders.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { oceanValues } from '#tests/support/order-values.data.ts'
import { orderSteps } from '#tests/support/price-orders.ts'
import { depotQuery, noon, oceanQuery } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { unchanged } = site
const company = await site.newCompany('Amending Trading')
const elsewhere = await site.newCompany('Elsewhere Trading')
const { administrator: stranger } = elsewhere
const steps = await orderSteps(site, company)
const others = await orderSteps(site, elsewhere)
const { move, staffMove } = steps

beforeEach(() => {
  site.time.now = noon
})

const valuesWith = (fields: Record<string, string>) => ({
  fields: { ...oceanValues.fields, ...fields },
  groups: oceanValues.groups,
})
const amend = (fields: Record<string, string>, change: object = {}) => ({
  move: 'request-amendment',
  values: valuesWith(fields),
  reason: 'The cargo has changed',
  ...change,
})
const requested = async (fields: Record<string, string> = { packages: '410' }) =>
  dataOf(moveOrder, await move(await steps.generated('ocean'), amend(fields)))

describe('an amendment of the fields', () => {
  test('waits for staff, holds once they accept, and leaves the price and both versions', async () => {
    const order = await steps.generated('ocean')
    const fields = { packages: '410', ownReference: 'PO-9000' }
    const asked = dataOf(moveOrder, await move(order, amend(fields)))
    expect(asked).toMatchObject({
      state: 'order-generated',
      waitsFor: 'operations',
      dueAt: new Date(noon.getTime() + 24 * 60 * 60 * 1000).toISOString(),
      values: { fields: { packages: '400' } },
      ownReference: 'PO-7781',
      amendment: {
        state: 'requested',
        reason: 'The cargo has changed',
        before: { fields: { packages: '400' } },
        after: { fields: { packages: '410' } },
        price: { total: order.total, difference: { amount: '0.00' } },
      },
    })
    refusalOf(await unchanged(() => staffMove(asked, { move: 'start' })), 'change-pending')
    refusalOf(await unchanged(() => move(asked, amend(fields))), 'change-pending')
    const accepted = await steps.moved(asked, { move: 'accept-amendment' })
    expect(accepted).toMatchObject({
      state: 'order-generated',
      values: { fields: { packages: '410' } },
      ownReference: 'PO-9000',
      total: order.total,
      payment: { state: 'paid', owed: order.payment.owed },
      amendment: {
        state: 'accepted',
        before: { fields: { packages: '400' } },
        after: { fields: { packages: '410' } },
        price: { total: order.total, difference: { amount: '0.00' } },
      },
    })
    expect(accepted.history.map(({ kind }) => kind).slice(0, 2)).toEqual([
      'accept-amendment',
      'request-amendment',
    ])
    const again = dataOf(moveOrder, await move(accepted, amend({ packages: '420' })))
    expect(again.amendment).toMatchObject({
      before: { fields: { packages: '410' } },
      after: { fields: { packages: '420' } },
    })
  })

  test('is returned with remarks by field, corrected and sent again', async () => {
    const asked = await requested()
    const remarks = [{ severity: 'error', message: 'Count the pallets too', property: 'packages' }]
    const returned = await steps.moved(asked, { move: 'return-amendment', remarks })
    expect(returned).toMatchObject({ waitsFor: 'customer', amendment: { state: 'returned', remarks } })
    const again = dataOf(moveOrder, await move(returned, amend({ packages: '414' })))
    expect(again).toMatchObject({
      waitsFor: 'operations',
      amendment: {
        state: 'requested',
        remarks: [],
        before: { fields: { packages: '400' } },
        after: { fields: { packages: '414' } },
      },
    })
  })

  test('is declined with a reason: the order stays as it was', async () => {
    const asked = await requested()
    const silent = await unchanged(() => staffMove(asked, { move: 'decline-amendment', reason: '' }))
    expect(refusalOf(silent, 'invalid-input').fields).toEqual({ reason: 'required' })
    const declined = await steps.moved(asked, { move: 'decline-amendment', reason: 'Already loaded' })
    expect(declined).toMatchObject({
      values: { fields: { packages: '400' } },
      amendment: { state: 'declined', answer: 'Already loaded' },
    })
    // A correction that staff ask for later takes a version of its own.
    refusalOf(await unchanged(() => staffMove(declined, { move: 'accept-amendment' })), 'no-change-pending')
  })

  test('with wrong fields, by others, on an old version, of an order that is not generated: nothing changes', async () => {
    const order = await steps.generated('ocean')
    const wrong = await unchanged(() => move(order, amend({ cargoValue: '', vessel: 'ANOTHER SHIP' })))
    expect(refusalOf(wrong, 'invalid-input').fields).toEqual({
      'values.fields.cargoValue': 'required',
      'values.fields.vessel': 'inconsistent',
    })
    refusalOf(await unchanged(() => move(order, amend({}), stranger)), 'not-found')
    refusalOf(await unchanged(() => move({ ...order, version: 1 }, amend({}))), 'order-changed')
    const young = await steps.placed('ocean')
    refusalOf(await unchanged(() => move(young, amend({}))), 'order-step-closed')
    const asked = dataOf(moveOrder, await move(order, amend({ packages: '410' })))
    for (const contents of [{ move: 'accept-amendment' }, { move: 'decline-amendment', reason: 'x' }])
      refusalOf(await unchanged(() => staffMove(asked, contents, steps.sales)), 'not-allowed')
  })

  test('accepted and declined at once, or beside a cancellation: one wins', async () => {
    const asked = await requested()
    const decided = await Promise.all([
      staffMove(asked, { move: 'accept-amendment' }),
      staffMove(asked, { move: 'decline-amendment', reason: 'Already loaded' }),
    ])
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const order = await steps.generated('ocean')
    const replies = await Promise.all([
      move(order, amend({ packages: '410' })),
      move(order, { move: 'cancel', reason: 'Cargo is late', confirmedCost: '21090.96' }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('an amendment that needs a new price', () => {
  const three = { ...oceanQuery, containers: [{ type: '40HQ', count: 3 }] }

  test('is made on a new quote: the difference is shown by line, owed and listed once staff accept', async () => {
    const order = await steps.generated('ocean')
    const quote = await steps.savedQuote(three)
    const asked = dataOf(moveOrder, await move(order, amend({ packages: '600' }, { quote })))
    const { price } = asked.amendment
    expect(Number(price?.difference.amount)).toBeGreaterThan(0)
    expect(Number(price?.total.amount)).toBeCloseTo(
      Number(order.total.amount) + Number(price?.difference.amount),
      2,
    )
    const freight = price?.lines.find(({ quoted }) => quoted?.fee === 'OF')
    expect(freight?.confirmed?.quantity.amount).toBe('3')
    expect([asked.containers, asked.total]).toEqual([order.containers, order.total])
    const accepted = await steps.moved(asked, { move: 'accept-amendment' })
    expect(accepted).toMatchObject({
      quoteNumber: quote,
      containers: [{ type: '40HQ', count: 3 }],
      values: { groups: { containers: [{ type: '40HQ', count: '3' }] } },
      total: price?.total,
      payment: { state: 'part-paid', owed: price?.total, paid: order.payment.paid },
      // Why more is owed stays on the order.
      amendment: { state: 'accepted', price },
    })
    expect(price?.agreed).toEqual(order.fees.lines)
    const smaller = dataOf(moveOrder, await move(accepted, amend({}, { quote: order.quoteNumber })))
    const back = await steps.moved(smaller, { move: 'accept-amendment' })
    expect(back).toMatchObject({
      containers: order.containers,
      total: order.total,
      payment: { state: 'paid' },
    })
    const ended = dataOf(
      moveOrder,
      await move(back, { move: 'cancel', reason: 'Cargo is late', confirmedCost: '21090.96' }),
    )
    expect(ended.amendment.price).toEqual(back.amendment.price)
    expect(back.amendment.price?.difference.amount).toBe(`-${price?.difference.amount}`)
  })

  test('above what a member may order is asked for by the administrator alone; nothing changes', async () => {
    const member = await site.newPerson('Member with a limit')
    await site.join(company.companyId, member)
    const order = await steps.generated('ocean')
    const quote = await steps.savedQuote(three)
    const limit = (amount: string) =>
      site.pool.query(
        "UPDATE membership SET order_limit = $2, order_limit_currency = 'CNY' WHERE person_id = $1",
        [member, amount],
      )
    await limit(order.total.amount)
    const byMember = () => move(order, amend({}, { quote }), member)
    refusalOf(await unchanged(byMember), 'not-the-administrator')
    await limit('99999999.00')
    const approvals = (needed: boolean) =>
      site.pool.query('UPDATE company SET orders_need_approval = $2 WHERE id = $1', [
        company.companyId,
        needed,
      ])
    await approvals(true)
    refusalOf(await unchanged(byMember), 'not-the-administrator')
    await approvals(false)
    const asked = dataOf(moveOrder, await byMember())
    const accepted = await steps.moved(asked, { move: 'accept-amendment' })
    await limit('0.01')
    // What costs less needs no one else.
    dataOf(moveOrder, await move(accepted, amend({}, { quote: order.quoteNumber }), member))
  })

  test('is refused on a quote of another company, for another service, or expired; nothing changes', async () => {
    const order = await steps.generated('ocean')
    const foreign = await others.savedQuote(three, stranger)
    refusalOf(await unchanged(() => move(order, amend({}, { quote: foreign }))), 'not-found')
    const depot = await steps.savedQuote(depotQuery)
    const other = await unchanged(() => move(order, amend({}, { quote: depot })))
    expect(refusalOf(other, 'invalid-input').fields).toEqual({ quote: 'inconsistent' })
    const quote = await steps.savedQuote(three)
    site.time.now = new Date(noon.getTime() + 30 * 24 * 60 * 60 * 1000)
    refusalOf(await unchanged(() => move(order, amend({}, { quote }))), 'quote-expired')
  })
})
