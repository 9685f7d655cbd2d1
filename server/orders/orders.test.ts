import { beforeEach, describe, expect, test } from 'vitest'
import * as staffCalls from '#contract/console-orders.ts'
import * as paymentCalls from '#contract/order-payments.ts'
import * as calls from '#contract/orders.ts'
import { saveQuote, searchOffers } from '#contract/quotes.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { depotValues, oceanValues } from '#tests/support/order-values.data.ts'
import { depotQuery, noon, oceanQuery } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { sendCall, unchanged, pool } = site
const { administrator, companyId } = await site.newCompany('Order Trading')
const member = await site.newPerson('Member of Order Trading')
await site.join(companyId, member)
const { administrator: stranger } = await site.newCompany('Elsewhere Trading')
const sales = await site.staffToken('sales')
const operations = await site.staffToken('operations')

beforeEach(() => {
  site.time.now = noon
})

const save = async (query: object, offerCode: string, who = administrator) =>
  dataOf(saveQuote, await sendCall(saveQuote, { query, offerCode }, { who })).number

const oceanQuote = async (who = administrator) => {
  const { offers } = dataOf(searchOffers, await sendCall(searchOffers, oceanQuery, { who }))
  return save(oceanQuery, offers[0]?.item.code ?? '', who)
}

let keys = 0
const newKey = () => {
  keys += 1
  return `key-of-an-order-${keys}`
}

const place = async (body: object, who = administrator) => {
  const { number } = dataOf(calls.placeOrder, await sendCall(calls.placeOrder, body, { who }))
  return dataOf(calls.readOrder, await sendCall(calls.readOrder, { number }, { who }))
}
const placed = async (who = administrator) =>
  place({ quote: await oceanQuote(who), values: oceanValues, key: newKey() }, who)

type Moving = { readonly number: string; readonly version: number }
const move = (order: Moving, contents: object, who = administrator) =>
  sendCall(calls.moveOrder, { number: order.number, version: order.version, ...contents }, { who })
const staffMove = (order: Moving, contents: object, who: string) =>
  sendCall(
    staffCalls.moveOrderByStaff,
    { number: order.number, version: order.version, ...contents },
    { who },
  )

const counts = async (who = administrator) =>
  dataOf(calls.listOrders, await sendCall(calls.listOrders, {}, { who })).counts

