import { describe, expect, test } from 'vitest'
import { listAllOrders } from '#contract/console-orders.ts'
import { readFile } from '#contract/files.ts'
import { answerLaterCharge, billLaterCharge, objectToCharge } from '#contract/later-charges.ts'
import {
  listAnyOrderDocuments,
  readOrderDocument,
  withdrawOrderDocumentByStaff,
} from '#contract/order-documents.ts'
import { readOrder } from '#contract/orders.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { staffUploader } from '#tests/support/staff-files.ts'
import { chargeOf, runningOrderPlacer } from '#tests/support/staff-orders.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, unchanged } = staff
const tokens = {
  sales: await staff.logInAs('sales'),
  operations: await staff.logInAs('operations'),
  finance: await staff.logInAs('finance'),
  reviewer: await staff.logInAs('reviewer'),
}
const { operations, sales } = tokens
const linhai = await staff.logInCustomer('linhai', 'Harbour2026')
const { applicant } = await staff.newCertified(tokens.reviewer, 'Heron Moss Trading')
type Tokens = Parameters<typeof runningOrderPlacer>[2]
const running = runningOrderPlacer(staff, linhai, tokens as unknown as Tokens)
const newFile = staffUploader(staff, operations)
const as = (token: string) => ({ host: 'localhost', token })

const bill = async (number: string, files: readonly string[], change: object = {}) => {
  const body = { ...(await chargeOf(staff, operations, number)), files, ...change }
  return () => sendCall(billLaterCharge, { token: operations, body })
}
const read = async (number: string) =>
  dataOf(readOrder, await sendCall(readOrder, { ...as(linhai), query: { number } }))
const objections = async () => {
  const query = { matter: 'objection', size: '100' }
  const { rows } = dataOf(listAllOrders, await sendCall(listAllOrders, { token: operations, query }))
  return rows.map(({ number }) => number)
}

test('the evidence of a charge is opened by the company and by staff, and by no other company', async () => {
  const number = await running()
  const [photo, log] = [await newFile('gate photo'), await newFile('gate log')]
  const billed = await bill(number, [photo, log], { note: 'Waited at the gate\nfrom 8 to 11' })
  dataOf(billLaterCharge, await billed())
  const [charge] = (await read(number)).laterCharges
  expect(charge).toMatchObject({
    note: 'Waited at the gate\nfrom 8 to 11',
    files: [{ id: photo, name: 'gate photo.pdf' }, { id: log }],
  })
  const open = (token: string) => sendCall(readFile, { ...as(token), query: { id: photo } })
  expect((await open(linhai)).status).toBe(200)
  refusalOf(await unchanged(() => open(applicant.token)), 'not-found')
  const byStaff = await sendCall(readOrderDocument, { token: sales, query: { number, fileId: photo } })
  expect(byStaff.status).toBe(200)
})

test('a file of another person, twice the same, one that is used or too many: refused, and nothing changes', async () => {
  const number = await running()
  const fields = async (files: readonly string[]) =>
    refusalOf(await unchanged(await bill(number, files)), 'invalid-input').fields
  const foreign = await staff.upload(linhai, 'not of staff', 'document')
  expect(await fields([foreign])).toEqual({ files: 'unknown-value' })
  const file = await newFile()
  expect(await fields([file, file])).toEqual({ files: 'inconsistent' })
  expect(await fields([crypto.randomUUID()])).toEqual({ files: 'unknown-value' })
  expect(await fields(Array.from({ length: 11 }, () => crypto.randomUUID()))).toEqual({ files: 'too-many' })
  dataOf(billLaterCharge, await (await bill(number, [file]))())
  expect(await fields([file])).toEqual({ files: 'unknown-value' })
})

test('an objection waits in the queue of operations until it is answered', async () => {
  const number = await running()
  dataOf(billLaterCharge, await (await bill(number, []))())
  expect(await objections()).not.toContain(number)
  const charge = (await read(number)).laterCharges[0]?.id
  const objected = { number, charge, reason: 'We were open' }
  dataOf(objectToCharge, await sendCall(objectToCharge, { ...as(linhai), body: objected }))
  expect(await objections()).toContain(number)
  const query = { matter: 'objection', search: number }
  const listed = dataOf(listAllOrders, await sendCall(listAllOrders, { token: operations, query }))
  expect(listed.rows[0]?.open).toMatchObject([{ currency: 'CNY' }])
  expect(listed.queues.objections).toBe((await objections()).length)
  const body = { number, charge, answer: 'uphold', reason: 'The log shows it' }
  dataOf(answerLaterCharge, await sendCall(answerLaterCharge, { token: operations, body }))
  expect(await objections()).not.toContain(number)
})

const withdrawFile = (number: string, fileId: string, token: string) =>
  sendCall(withdrawOrderDocumentByStaff, { token, body: { number, fileId, reason: 'The wrong photo' } })
const withdrawable = async (number: string, token: string) => {
  const sent = await sendCall(listAnyOrderDocuments, { token, query: { number } })
  return dataOf(listAnyOrderDocuments, sent).documents.map(({ canWithdraw }) => canWithdraw)
}

describe('evidence of a charge', () => {
  test('is withdrawn by those who bill, by no one else', async () => {
    const number = await running()
    const file = await newFile('wrong photo')
    dataOf(billLaterCharge, await (await bill(number, [file]))())
    for (const token of [sales, tokens.finance]) {
      refusalOf(await unchanged(() => withdrawFile(number, file, token)), 'not-allowed')
      expect(await withdrawable(number, token)).toEqual([false])
    }
    expect(await withdrawable(number, operations)).toEqual([true])
    dataOf(withdrawOrderDocumentByStaff, await withdrawFile(number, file, operations))
    expect((await read(number)).laterCharges[0]?.files).toEqual([])
  })

  test('stays once the customer has objected, and after the answer', async () => {
    const number = await running()
    const file = await newFile('disputed photo')
    dataOf(billLaterCharge, await (await bill(number, [file]))())
    const charge = (await read(number)).laterCharges[0]?.id
    const objected = { number, charge, reason: 'We were open' }
    dataOf(objectToCharge, await sendCall(objectToCharge, { ...as(linhai), body: objected }))
    refusalOf(await unchanged(() => withdrawFile(number, file, operations)), 'proof-stays')
    const body = { number, charge, answer: 'uphold', reason: 'The log shows it' }
    dataOf(answerLaterCharge, await sendCall(answerLaterCharge, { token: operations, body }))
    refusalOf(await unchanged(() => withdrawFile(number, file, operations)), 'proof-stays')
    expect(await withdrawable(number, operations)).toEqual([false])
    expect((await read(number)).laterCharges[0]?.files).toMatchObject([{ id: file }])
  })
})
