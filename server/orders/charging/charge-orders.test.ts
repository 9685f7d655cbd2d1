import { beforeEach, describe, expect, test } from 'vitest'
import { readAnyOrder } from '#contract/console-orders.ts'
import { answerLaterCharge, billLaterCharge, objectToCharge } from '#contract/later-charges.ts'
import { moveOrder } from '#contract/orders.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { orderSteps } from '#tests/support/price-orders.ts'
import { heldStay, noon } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { sendCall, unchanged } = site
const company = await site.newCompany('Charged Trading')
const { administrator } = company
const { administrator: stranger } = await site.newCompany('Elsewhere Trading')
const steps = await orderSteps(site, company)
const { operations, sales, finance } = steps

beforeEach(() => {
  site.time.now = noon
})
const later = (hours: number) => new Date(noon.getTime() + hours * 60 * 60 * 1000)

const heldAfter = (hours: number) => new Date(Date.parse(heldStay.from) + hours * 60 * 60 * 1000)

type Order = Awaited<ReturnType<typeof steps.started>>
const keyOf = ({ contingentCharges }: Pick<Order, 'contingentCharges'>, trigger: string) => {
  const found = contingentCharges.find((charge) => charge.trigger === trigger)
  if (!found) throw new Error(`${trigger} is not announced`)
  return contingentChargeKey(found)
}
const bill = (order: Order, change: object = {}, who = operations) => {
  const { number, version } = order
  const usual = {
    ...(!('charge' in change) && { charge: keyOf(order, 'waiting') }),
    quantity: '3',
    ...(!('charge' in change) && { period: heldStay }),
    note: 'The warehouse was closed',
  }
  return sendCall(billLaterCharge, { number, version, ...usual, ...change }, { who })
}
const billed = async (order: Order, change?: object) => dataOf(billLaterCharge, await bill(order, change))
const answer = (order: Order, answered: string, who = operations) => {
  const charge = order.laterCharges[0]?.id
  const body = { number: order.number, charge, answer: answered, reason: 'The log shows it' }
  return sendCall(answerLaterCharge, body, { who })
}
const object = (
  order: Pick<Order, 'number' | 'laterCharges'>,
  who = administrator,
  reason = 'We were open',
) => {
  const charge = order.laterCharges[0]?.id
  return sendCall(objectToCharge, { number: order.number, charge, reason }, { who })
}