describe('placing', () => {
  test('an order is placed at the price of its quote, and found by its numbers', async () => {
    const before = await counts()
    const order = await placed()
    expect(order).toMatchObject({
      service: 'ocean',
      state: 'request-sent',
      tab: 'to-confirm',
      waitsFor: 'sales',
      from: 'CNTAO',
      to: 'NLRTM',
      ownReference: 'PO-7781',
      placedBy: 'Administrator of Order Trading',
      version: 1,
    })
    expect(order.number).toMatch(/^S\d{6}-\d{6,}$/)
    // From the quote, not typed again.
    expect(order.values.fields).toMatchObject({
      vessel: order.vessel,
      etd: order.departsOn,
      hsCode: '731815',
    })
    expect(order.values.groups.containers).toEqual([{ type: '40HQ', count: '2' }])
    expect(order.fees.lines.every(({ kind }) => kind === 'saved')).toBe(true)
    expect(order.total).toEqual(order.fees.payers.shipper.total)
    expect(order.history.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['place', 'Administrator of Order Trading'],
    ])
    expect(await counts()).toEqual({ ...before, 'to-confirm': before['to-confirm'] + 1 })
    const found = async (query: Record<string, string>, who = administrator) =>
      dataOf(calls.listOrders, await sendCall(calls.listOrders, query, { who })).rows.map(
        ({ number }) => number,
      )
    expect(await found({ search: order.number.slice(-5) })).toContain(order.number)
    expect(await found({ search: 'o-778' })).toContain(order.number)
    expect(await found({ search: order.number.slice(-3) })).toEqual([])
    expect(await found({ search: '%' })).toEqual([])
    expect(await found({ number: order.number.slice(-5).toLowerCase() })).toContain(order.number)
    expect(await found({ number: 'PO-7781' })).toEqual([])
    expect(await found({ waitsFor: 'sales' })).toContain(order.number)
    expect(await found({ waitsFor: 'customer' })).toEqual([])
    expect(await found({ service: 'depot' })).toEqual([])
    await site.pool.query('UPDATE customer_order SET search_text = $1 WHERE number = $2', [
      `${order.number} a12`.toLowerCase(),
      order.number,
    ])
    expect(await found({ search: 'A12' })).toEqual([order.number])
    expect(await found({ search: 'A12' }, stranger)).toEqual([])
    expect(await found({ search: order.number.slice(-5) }, stranger)).toEqual([])
    expect(await counts(stranger)).toEqual({ 'to-confirm': 0, 'in-process': 0, completed: 0, cancelled: 0 })
  })

  test('every wrong field is named, and nothing is placed', async () => {
    const quote = await oceanQuote()
    const { shipper } = oceanValues.groups
    const values = {
      fields: { ...oceanValues.fields, cargoValue: '123456789', vessel: 'ANOTHER SHIP', colour: 'red' },
      groups: { shipper: [{ ...shipper[0], contact: '' }] },
    }
    const reply = await unchanged(() =>
      sendCall(calls.placeOrder, { quote, values, key: newKey() }, { who: administrator }),
    )
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({
      'values.fields.cargoValue': 'too-long',
      'values.fields.vessel': 'inconsistent',
      'values.fields.colour': 'unknown-field',
      'values.groups.shipper.0.contact': 'required',
      'values.groups.consignee': 'too-few',
    })
  })

  test('fifty identical tries place one order', async () => {
    const body = { quote: await oceanQuote(), values: oceanValues, key: newKey() }
    const before = await counts()
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => sendCall(calls.placeOrder, body, { who: administrator })),
    )
    const numbers = new Set(replies.map((reply) => dataOf(calls.placeOrder, reply).number))
    expect(numbers.size).toBe(1)
    expect((await counts())['to-confirm']).toBe(before['to-confirm'] + 1)
    const other = { ...body, values: depotValues }
    const reused = await unchanged(() => sendCall(calls.placeOrder, other, { who: administrator }))
    refusalOf(reused, 'key-used')
  })

  test('a quote of another company and an expired one place nothing', async () => {
    const quote = await oceanQuote()
    const send = (who: string) =>
      unchanged(() => sendCall(calls.placeOrder, { quote, values: oceanValues, key: newKey() }, { who }))
    refusalOf(await send(stranger), 'not-found')
    refusalOf(await send(await site.newPerson()), 'company-not-certified')
    site.time.now = new Date(noon.getTime() + 30 * 24 * 60 * 60 * 1000)
    refusalOf(await send(administrator), 'quote-expired')
  })

  test('a member’s order waits for the administrator where the company wants it so', async () => {
    await pool.query('UPDATE company SET orders_need_approval = true WHERE id = $1', [companyId])
    const order = await placed(member)
    await pool.query('UPDATE company SET orders_need_approval = false WHERE id = $1', [companyId])
    expect(order).toMatchObject({ state: 'awaiting-company-approval', waitsFor: 'company-administrator' })
    expect(order.dueAt).toBe(new Date(noon.getTime() + 72 * 60 * 60 * 1000).toISOString())
    expect(order.moves).toEqual(['withdraw'])
    refusalOf(await unchanged(() => move(order, { move: 'approve' }, member)), 'not-the-administrator')
    refusalOf(await unchanged(() => move(order, { move: 'approve' }, stranger)), 'not-found')
    const approved = dataOf(calls.moveOrder, await move(order, { move: 'approve' }))
    expect(approved).toMatchObject({ state: 'request-sent', waitsFor: 'sales', version: 2 })
  })

  test('a depot order lists its containers by number', async () => {
    const quote = await save(depotQuery, 'TD1')
    const body = { quote, values: depotValues, key: newKey() }
    const order = await place(body)
    expect(order.values.fields.depot).toBe('TD1')
    expect(order.places.map(({ code }) => code)).toContain('TD1')
    const remarks = [{ severity: 'error', message: 'Which slot?', property: null }]
    const reply = await staffMove(order, { move: 'return', remarks }, operations)
    const returned = dataOf(staffCalls.moveOrderByStaff, reply)
    await move(returned, { move: 'send-again', values: depotValues })
    const search = depotValues.groups.containerNumbers[0]?.number ?? ''
    const found = dataOf(
      calls.listOrders,
      await sendCall(calls.listOrders, { search }, { who: administrator }),
    )
    expect(found.rows.map(({ number }) => number)).toContain(order.number)
  })
})

