import { describe, expect, test } from 'vitest'
import { moveOrderByStaff, readAnyOrder } from '#contract/console-orders.ts'
import { readFile } from '#contract/files.ts'
import { readInstruction } from '#contract/order-instructions.ts'
import { bookPayment } from '#contract/order-payments.ts'
import { moveOrder, type OrderView, placeOrder, readOrder } from '#contract/orders.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { instructionsInUse } from '#server/orders/index.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { pdf } from '#tests/support/licences.ts'
import { depotValues } from '#tests/support/order-values.data.ts'
import { acceptedOrderPlacer, orderPlacer } from '#tests/support/staff-orders.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, audited, unchanged, upload } = staff
const { db } = staff.site.database
const tokens = {
  sales: await staff.logInAs('sales'),
  operations: await staff.logInAs('operations'),
  finance: await staff.logInAs('finance'),
}
const { sales, operations } = tokens
const [linhai = '', chenyue = '', sunli = ''] = await Promise.all(
  ['linhai', 'chenyue', 'sunli'].map((account) => staff.logInCustomer(account, 'Harbour2026')),
)
const ordered = orderPlacer(staff, linhai, 'instruction')
const attach = (token: string, words = 'booking') => upload(token, words, 'instruction')
const read = (token: string, id: string) => sendCall(readFile, { host: 'localhost', token, query: { id } })
const orderOf = async (number: string, token = linhai) =>
  dataOf(readOrder, await sendCall(readOrder, { host: 'localhost', token, query: { number } }))

describe('the instruction file', () => {
  test('is on the order, for colleagues and for staff, and is not swept away', async () => {
    const id = await attach(linhai)
    expect(await instructionsInUse(db, [id])).toEqual([])
    const number = await ordered(id)
    const file = { id, name: 'instruction.pdf', mediaType: 'application/pdf', bytes: pdf('booking').length }
    expect((await orderOf(number)).instruction).toEqual(file)
    expect((await orderOf(number, chenyue)).instruction).toEqual(file)
    const shown = await sendCall(readAnyOrder, { token: sales, query: { number } })
    expect(dataOf(readAnyOrder, shown).instruction).toEqual(file)
    expect(await instructionsInUse(db, [id])).toEqual([id])
    for (const token of [linhai, chenyue])
      expect((await read(token, id)).bytes.equals(pdf('booking'))).toBe(true)
  })

  test('is not found by others, whether it is ordered or not', async () => {
    const id = await attach(linhai)
    const { token: stranger } = await staff.newCustomer()
    for (const token of [chenyue, sunli, stranger])
      refusalOf(await unchanged(() => read(token, id)), 'not-found')
    await ordered(id)
    for (const token of [sunli, stranger]) refusalOf(await unchanged(() => read(token, id)), 'not-found')
    refusalOf(await sendCall(readFile, { host: 'localhost', query: { id } }), 'logged-out')
  })

  test('is read by staff through its own order, which is audited before the file is sent', async () => {
    const id = await attach(linhai)
    const [number, other] = [await ordered(id), await ordered()]
    const ask = (from: string, fileId: string, token = sales) =>
      sendCall(readInstruction, { token, query: { number: from, fileId } })
    expect((await ask(number, id)).bytes.equals(pdf('booking'))).toBe(true)
    expect((await audited('instruction-seen'))[0].after).toEqual({ number, file: id })
    const licence = await upload(linhai, 'licence')
    for (const [from, fileId] of [
      [other, id],
      [number, licence],
      ['S0', id],
    ] as const)
      refusalOf(await unchanged(() => ask(from, fileId)), 'not-found')
    refusalOf(await ask(number, id, await staff.logInAs('tariff-manager')), 'not-allowed')
  })
})

/** What an order needs; only its file is wrong. */
const sendWith = async (instruction: unknown, key: string) => {
  const placed = await orderOf(await ordered())
  const values = { ...depotValues, fields: { ...depotValues.fields, day: placed.values.fields.day } }
  return () =>
    sendCall(placeOrder, {
      host: 'localhost',
      token: linhai,
      body: { quote: placed.quoteNumber, values, instruction, key },
    })
}

test.each<[string, () => Promise<unknown>, string, string]>([
  ['of a colleague', () => attach(chenyue), 'instruction', 'unknown-value'],
  ['of another company', () => attach(sunli), 'instruction', 'unknown-value'],
  ['that is a licence', () => upload(linhai, 'licence'), 'instruction', 'unknown-value'],
  [
    'of another order',
    async () => {
      const id = await attach(linhai)
      await ordered(id)
      return id
    },
    'instruction',
    'unknown-value',
  ],
  ['that does not exist', async () => '00000000-0000-4000-8000-000000000000', 'instruction', 'unknown-value'],
  [
    'beside a second one',
    async () => [await attach(linhai), await attach(linhai)],
    'instruction',
    'wrong-type',
  ],
])('an order with a file %s is refused, and nothing changes', async (what, fileOf, field, problem) => {
  const send = await sendWith(await fileOf(), `order-with-a-file-${what.replaceAll(' ', '-')}`)
  expect(refusalOf(await unchanged(send), 'invalid-input').fields).toEqual({ [field]: problem })
})

