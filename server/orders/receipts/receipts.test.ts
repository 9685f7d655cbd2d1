import { describe, expect, test } from 'vitest'
import { listAllOrders, readAnyOrder } from '#contract/console-orders.ts'
import { readFile } from '#contract/files.ts'
import { withdrawOrderDocument } from '#contract/order-documents.ts'
import { bookPayment } from '#contract/order-payments.ts'
import { moveOrder, readOrder } from '#contract/orders.ts'
import * as calls from '#contract/payment-receipts.ts'
import { orderQueues } from '#domain/orders/lifecycle/order-queues.ts'
import { money, subtract } from '#domain/values/money.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { acceptedOrderPlacer, orderPlacer } from '#tests/support/staff-orders.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, unchanged, upload } = staff
const tokens = {
  sales: await staff.logInAs('sales'),
  operations: await staff.logInAs('operations'),
  finance: await staff.logInAs('finance'),
  reviewer: await staff.logInAs('reviewer'),
}
const { finance, operations } = tokens
const linhai = await staff.logInCustomer('linhai', 'Harbour2026')
const { applicant } = await staff.newCertified(tokens.reviewer, 'Heron Moss Trading')
const stranger = applicant.token
type Tokens = Parameters<typeof acceptedOrderPlacer>[2]
const accepted = acceptedOrderPlacer(staff, linhai, tokens as unknown as Tokens, 'receipts')
const placed = orderPlacer(staff, linhai, 'receipts-early')
const today = shanghaiDay(new Date())
const as = (token: string) => ({ host: 'localhost', token })

const newFile = (token = linhai) => upload(token, 'bank receipt', 'document')
const send = async (number: string, change: object = {}, token = linhai) => {
  const fileId = 'fileId' in change ? change.fileId : await newFile(token)
  const body = { number, fileId, amount: '100', currency: 'CNY', paidOn: today, ...change }
  return sendCall(calls.sendReceipt, { ...as(token), body })
}
const sent = async (number: string, change?: object) => {
  const { receipts } = dataOf(calls.sendReceipt, await send(number, change))
  const receipt = receipts.at(-1)
  if (!receipt) throw new Error('No receipt')
  return receipt
}
const listed = async (number: string) =>
  dataOf(calls.listReceipts, await sendCall(calls.listReceipts, { ...as(linhai), query: { number } }))
const order = async (number: string) =>
  dataOf(readOrder, await sendCall(readOrder, { ...as(linhai), query: { number } }))
let references = 0
const book = (number: string, change: object, token = finance) => {
  references += 1
  const usual = { direction: 'payment', amount: '100', currency: 'CNY', receivedOn: today }
  const body = { number, ...usual, reference: `RECEIPT-${references}`, ...change }
  return sendCall(bookPayment, { token, body })
}
const refuse = (number: string, receipt: string, token = finance, reason = 'Not in our account') =>
  sendCall(calls.refuseReceipt, { token, body: { number, receipt, reason } })
const queue = async (matter: string) => {
  const query = { matter, size: '100' }
  const { rows } = dataOf(listAllOrders, await sendCall(listAllOrders, { token: finance, query }))
  return rows.map(({ number }) => number)
}

const openOf = async (matter: string, number: string) => {
  const query = { matter, size: '100' }
  const { rows, queues } = dataOf(listAllOrders, await sendCall(listAllOrders, { token: finance, query }))
  expect(queues).toMatchObject({ [`${matter}s`]: rows.length })
  return rows.find((row) => row.number === number)?.open
}

