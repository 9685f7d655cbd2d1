import { describe, expect, test } from 'vitest'
import { readPayments, reportPayment, startPayment } from '#contract/online-payments.ts'
import { bookPayment } from '#contract/order-payments.ts'
import { moveOrder } from '#contract/orders.ts'
import { money, subtract } from '#domain/values/money.ts'
import { systemClock } from '#server/platform/clock.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { orderSteps } from '#tests/support/price-orders.ts'
import { noon } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'
import { openProviderServer } from '#tests/support/provider-server.ts'
import { httpPaymentProvider } from './payment-provider.ts'
import { signatureHeaders, signedHeaders } from './payment-signature.ts'

const key = 'the-key-that-both-sides-know-0123456789'
const server = await openProviderServer()
const provided = { url: server.endpoint, key, methods: ['online-banking'] as const }
const ownAccount = {
  payee: { zh: '启舷', en: 'Quayside' },
  bank: { zh: '银行', en: 'Bank' },
  account: '0000 1234',
  swift: 'EXAMCNBJ001',
}
const site = await openPriceSite({
  bankAccounts: { group: ownAccount },
  payments: {
    provider: httpPaymentProvider(provided, systemClock),
    key,
    methods: provided.methods,
    isDemo: false,
    originOf: (brand) => `https://${brand}.quayside.example`,
  },
})
const { sendCall, unchanged, pool, time } = site
const company = await site.newCompany('Paying Trading')
const { administrator } = company
const { administrator: stranger } = await site.newCompany('Other Payer')
const steps = await orderSteps(site, company)

const page = 'https://pay.example/page'
const answers = () => server.answers(() => ({ body: { url: page } }))
answers()

type Order = { readonly number: string }
const start = ({ number }: Order, who = administrator, method = 'online-banking') =>
  sendCall(startPayment, { number, method }, { who })
const sessionOf = async (order: Order) => {
  dataOf(startPayment, await start(order))
  const { rows } = await pool.query(
    `SELECT payment_session.id, payment_session.amount FROM payment_session
     JOIN customer_order ON customer_order.id = order_id WHERE number = $1 ORDER BY payment_session.id DESC LIMIT 1`,
    [order.number],
  )
  return rows[0] as { id: string; amount: string }
}

let reports = 0
const reportOn = ({ id, amount }: { id: string; amount: string }, change: object = {}) => {
  reports += 1
  const usual = {
    id: `r${reports}`,
    session: id,
    payment: `P${reports}`,
    state: 'paid',
    amount,
    currency: 'CNY',
  }
  return { ...usual, ...change }
}
const send = (report: object | string, headers?: Record<string, string>) => {
  const body = typeof report === 'string' ? report : JSON.stringify(report)
  return sendCall(reportPayment, body, { headers: headers ?? signedHeaders(key, body, time.now) })
}
const outcome = async (report: object) => dataOf(reportPayment, await send(report)).outcome
const paymentsOf = async ({ number }: Order, session?: string) =>
  dataOf(
    readPayments,
    await sendCall(readPayments, { number, ...(session && { session }) }, { who: administrator }),
  )
const booked = async ({ number }: Order): Promise<number> =>
  (
    await pool.query(
      'SELECT FROM order_payment JOIN customer_order ON customer_order.id = order_id WHERE number = $1',
      [number],
    )
  ).rows.length

const receiptOf = ({ number }: Order, amount: string) =>
  pool.query(
    `WITH file AS (
       INSERT INTO stored_file (owner_id, kind, name, media_type, bytes, digest)
       SELECT placed_by, 'document', 'r.pdf', 'application/pdf', 1, repeat('0', 64) FROM customer_order WHERE number = $1
       RETURNING id),
     document AS (
       INSERT INTO order_document (order_id, kind, file_id, name, media_type, bytes, side, added_by, added_at)
       SELECT customer_order.id, 'payment-receipt', file.id, 'r.pdf', 'application/pdf', 1, 'customer', placed_by, now()
       FROM customer_order, file WHERE number = $1 RETURNING id, order_id, added_by)
     INSERT INTO payment_receipt (order_id, document_id, amount, currency, paid_on, sent_by, sent_at)
     SELECT order_id, id, $2, 'CNY', '2026-11-01', added_by, now() FROM document`,
    [number, amount],
  )