test('identical tries with one file place one order; the key does not take another file', async () => {
  const [id, other] = [await attach(linhai), await attach(linhai, 'another')]
  const send = await sendWith(id, 'order-with-one-file')
  const replies = await Promise.all(Array.from({ length: 8 }, send))
  expect(new Set(replies.map((reply) => dataOf(placeOrder, reply).number)).size).toBe(1)
  refusalOf(await unchanged(await sendWith(other, 'order-with-one-file')), 'key-used')
})

test('two orders at once with one file: one takes it', async () => {
  const id = await attach(linhai)
  const sends = [await sendWith(id, `first-order-${id}`), await sendWith(id, `second-order-${id}`)]
  const replies = await Promise.all(sends.map((send) => send()))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('a correction may bring another file; both stay readable, and without one the first stays', async () => {
  const [first, second] = [await attach(linhai), await attach(linhai, 'corrected')]
  const number = await ordered(first)
  const remarks = [{ severity: 'error', message: 'The file cannot be read', property: null }]
  const returned = async (version: number) => {
    const body = { number, version, move: 'return', remarks }
    return dataOf(moveOrderByStaff, await sendCall(moveOrderByStaff, { token: operations, body }))
  }
  const again = (version: number, values: object, instruction?: string) => () =>
    sendCall(moveOrder, {
      host: 'localhost',
      token: linhai,
      body: { number, version, move: 'send-again', values, instruction },
    })
  const one = await returned(1)
  refusalOf(await unchanged(again(one.version, one.values, await attach(chenyue))), 'invalid-input')
  const replaced = dataOf(moveOrder, await again(one.version, one.values, second)())
  expect(replaced.instruction?.id).toBe(second)
  const two = await returned(replaced.version)
  expect(dataOf(moveOrder, await again(two.version, two.values)()).instruction?.id).toBe(second)
  for (const id of [first, second]) expect((await read(chenyue, id)).status).toBe(200)
})

type Tokens = Parameters<typeof acceptedOrderPlacer>[2]

describe('an amendment with a file', () => {
  const amended = async (order: OrderView, instruction?: string) =>
    dataOf(moveOrder, await amend(order, instruction))
  const amend = ({ number, version, values }: OrderView, instruction?: string) => {
    const body = { number, version, move: 'request-amendment', values, instruction, reason: 'Another file' }
    const changed = { ...values, fields: { ...values.fields, ownReference: `PO-${version}` } }
    return sendCall(moveOrder, { host: 'localhost', token: linhai, body: { ...body, values: changed } })
  }
  const answered = async ({ number, version }: OrderView, move: object) => {
    const reply = await sendCall(moveOrderByStaff, { token: operations, body: { number, version, ...move } })
    dataOf(moveOrderByStaff, reply)
    return orderOf(number)
  }
  const accepted = acceptedOrderPlacer(staff, linhai, tokens as unknown as Tokens, 'amended-file')
  const generated = async () => {
    const number = await accepted()
    const { amount, currency } = (await orderOf(number)).payment.owed
    const payment = { direction: 'payment', amount, currency, receivedOn: shanghaiDay(new Date()) }
    const body = { number, ...payment, reference: `AMENDED-${number}` }
    dataOf(bookPayment, await sendCall(bookPayment, { token: tokens.finance, body }))
    return orderOf(number)
  }

  test('holds once it is accepted, and not before', async () => {
    const file = await attach(linhai)
    const asked = await amended(await generated(), file)
    expect(asked.instruction).toBeNull()
    expect(asked.amendment.instruction?.id).toBe(file)
    expect((await read(chenyue, file)).status).toBe(200)
    expect(await instructionsInUse(db, [file])).toEqual([file])
    expect((await answered(asked, { move: 'accept-amendment' })).instruction?.id).toBe(file)
  })

  test('that was declined never comes into force with a later version', async () => {
    const file = await attach(linhai)
    const asked = await amended(await generated(), file)
    const declined = await answered(asked, { move: 'decline-amendment', reason: 'Already sent' })
    expect(declined.instruction).toBeNull()
    const next = await answered(await amended(declined), { move: 'accept-amendment' })
    expect(next.instruction).toBeNull()
  })

  test('that was sent back stays with the correction', async () => {
    const file = await attach(linhai)
    const asked = await amended(await generated(), file)
    const remarks = [{ severity: 'error', message: 'Which vessel?', property: null }]
    const returned = await answered(asked, { move: 'return-amendment', remarks })
    const again = await amended(returned, file)
    expect(again.amendment.instruction?.id).toBe(file)
    expect((await answered(again, { move: 'accept-amendment' })).instruction?.id).toBe(file)
  })

  test('of a colleague, or that another order has, is refused, and nothing changes', async () => {
    const order = await generated()
    const used = await attach(linhai)
    await ordered(used)
    for (const file of [await attach(chenyue), used])
      expect(refusalOf(await unchanged(() => amend(order, file)), 'invalid-input').fields).toEqual({
        instruction: 'unknown-value',
      })
  })
})