describe('a bank receipt', () => {
  test('is sent with amount and day, seen by finance, and booked with what arrived', async () => {
    const number = await accepted()
    const receipt = await sent(number)
    expect(receipt).toMatchObject({ state: 'sent', amount: { amount: '100.00' }, paidOn: today })
    expect(await queue('receipt')).toContain(number)
    expect(await openOf('receipt', number)).toEqual([{ amount: '100.00', currency: 'CNY' }])
    const file = await sendCall(readFile, { ...as(linhai), query: { id: receipt.file?.id ?? '' } })
    expect(file.status).toBe(200)
    const paid = dataOf(bookPayment, await book(number, { receipt: receipt.id, amount: '99.5' }))
    expect(paid.payment).toMatchObject({ state: 'part-paid', paid: { amount: '99.50' } })
    const waiting = { token: finance, query: { ...orderQueues.finance.query, search: number } }
    const { rows } = dataOf(listAllOrders, await sendCall(listAllOrders, waiting))
    expect(rows.map(({ open }) => open)).toEqual([[subtract(paid.payment.owed, money('99.5', 'CNY'))]])
    expect((await listed(number)).receipts).toMatchObject([{ state: 'booked' }])
    expect(await queue('receipt')).not.toContain(number)
    expect((await order(number)).history.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['send-receipt', 'book-payment']),
    )
    refusalOf(await unchanged(() => book(number, { receipt: receipt.id })), 'receipt-settled')
    refusalOf(await unchanged(() => refuse(number, receipt.id)), 'receipt-settled')
  })

  test('is refused with a reason that the customer sees; nothing is booked', async () => {
    const number = await accepted()
    const receipt = await sent(number)
    dataOf(calls.refuseReceipt, await refuse(number, receipt.id))
    expect((await listed(number)).receipts).toMatchObject([
      { state: 'refused', reason: 'Not in our account' },
    ])
    expect((await order(number)).payment.paid.amount).toBe('0.00')
    expect(await queue('receipt')).not.toContain(number)
    refusalOf(await unchanged(() => refuse(number, receipt.id)), 'receipt-settled')
  })

  test('with a wrong file, amount, currency or day, by a stranger, or with nothing due: nothing changes', async () => {
    const number = await accepted()
    const fields = async (change: object) => {
      const fileId = await newFile()
      const reply = await unchanged(() => send(number, { fileId, ...change }))
      return refusalOf(reply, 'invalid-input').fields
    }
    expect(await fields({ amount: '0' })).toEqual({ amount: 'too-small' })
    expect(await fields({ amount: '1.005' })).toEqual({ amount: 'wrong-format' })
    expect(await fields({ amount: '-5' })).toMatchObject({ amount: expect.any(String) })
    expect(await fields({ currency: 'ZZZ' })).toEqual({ currency: 'unknown-value' })
    expect(await fields({ paidOn: daysAfter(today, 1) })).toEqual({ paidOn: 'too-large' })
    expect(await fields({ fileId: crypto.randomUUID() })).toEqual({ fileId: 'unknown-value' })
    const foreign = await newFile(stranger)
    expect(await fields({ fileId: foreign })).toEqual({ fileId: 'unknown-value' })
    refusalOf(await unchanged(() => send(number, { fileId: foreign }, stranger)), 'not-found')
    const early = await placed()
    const fileId = await newFile()
    refusalOf(await unchanged(() => send(early, { fileId })), 'nothing-to-pay')
    const { owed } = (await order(number)).payment
    dataOf(bookPayment, await book(number, { amount: owed.amount }))
    refusalOf(await unchanged(() => send(number, { fileId })), 'nothing-to-pay')
  })

  test('is answered by finance alone, on its own order, with a payment and not a refund', async () => {
    const [number, other] = [await accepted(), await accepted()]
    const receipt = await sent(number)
    refusalOf(await unchanged(() => refuse(number, receipt.id, operations)), 'not-allowed')
    refusalOf(await unchanged(() => refuse(other, receipt.id)), 'not-found')
    refusalOf(await unchanged(() => book(other, { receipt: receipt.id })), 'not-found')
    const turned = await unchanged(() => book(number, { receipt: receipt.id, direction: 'refund' }))
    expect(refusalOf(turned, 'invalid-input').fields).toEqual({ receipt: 'inconsistent' })
    const silent = await unchanged(() => refuse(number, receipt.id, finance, ' '))
    expect(refusalOf(silent, 'invalid-input').fields).toEqual({ reason: 'required' })
  })

  test('withdrawn by the customer is no longer to be checked', async () => {
    const number = await accepted()
    const receipt = await sent(number)
    const body = { number, fileId: receipt.file?.id, reason: 'Wrong order' }
    dataOf(withdrawOrderDocument, await sendCall(withdrawOrderDocument, { ...as(linhai), body }))
    expect((await listed(number)).receipts).toMatchObject([{ state: 'withdrawn', file: null }])
    expect(await queue('receipt')).not.toContain(number)
    refusalOf(await unchanged(() => book(number, { receipt: receipt.id })), 'receipt-settled')
  })

  test('stays once finance has booked it: the customer cannot withdraw it', async () => {
    const number = await accepted()
    const receipt = await sent(number)
    expect((await book(number, { receipt: receipt.id })).status).toBe(200)
    const body = { number, fileId: receipt.file?.id, reason: 'Wrong order' }
    const withdrawn = () => sendCall(withdrawOrderDocument, { ...as(linhai), body })
    refusalOf(await unchanged(withdrawn), 'proof-stays')
  })

  test('booked and refused at the same moment: one wins', async () => {
    const number = await accepted()
    const receipt = await sent(number)
    const replies = await Promise.all([
      book(number, { receipt: receipt.id }),
      refuse(number, receipt.id),
      book(number, { receipt: receipt.id }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })
})

test('booked by hand through the provider, with parts of a fen or long before the order: nothing changes', async () => {
  const number = await accepted()
  const fields = async (change: object) =>
    refusalOf(await unchanged(() => book(number, change)), 'invalid-input').fields
  expect(await fields({ method: 'payment-provider' })).toEqual({ method: 'inconsistent' })
  expect(await fields({ amount: '1.005' })).toEqual({ amount: 'wrong-format' })
  expect(await fields({ receivedOn: daysAfter(today, -2) })).toEqual({ receivedOn: 'too-small' })
  dataOf(bookPayment, await book(number, { receivedOn: daysAfter(today, -1) }))
})

describe('a refund', () => {
  const withdrawn = async () => {
    const number = await accepted()
    dataOf(bookPayment, await book(number, { amount: '500' }))
    const { version } = await order(number)
    const body = { number, version, move: 'withdraw', reason: 'No cargo' }
    dataOf(moveOrder, await sendCall(moveOrder, { ...as(linhai), body }))
    return number
  }

  test('is in the queue until it is booked, with its method and reference', async () => {
    const number = await withdrawn()
    expect(await queue('refund')).toContain(number)
    expect(await openOf('refund', number)).toEqual([{ amount: '500.00', currency: 'CNY' }])
    const refunded = { direction: 'refund', amount: '500', method: 'payment-provider' }
    const done = dataOf(bookPayment, await book(number, refunded))
    expect(done.payment).toMatchObject({ state: 'nothing-due', paid: { amount: '0.00' } })
    expect(await queue('refund')).not.toContain(number)
  })

  test('of an order that goes on is at most what was paid above what is owed', async () => {
    const number = await accepted()
    const back = (amount: string) => book(number, { direction: 'refund', amount })
    dataOf(bookPayment, await book(number, { amount: '500' }))
    const early = refusalOf(await unchanged(() => back('1')), 'refund-above-paid')
    expect(early.params).toEqual({ due: '0.00' })
    const { owed } = (await order(number)).payment
    dataOf(bookPayment, await book(number, { amount: owed.amount }))
    refusalOf(await unchanged(() => back('500.01')), 'refund-above-paid')
    expect(dataOf(bookPayment, await back('500')).payment).toMatchObject({ state: 'paid', paid: owed })
  })

  test('above what was received is refused, also by ten people at once; nothing more goes back', async () => {
    const number = await withdrawn()
    const above = { direction: 'refund', amount: '500.01' }
    refusalOf(await unchanged(() => book(number, above)), 'refund-above-paid')
    refusalOf(await unchanged(() => book(number, { ...above, amount: '1' }, operations)), 'not-allowed')
    const half = { direction: 'refund', amount: '250' }
    const replies = await Promise.all(Array.from({ length: 10 }, () => book(number, half)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
    const read = await sendCall(readAnyOrder, { token: finance, query: { number } })
    expect(dataOf(readAnyOrder, read).payment.paid.amount).toBe('0.00')
  })
})

describe('a report of the provider that was not booked', () => {
  test('is listed for finance and closed once with a note; others see nothing', async () => {
    const { pool } = staff.site.database
    await pool.query(
      `INSERT INTO payment_callback (id, outcome, payment, amount, currency, digest, received_at)
       VALUES ('lost', 'unknown-session', 'P-1', '10.00', 'CNY', 'none', now())`,
    )
    const list = (token: string) => sendCall(calls.listPaymentReports, { token })
    const settle = (token: string, id = 'lost') =>
      sendCall(calls.settlePaymentReport, { token, body: { id, note: 'Sent back by the provider' } })
    expect(dataOf(calls.listPaymentReports, await list(finance)).reports).toMatchObject([
      { id: 'lost', outcome: 'unknown-session', number: null },
    ])
    for (const call of [list, settle]) refusalOf(await unchanged(() => call(operations)), 'not-allowed')
    refusalOf(await unchanged(() => settle(finance, 'other')), 'not-found')
    const replies = await Promise.all([settle(finance), settle(finance)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(dataOf(calls.listPaymentReports, await list(finance)).reports).toEqual([])
  })
})