describe('a charge on a running order', () => {
  test('is billed with what happened, seen by the customer at once, and owed', async () => {
    const order = await steps.started('trucking')
    const after = await billed(order)
    const seen = await steps.readAs(order.number)
    expect(seen.laterCharges).toMatchObject([
      {
        state: 'billed',
        note: 'The warehouse was closed',
        period: heldStay,
        // Qingdao: 50 an hour.
        confirmed: { sum: { amount: '150.00' }, quantity: { amount: '3', unit: 'hour' } },
        billedAt: noon.toISOString(),
        objectionEnds: later(72).toISOString(),
        open: ['object'],
      },
    ])
    expect(after.laterCharges[0]?.open).toEqual(['withdraw'])
    const owed = (Number(order.payment.owed.amount) + 150 * 1.09).toFixed(2)
    expect(seen.payment).toMatchObject({ state: 'part-paid', owed: { amount: owed } })
    expect(seen.history[0]).toMatchObject({
      kind: 'bill-charge',
      actorKind: 'staff',
      reason: 'The warehouse was closed',
      cost: { amount: '150.00' },
    })
    expect(seen.version).toBe(order.version + 1)
  })

  test('is refused beside the quote, above its cap, with a time to come, on an old version; nothing changes', async () => {
    const order = await steps.started('trucking')
    const refused = (change: object, who?: string) => unchanged(() => bill(order, change, who))
    refusalOf(await refused({ charge: 'NEW.fee' }), 'charge-not-announced')
    refusalOf(await refused({ charge: keyOf(order, 'cancellation') }), 'charge-not-announced')
    const cap = refusalOf(await refused({ quantity: '1000' }), 'charge-above-cap')
    expect(cap.params).toEqual({ left: '800.00', currency: 'CNY' })
    const early = { period: { from: noon.toISOString(), to: later(1).toISOString() } }
    expect(refusalOf(await refused(early), 'invalid-input').fields).toEqual({ 'period.to': 'too-large' })
    const turned = { period: { from: noon.toISOString(), to: later(-1).toISOString() } }
    expect(refusalOf(await refused(turned), 'invalid-input').fields).toEqual({ 'period.from': 'too-large' })
    expect(refusalOf(await refused({ note: ' ' }), 'invalid-input').fields).toEqual({ note: 'required' })
    expect(refusalOf(await refused({ quantity: '0' }), 'invalid-input').fields).toEqual({
      quantity: 'too-small',
    })
    const untimed = refusalOf(await refused({ period: undefined }), 'invalid-input')
    expect(untimed.fields).toEqual({ 'period.from': 'required', 'period.to': 'required' })
    refusalOf(await refused({ version: 1 }), 'order-changed')
    for (const who of [sales, finance]) refusalOf(await refused({}, who), 'not-allowed')
    refusalOf(await refused({ number: 'S1' }), 'not-found')
  })

  test('of waiting is billed above the free hours only, by the times of the truck; the error shows the calculation', async () => {
    const order = await steps.started('trucking')
    const stay = (hours: number) => ({ from: heldStay.from, to: heldAfter(hours).toISOString() })
    const refused = async (change: object) =>
      refusalOf(await unchanged(() => bill(order, change)), 'charge-within-free-time').params
    expect(await refused({ quantity: '3', period: stay(3) })).toEqual({
      held: 3,
      free: 6,
      each: 0,
      trucks: 1,
      before: 0,
      most: 0,
    })
    expect(await refused({ quantity: '0.01', period: stay(6) })).toMatchObject({ held: 6, most: 0 })
    expect(await refused({ quantity: '3.01', period: stay(8.2) })).toMatchObject({ held: 9, most: 3 })
    const once = await billed(order, { quantity: '2', period: stay(8.2) })
    expect(once.laterCharges).toHaveLength(1)
    // The same hours are not billed twice, in one charge or in several.
    const again = async (change: object) =>
      refusalOf(await unchanged(() => bill(once, change)), 'charge-within-free-time').params
    expect(await again({ quantity: '2', period: stay(8.2) })).toMatchObject({ before: 2, most: 1 })
    expect((await billed(once, { quantity: '1', period: stay(8.2) })).laterCharges).toHaveLength(2)
  })

  test('is not billed before the order is generated, nor after it has ended', async () => {
    const staffOnly = { company: { id: '', name: '' }, assignedTo: null, nextCutOff: null }
    const young = { ...(await steps.accepted('trucking')), ...staffOnly }
    refusalOf(await unchanged(() => bill(young)), 'order-step-closed')
    const done = await steps.moved(await steps.started('trucking'), { move: 'complete' })
    refusalOf(await unchanged(() => bill(done)), 'order-step-closed')
    const order = await steps.generated('trucking')
    const cancelled = { move: 'cancel', reason: 'Cargo is late', confirmedCost: '0' }
    const ended = dataOf(moveOrder, await steps.move(order, cancelled))
    refusalOf(await unchanged(() => bill({ ...order, version: ended.version })), 'order-step-closed')
  })

  test('billed by two people at once on the same version: one wins', async () => {
    const order = await steps.started('trucking')
    const replies = await Promise.all([bill(order), bill(order), bill(order)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await steps.readAs(order.number)).laterCharges).toHaveLength(1)
  })
})