describe('the charges of an order', () => {
  const assigned = async (who = administrator) => {
    const order = await placed(who)
    const [id = ''] = sales.split(' ')
    return dataOf(
      staffCalls.moveOrderByStaff,
      await staffMove(order, { move: 'assign', assignedTo: id }, sales),
    )
  }

  const confirmed = async () => {
    const order = await assigned()
    const [line] = order.fees.lines
    const edits = [
      { edit: 'change', lineId: line?.lineId, unitPrice: '1.5', quantity: '2', reason: 'Agreed by phone' },
    ]
    const proposed = dataOf(
      staffCalls.moveOrderByStaff,
      await staffMove(order, { move: 'propose-fees', edits }, sales),
    )
    const asked = await sendCall(calls.readOrder, { number: order.number }, { who: administrator })
    const seen = dataOf(calls.readOrder, asked)
    // The customer sees what was quoted until a second person has confirmed the proposal.
    expect([seen.fees.state, seen.fees.lines, seen.total]).toEqual(['none', order.fees.lines, order.total])
    return dataOf(
      staffCalls.moveOrderByStaff,
      await staffMove(proposed, { move: 'confirm-fees' }, operations),
    )
  }

  test('are proposed, confirmed by a second person, and accepted; the order waits for the payment', async () => {
    const order = await confirmed()
    expect(order).toMatchObject({
      state: 'fees-confirmed',
      waitsFor: 'customer',
      company: { name: 'Order Trading' },
    })
    // Lists show what the customer will pay, not what was quoted.
    expect(order.total).toEqual(order.fees.payers.shipper.total)
    const [line] = order.fees.lines
    expect(line).toMatchObject({
      kind: 'changed',
      reason: 'Agreed by phone',
      confirmed: { sum: { amount: '3.00' } },
    })
    const { rows } = await pool.query(
      `SELECT DISTINCT order_line.version FROM order_line JOIN customer_order ON id = order_id
       WHERE number = $1 ORDER BY order_line.version`,
      [order.number],
    )
    expect(rows.map(({ version }) => version)).toEqual([0, 1])
    const answers = order.fees.lines.map(({ lineId }) => ({ lineId, answer: 'accept' }))
    const accepted = dataOf(calls.moveOrder, await move(order, { move: 'accept-fees', answers }))
    // The deadline of the answer ends with the answer.
    expect(accepted).toMatchObject({ state: 'fees-accepted', fees: { state: 'accepted' }, dueAt: null })
    expect(accepted.payment).toEqual({
      terms: 'before-work',
      state: 'unpaid',
      owed: accepted.fees.payers.shipper.total,
      paid: { amount: '0.00', currency: 'CNY' },
      payBy: null,
      later: null,
    })
    expect(accepted.history.map(({ kind }) => kind)).toEqual([
      'accept-fees',
      'confirm-fees',
      'propose-fees',
      'assign',
      'place',
    ])
  })

  test('above the quote and the limit of a member are accepted by the administrator alone', async () => {
    const quoted = await assigned(member)
    const [dearest] = quoted.fees.lines.toSorted(
      (one, other) =>
        Number(other.confirmed?.standardAmount.amount) - Number(one.confirmed?.standardAmount.amount),
    )
    const { unitPrice, quantity } = dearest?.confirmed ?? {}
    const change = {
      edit: 'change',
      lineId: dearest?.lineId,
      unitPrice: `${Number(unitPrice?.amount) + 1}`,
      quantity: quantity?.amount,
      reason: 'The rate rose',
    }
    const proposed = dataOf(
      staffCalls.moveOrderByStaff,
      await staffMove(quoted, { move: 'propose-fees', edits: [change] }, sales),
    )
    const order = dataOf(
      staffCalls.moveOrderByStaff,
      await staffMove(proposed, { move: 'confirm-fees' }, operations),
    )
    const accept = {
      move: 'accept-fees',
      answers: order.fees.lines.map(({ lineId }) => ({ lineId, answer: 'accept' })),
    }
    const limit = (amount: string) =>
      pool.query(
        "UPDATE membership SET order_limit = $2, order_limit_currency = 'CNY' WHERE person_id = $1",
        [member, amount],
      )
    await limit(quoted.total.amount)
    refusalOf(await unchanged(() => move(order, accept, member)), 'not-the-administrator')
    // What runs goes on while the company is suspended, within the same limits.
    const become = (state: string, reason: string | null) =>
      pool.query('UPDATE company SET state = $2, stop_reason = $3 WHERE id = $1', [companyId, state, reason])
    await become('suspended', 'fraud')
    refusalOf(await unchanged(() => move(order, accept, member)), 'not-the-administrator')
    const accepted = dataOf(calls.moveOrder, await move(order, accept))
    expect(accepted.state).toBe('fees-accepted')
    await become('certified', null)
    await limit('99999999.00')
  })

  test('paid in parts, the order is generated by the part that suffices, and a reference is booked once', async () => {
    const order = await confirmed()
    const answers = order.fees.lines.map(({ lineId }) => ({ lineId, answer: 'accept' }))
    const finance = await site.staffToken('finance')
    const book = (change: object) => {
      const body = { number: order.number, direction: 'payment', currency: 'CNY', receivedOn: '2026-11-15' }
      return sendCall(paymentCalls.bookPayment, { ...body, ...change }, { who: finance })
    }
    const early = await unchanged(() => book({ amount: '1', reference: 'EARLY' }))
    refusalOf(early, 'nothing-to-pay-yet')
    const accepted = dataOf(calls.moveOrder, await move(order, { move: 'accept-fees', answers }))
    const { owed } = accepted.payment
    const first = dataOf(paymentCalls.bookPayment, await book({ amount: '1000', reference: 'BANK-1' }))
    expect(first).toMatchObject({
      state: 'fees-accepted',
      payment: { state: 'part-paid', paid: { amount: '1000.00' } },
    })
    for (const reference of ['BANK-1', 'bank-1', 'Bank - 1', 'ＢＡＮＫ－１']) {
      const again = await unchanged(() => book({ amount: '1000', reference }))
      expect(refusalOf(again, 'payment-booked-before').params).toEqual({ number: order.number })
    }
    const late = await unchanged(() => book({ amount: '1', reference: 'LATE', receivedOn: '2026-11-16' }))
    expect(refusalOf(late, 'invalid-input').fields).toEqual({ receivedOn: 'too-large' })
    const tooMuch = await unchanged(() =>
      book({ direction: 'refund', amount: '1000.01', reference: 'BACK-1' }),
    )
    refusalOf(tooMuch, 'refund-above-paid')
    const rest = String((Number(owed.amount) - 1000).toFixed(2))
    const replies = await Promise.all([1, 2].map(() => book({ amount: rest, reference: 'BANK-2' })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const paid = dataOf(
      calls.readOrder,
      await sendCall(calls.readOrder, { number: order.number }, { who: member }),
    )
    expect(paid).toMatchObject({ state: 'order-generated', payment: { state: 'paid', paid: owed } })
    expect(paid.history.map(({ kind }) => kind).slice(0, 3)).toEqual([
      'generate',
      'book-payment',
      'book-payment',
    ])
    const { payments } = dataOf(
      paymentCalls.listOrderPayments,
      await sendCall(paymentCalls.listOrderPayments, { number: order.number }, { who: finance }),
    )
    expect(payments.map(({ reference }) => reference)).toEqual(['BANK-1', 'BANK-2'])
    await pool.query(`UPDATE order_payment SET same_as = (SELECT id FROM order_payment WHERE reference = 'BANK-1')
      WHERE reference = 'BANK-2'`)
    const marked = await sendCall(paymentCalls.listOrderPayments, { number: order.number }, { who: finance })
    expect(dataOf(paymentCalls.listOrderPayments, marked).payments).toMatchObject([
      { sameReferenceOn: null },
      { sameReferenceOn: order.number },
    ])
  })

  test('of a company on account: the order waits above the limit, and is generated within it', async () => {
    const finance = await site.staffToken('finance')
    const grant = (limit: string, who = finance) =>
      sendCall(
        paymentCalls.grantPaymentTerms,
        { companyId, terms: { kind: 'on-account', limit, days: 30 } },
        { who },
      )
    refusalOf(await unchanged(() => grant('1', sales)), 'not-allowed')
    for (const [limit, problem] of [
      ['-1', 'too-small'],
      ['0', 'too-small'],
      ['1000.125', 'wrong-format'],
      ['1e3', 'wrong-format'],
    ] as const)
      expect(refusalOf(await unchanged(() => grant(limit)), 'invalid-input').fields).toEqual({
        'terms.limit': problem,
      })
    const accept = async () => {
      const order = await confirmed()
      const answers = order.fees.lines.map(({ lineId }) => ({ lineId, answer: 'accept' }))
      return dataOf(calls.moveOrder, await move(order, { move: 'accept-fees', answers }))
    }
    dataOf(paymentCalls.grantPaymentTerms, await grant('100'))
    // The third step of placing names them before the charges are accepted.
    expect((await placed()).payment).toMatchObject({
      terms: null,
      later: { after: 'generation', days: 30, by: null },
    })
    expect(await accept()).toMatchObject({ state: 'fees-accepted', payment: { terms: 'on-account' } })
    dataOf(paymentCalls.grantPaymentTerms, await grant('9000000'))
    expect(await accept()).toMatchObject({ state: 'order-generated', payment: { payBy: '2026-12-15' } })
    await pool.query('DELETE FROM payment_terms')
  })

  test('are not confirmed by the person who proposed them, and not changed after that', async () => {
    const order = await assigned()
    const proposed = dataOf(
      staffCalls.moveOrderByStaff,
      await staffMove(order, { move: 'propose-fees', edits: [] }, sales),
    )
    const both = `${sales} operations`
    const own = await unchanged(() => staffMove(proposed, { move: 'confirm-fees' }, both))
    refusalOf(own, 'needs-second-person')
    const stale = await unchanged(() => staffMove(order, { move: 'confirm-fees' }, operations))
    refusalOf(stale, 'order-changed')
    const done = dataOf(
      staffCalls.moveOrderByStaff,
      await staffMove(proposed, { move: 'confirm-fees' }, operations),
    )
    const late = await unchanged(() => staffMove(done, { move: 'propose-fees', edits: [] }, sales))
    refusalOf(late, 'order-step-closed')
  })

  test('at once by two people: one wins, the other is refused', async () => {
    const order = await confirmed()
    const answers = order.fees.lines.map(({ lineId }) => ({ lineId, answer: 'accept' }))
    const replies = await Promise.all([
      move(order, { move: 'accept-fees', answers }),
      move(order, { move: 'withdraw', reason: 'Not needed any more' }, member),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('generate the order at once where the company pays per shipment', async () => {
    const order = await confirmed()
    const [staffId] = sales.split(' ')
    await pool.query(
      `INSERT INTO payment_terms (company_id, terms, granted_by, granted_at) VALUES ($1, $2, $3, now())`,
      [companyId, JSON.stringify({ kind: 'per-shipment' }), staffId],
    )
    const before = await counts()
    const answers = order.fees.lines.map(({ lineId }) => ({ lineId, answer: 'accept' }))
    const accepted = dataOf(calls.moveOrder, await move(order, { move: 'accept-fees', answers }))
    await pool.query('DELETE FROM payment_terms')
    expect(accepted).toMatchObject({ state: 'order-generated', tab: 'in-process', waitsFor: 'operations' })
    expect(accepted.payment.payBy).toBeTruthy()
    expect(accepted.history[0]).toMatchObject({ kind: 'generate', actorKind: 'system', actor: '' })
    expect(await counts()).toEqual({
      ...before,
      'to-confirm': before['to-confirm'] - 1,
      'in-process': before['in-process'] + 1,
    })
    const started = dataOf(
      staffCalls.moveOrderByStaff,
      await staffMove(accepted, { move: 'start' }, operations),
    )
    const ended = dataOf(
      staffCalls.moveOrderByStaff,
      await staffMove(started, { move: 'complete' }, operations),
    )
    expect(ended).toMatchObject({ state: 'completed', waitsFor: null, dueAt: null })
  })

  test('an order returned for correction is sent again with other fields; both versions stay', async () => {
    const order = await placed()
    const remarks = [{ severity: 'error', message: 'The value is too low', property: 'cargoValue' }]
    const returned = dataOf(
      staffCalls.moveOrderByStaff,
      await staffMove(order, { move: 'return', remarks }, operations),
    )
    expect(returned).toMatchObject({ state: 'returned', waitsFor: 'customer', remarks })
    const wrong = { fields: { ...oceanValues.fields, cargoValue: '' }, groups: oceanValues.groups }
    const refused = await unchanged(() => move(returned, { move: 'send-again', values: wrong }))
    expect(refusalOf(refused, 'invalid-input').fields).toEqual({ 'values.fields.cargoValue': 'required' })
    const values = { fields: { ...oceanValues.fields, cargoValue: '180000' }, groups: oceanValues.groups }
    const again = dataOf(calls.moveOrder, await move(returned, { move: 'send-again', values }))
    expect(again).toMatchObject({
      state: 'request-sent',
      remarks: [],
      values: { fields: { cargoValue: '180000' } },
    })
    const { rows } = await pool.query(
      `SELECT values->'fields'->>'cargoValue' AS value FROM order_service JOIN customer_order ON id = order_id
       WHERE number = $1 ORDER BY order_service.version`,
      [order.number],
    )
    expect(rows).toEqual([{ value: '120000' }, { value: '180000' }])
  })
})

describe('staff', () => {
  test('see the orders of all companies by who acts next; customers and other roles see none', async () => {
    const order = await placed()
    const list = async (query: Record<string, string>, who: string) =>
      dataOf(staffCalls.listAllOrders, await sendCall(staffCalls.listAllOrders, query, { who })).rows
    const [row] = await list({ search: order.number }, operations)
    expect(row).toMatchObject({ number: order.number, company: 'Order Trading', assignedTo: null })
    expect(await list({ search: order.number, waitsFor: 'customer' }, sales)).toEqual([])
    expect(await list({ search: order.number, state: 'fees-accepted' }, sales)).toEqual([])
    expect(await list({ search: order.number, state: 'request-sent' }, sales)).toHaveLength(1)
    expect(await list({ search: order.number, assigned: 'me' }, sales)).toEqual([])
    const reviewer = await site.staffToken('reviewer')
    for (const call of [staffCalls.listAllOrders, staffCalls.readAnyOrder])
      refusalOf(
        await unchanged(() => sendCall(call, { number: order.number }, { who: reviewer })),
        'not-allowed',
      )
    refusalOf(await unchanged(() => staffMove(order, { move: 'start' }, sales)), 'not-allowed')
    refusalOf(
      await unchanged(() => staffMove({ ...order, number: 'S1' }, { move: 'start' }, operations)),
      'not-found',
    )
  })
})