describe('a payment is started', () => {
  test('for what is due, once: the provider is asked with a signature, and the page is given again', async () => {
    const order = await steps.accepted('depot')
    answers()
    expect(dataOf(startPayment, await start(order))).toEqual({ url: page })
    expect(dataOf(startPayment, await start(order))).toEqual({ url: page })
    expect(server.received).toHaveLength(1)
    const [asked] = server.received
    const body = JSON.parse(asked?.body ?? '')
    expect(body).toMatchObject({
      order: order.number,
      amount: order.payment.owed.amount,
      currency: 'CNY',
      method: 'online-banking',
      callbackUrl: 'https://group.quayside.example/api/payments/callback',
      returnUrl: `https://group.quayside.example/workbench/ShippingOrderDetail?number=${order.number}&session=${body.session}`,
    })
    const at = new Date(Number(asked?.headers[signatureHeaders.timestamp]) * 1000)
    expect(asked?.headers).toMatchObject(signedHeaders(key, asked?.body ?? '', at))
  })

  test('part payments are taken into account; the amount of a session stays', async () => {
    const order = await steps.accepted('depot')
    const first = await sessionOf(order)
    dataOf(bookPayment, await steps.book(order, { amount: '10' }))
    const second = await sessionOf(order)
    expect(Number(first.amount) - Number(second.amount)).toBe(10)
    expect(second.id).not.toBe(first.id)
  })

  test('not before the charges are accepted, not once paid, not by another company or method; nothing changes', async () => {
    const early = await steps.confirmed('depot')
    refusalOf(await unchanged(() => start(early)), 'nothing-to-pay')
    refusalOf(await unchanged(() => start(early, stranger)), 'not-found')
    refusalOf(await unchanged(() => start(early, '')), 'logged-out')
    const wrong = await unchanged(() => start(early, administrator, 'mobile-payment'))
    expect(refusalOf(wrong, 'invalid-input').fields).toEqual({ method: 'unknown-value' })
    const paid = await steps.generated('depot')
    refusalOf(await unchanged(() => start(paid)), 'nothing-to-pay')
    expect(await paymentsOf(paid)).toMatchObject({ open: null, onlineMethods: [] })
  })

  test('a receipt that is being checked leaves the rest to be paid, or nothing', async () => {
    const order = await steps.accepted('depot')
    await receiptOf(order, '10')
    const due = await paymentsOf(order)
    const rest = subtract(order.payment.owed, money('10', 'CNY'))
    expect(due).toMatchObject({ open: order.payment.owed, beingChecked: { amount: '10.00' }, rest })
    expect((await sessionOf(order)).amount).toBe(rest.amount)
    await receiptOf(order, rest.amount)
    expect(await paymentsOf(order)).toMatchObject({ open: order.payment.owed, rest: null, onlineMethods: [] })
    refusalOf(await unchanged(() => start(order)), 'receipt-being-checked')
    await pool.query(`UPDATE order_document SET withdrawn_at = now(), withdrawn_by = added_by,
      withdraw_reason = 'test' WHERE kind = 'payment-receipt'`)
    expect(await paymentsOf(order)).toMatchObject({ beingChecked: null, rest: order.payment.owed })
  })

  test('the bank account of the brand is given in the language of the reader', async () => {
    const order = await steps.accepted('depot')
    const { payee, bank, ...rest } = ownAccount
    expect((await paymentsOf(order)).bankAccount).toEqual({ payee: payee.zh, bank: bank.zh, ...rest })
  })

  test('a provider that fails is named; the next try asks for the same session', async () => {
    const order = await steps.accepted('depot')
    server.answers(() => ({ status: 500, body: {} }))
    refusalOf(await start(order), 'payment-provider-unreachable')
    const first = JSON.parse(server.received[0]?.body ?? '')
    server.answers(() => ({ body: { url: 'javascript:alert(1)' } }))
    refusalOf(await unchanged(() => start(order)), 'payment-provider-unreachable')
    answers()
    dataOf(startPayment, await start(order))
    expect(JSON.parse(server.received[0]?.body ?? '').session).toBe(first.session)
  })

  test('20 at once open one session', async () => {
    const order = await steps.accepted('depot')
    await Promise.all(Array.from({ length: 20 }, () => start(order)))
    const { rows } = await pool.query(
      'SELECT FROM payment_session JOIN customer_order ON customer_order.id = order_id WHERE number = $1',
      [order.number],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a report of the provider', () => {
  test('books the payment, generates the order and is shown to the customer who comes back', async () => {
    const order = await steps.accepted('depot')
    const session = await sessionOf(order)
    const endsAt = new Date(noon.getTime() + 30 * 60_000).toISOString()
    expect((await paymentsOf(order, session.id)).session).toMatchObject({ state: 'waiting', endsAt })
    expect(await outcome(reportOn(session))).toBe('booked')
    const seen = await steps.readAs(order.number)
    expect(seen).toMatchObject({
      state: 'order-generated',
      payment: { state: 'paid', paid: order.payment.owed },
    })
    expect(seen.history.find(({ kind }) => kind === 'book-payment')).toMatchObject({ actorKind: 'system' })
    expect(await paymentsOf(order, session.id)).toMatchObject({
      session: { state: 'paid' },
      payments: [{ method: 'payment-provider', amount: order.payment.owed }],
    })
  })

  test('forged, with another key, changed on its way, unsigned or old: refused, and nothing changes', async () => {
    const order = await steps.accepted('depot')
    const session = await sessionOf(order)
    const body = JSON.stringify(reportOn(session))
    const good = signedHeaders(key, body, time.now)
    const refused = async (headers: Record<string, string>, text = body) =>
      refusalOf(await unchanged(() => send(text, headers)), 'payment-signature-wrong')
    await refused({ ...good, [signatureHeaders.signature]: 'f'.repeat(64) })
    await refused({ ...good, [signatureHeaders.signature]: '' })
    await refused(signedHeaders('another-key-of-thirty-two-characters-', body, time.now))
    await refused(good, body.replace('paid', 'PAID'))
    await refused({})
    const minutes = (count: number) => new Date(time.now.getTime() + count * 60_000 + Math.sign(count) * 1000)
    await refused(signedHeaders(key, body, minutes(-5)))
    await refused(signedHeaders(key, body, minutes(5)))
    await refused({ ...good, [signatureHeaders.timestamp]: '0' })
    expect(await booked(order)).toBe(0)
    dataOf(reportPayment, await send(body, signedHeaders(key, body, new Date(time.now.getTime() - 299_000))))
    expect(await booked(order)).toBe(1)
  })

  test('signed, but no report: refused, and nothing changes', async () => {
    for (const text of ['', '[]', '{', '{"id":1}'])
      refusalOf(await unchanged(() => send(text)), 'unreadable-body')
  })

  test('replayed: the first outcome again; the same number with other contents is refused; nothing changes', async () => {
    const order = await steps.accepted('depot')
    const session = await sessionOf(order)
    const report = reportOn(session)
    expect(await outcome(report)).toBe('booked')
    expect(await unchanged(() => outcome(report))).toBe('booked')
    refusalOf(await unchanged(() => send({ ...report, payment: 'other' })), 'payment-report-changed')
    refusalOf(
      await unchanged(() => send({ ...report, session: crypto.randomUUID() })),
      'payment-report-changed',
    )
    expect(await booked(order)).toBe(1)
  })

  test('under another number, of the same payment or of a second one: nothing more is booked', async () => {
    const order = await steps.accepted('depot')
    const session = await sessionOf(order)
    const report = reportOn(session)
    expect(await outcome(report)).toBe('booked')
    expect(await outcome({ ...report, id: 'again' })).toBe('repeated')
    expect(await outcome({ ...report, id: 'twice', payment: 'second' })).toBe('paid-before')
    const other = await sessionOf(await steps.accepted('depot'))
    expect(await outcome(reportOn(other, { payment: report.payment }))).toBe('paid-before')
    expect(await booked(order)).toBe(1)
  })

  test('with another amount, another currency or an unknown session: kept for finance, not booked', async () => {
    const order = await steps.accepted('depot')
    const session = await sessionOf(order)
    expect(await outcome(reportOn(session, { amount: '0.01' }))).toBe('other-amount')
    expect(await outcome(reportOn(session, { currency: 'USD' }))).toBe('other-amount')
    expect(await outcome(reportOn({ ...session, id: crypto.randomUUID() }))).toBe('unknown-session')
    expect(await booked(order)).toBe(0)
    expect((await steps.readAs(order.number)).payment).toEqual(order.payment)
    expect((await paymentsOf(order, session.id)).session?.state).toBe('to-check')
  })

  test('of a failed attempt books nothing; the next attempt does', async () => {
    const order = await steps.accepted('depot')
    const session = await sessionOf(order)
    expect(await outcome(reportOn(session, { state: 'failed' }))).toBe('failed')
    expect((await paymentsOf(order, session.id)).session?.state).toBe('failed')
    const next = await sessionOf(order)
    expect(next.id).not.toBe(session.id)
    expect(await outcome(reportOn(next))).toBe('booked')
  })

  test('late, after the order was withdrawn: booked, and all of it is to be refunded', async () => {
    const order = await steps.accepted('depot')
    const session = await sessionOf(order)
    dataOf(moveOrder, await steps.move(order, { move: 'withdraw', reason: 'Too late' }))
    time.now = new Date(noon.getTime() + 3 * 60 * 60 * 1000)
    expect(await outcome(reportOn(session))).toBe('booked')
    time.now = noon
    expect(await steps.readAs(order.number)).toMatchObject({
      state: 'cancelled',
      payment: { state: 'refund-due', paid: order.payment.owed, owed: { amount: '0.00' } },
    })
  })

  test('late, after a bank transfer: booked, and what is too much is to be refunded', async () => {
    const order = await steps.accepted('depot')
    const session = await sessionOf(order)
    await steps.book(order, { amount: order.payment.owed.amount })
    expect(await outcome(reportOn(session))).toBe('booked')
    expect((await steps.readAs(order.number)).payment).toMatchObject({ state: 'refund-due' })
    expect(await booked(order)).toBe(2)
  })

  test('20 identical reports at once book one payment; so do 20 with numbers of their own', async () => {
    const order = await steps.accepted('depot')
    const session = await sessionOf(order)
    const report = reportOn(session)
    const same = await Promise.all(Array.from({ length: 20 }, () => outcome(report)))
    expect(new Set(same)).toEqual(new Set(['booked']))
    expect(await booked(order)).toBe(1)
    const second = await steps.accepted('depot')
    const payment = reportOn(await sessionOf(second))
    const own = Array.from({ length: 20 }, (_, index) => outcome({ ...payment, id: `own-${index}` }))
    const outcomes = await Promise.all(own)
    expect(outcomes.filter((one) => one === 'booked')).toHaveLength(1)
    expect(outcomes.filter((one) => one === 'repeated')).toHaveLength(19)
    expect(await booked(second)).toBe(1)
  })

  test('the session of another order is not shown', async () => {
    const [one, other] = [await steps.accepted('depot'), await steps.accepted('depot')]
    const session = await sessionOf(other)
    expect((await paymentsOf(one, session.id)).session).toBeNull()
    const { number } = one
    refusalOf(await unchanged(() => sendCall(readPayments, { number }, { who: stranger })), 'not-found')
  })
})

test('without a provider there is no online payment and no callback', async () => {
  const plain = await openPriceSite()
  const report = reportOn({ id: crypto.randomUUID(), amount: '1.00' })
  const body = JSON.stringify(report)
  const headers = signedHeaders(key, body, plain.time.now)
  refusalOf(await plain.unchanged(() => plain.sendCall(reportPayment, body, { headers })), 'not-found')
})