describe('an objection', () => {
  test('stops the charge from being owed until staff uphold it', async () => {
    const order = await steps.started('trucking')
    const charged = await billed(order)
    const disputed = dataOf(objectToCharge, await object(charged))
    expect(disputed).toMatchObject({
      laterCharges: [
        { state: 'disputed', answers: [{ answer: 'object', reason: 'We were open' }], open: [] },
      ],
      payment: { state: 'paid', owed: order.payment.owed },
    })
    expect(disputed.history[0]).toMatchObject({ kind: 'object-charge', actorKind: 'customer' })
    refusalOf(await unchanged(() => object(charged)), 'charge-settled')
    refusalOf(await unchanged(() => answer(charged, 'uphold', sales)), 'not-allowed')
    const upheld = dataOf(answerLaterCharge, await answer(charged, 'uphold'))
    expect(upheld).toMatchObject({
      laterCharges: [{ state: 'upheld', open: ['withdraw'] }],
      payment: { state: 'part-paid', owed: charged.payment.owed },
    })
    refusalOf(await unchanged(() => answer(charged, 'uphold')), 'charge-settled')
  })

  test('is accepted by a withdrawal; the order then costs what it did', async () => {
    const order = await steps.started('trucking')
    const charged = await billed(order)
    dataOf(objectToCharge, await object(charged))
    const withdrawn = dataOf(answerLaterCharge, await answer(charged, 'withdraw'))
    expect(withdrawn).toMatchObject({
      laterCharges: [{ state: 'withdrawn', open: [] }],
      payment: { state: 'paid', owed: order.payment.owed },
    })
    refusalOf(await unchanged(() => answer(charged, 'withdraw')), 'charge-settled')
    refusalOf(await unchanged(() => object(charged)), 'charge-settled')
  })

  test('is possible for three days, also once the order is completed, and not after them', async () => {
    const charged = await billed(await steps.started('trucking'))
    const done = await steps.moved(charged, { move: 'complete' })
    expect(done.payment.owed).toEqual(charged.payment.owed)
    site.time.now = later(72)
    refusalOf(await unchanged(() => object(done)), 'objection-too-late')
    site.time.now = new Date(later(72).getTime() - 1)
    expect(dataOf(objectToCharge, await object(done)).laterCharges[0]?.state).toBe('disputed')
  })

  test('comes from the own company, about a charge of the order, with a reason', async () => {
    const charged = await billed(await steps.started('trucking'))
    refusalOf(await unchanged(() => object(charged, stranger)), 'not-found')
    refusalOf(await unchanged(() => object(charged, '')), 'logged-out')
    const silent = await unchanged(() => object(charged, administrator, ' '))
    expect(refusalOf(silent, 'invalid-input').fields).toEqual({ reason: 'required' })
    const other = await billed(await steps.started('trucking'))
    const mixed = { number: other.number, laterCharges: charged.laterCharges }
    refusalOf(await unchanged(() => object(mixed)), 'not-found')
  })

  test('against a withdrawal at the same moment: one wins', async () => {
    const charged = await billed(await steps.started('trucking'))
    const [first, second] = await Promise.all([object(charged), object(charged)])
    expect([first?.status, second?.status].toSorted()).toEqual([200, 409])
    const replies = await Promise.all([answer(charged, 'uphold'), answer(charged, 'uphold')])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

test('what is charged after free days needs its period', async () => {
  await site.pool.query(
    `INSERT INTO exchange_rate (from_currency, date, value, source) VALUES ('EUR', '2026-11-13', '7.6', 'PBOC')`,
  )
  const order = await steps.started('ocean')
  const charge = keyOf(order, 'destination-demurrage')
  const refused = await unchanged(() => bill(order, { charge, quantity: '1' }))
  const missing = { 'period.from': 'required', 'period.to': 'required' }
  expect(refusalOf(refused, 'invalid-input').fields).toEqual(missing)
  const period = { from: later(-30).toISOString(), to: later(-2).toISOString() }
  // Two containers, and 28 hours touch at most three days.
  const tooMany = await unchanged(() => bill(order, { charge, quantity: '7', period }))
  expect(refusalOf(tooMany, 'invalid-input').fields).toEqual({ quantity: 'too-large' })
  expect((await billed(order, { charge, quantity: '1', period })).laterCharges).toHaveLength(1)
})

test('an order that is completed without its milestones says so in the history of staff, and of no one else', async () => {
  const order = await steps.started('trucking')
  const done = await steps.moved(order, { move: 'complete' })
  const known = await steps.readAs(done.number)
  const isCompleted = ({ kind }: { readonly kind: string }) => kind === 'complete'
  const staffView = dataOf(
    readAnyOrder,
    await sendCall(readAnyOrder, { number: done.number }, { who: operations }),
  )
  expect(staffView.history.find(isCompleted)?.missing).toContain('left-door')
  expect(known.history.find(isCompleted)?.missing).toEqual([])
})

test('staff propose no more of a charge than the order can need, and read how many that is', async () => {
  const order = await steps.placed('ocean')
  const [salesId = ''] = sales.split(' ')
  const taken = await steps.moved(order, { move: 'assign', assignedTo: salesId }, sales)
  const contingentCharge = keyOf(taken, 'telex-release')
  const propose = (quantity: string) =>
    steps.staffMove(
      taken,
      { move: 'propose-fees', edits: [{ edit: 'add', contingentCharge, quantity }] },
      sales,
    )
  const refused = refusalOf(await unchanged(() => propose('99')), 'charge-above-count')
  expect(refused.params).toEqual({ most: 1 })
  expect((await propose('1')).status).toBe(200)
})
