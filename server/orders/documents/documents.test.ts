import { describe, expect, test } from 'vitest'
import { moveOrderByStaff } from '#contract/console-orders.ts'
import { readFile } from '#contract/files.ts'
import * as calls from '#contract/order-documents.ts'
import { readOrder } from '#contract/orders.ts'
import { documentsInUse } from '#server/orders/index.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { pdf } from '#tests/support/licences.ts'
import { staffUploader } from '#tests/support/staff-files.ts'
import { orderPlacer } from '#tests/support/staff-orders.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, audited, unchanged, upload } = staff
const { db } = staff.site.database
const operations = await staff.logInAs('operations')
const sales = await staff.logInAs('sales')
const [linhai = '', chenyue = ''] = await Promise.all(
  ['linhai', 'chenyue'].map((account) => staff.logInCustomer(account, 'Harbour2026')),
)
const { applicant } = await staff.newCertified(await staff.logInAs('reviewer'), 'Heron Moss Trading')
const stranger = applicant.token
const ordered = orderPlacer(staff, linhai, 'documents')
const staffFile = staffUploader(staff, operations)
const customerFile = (token = linhai, words = 'packing list') => upload(token, words, 'document')
const as = (token: string) => ({ host: 'localhost', token })

const addByStaff = (number: string, fileId: string, kind = 'bill-draft', token = operations) =>
  sendCall(calls.addOrderDocumentByStaff, { token, body: { number, kind, fileId } })
const add = (number: string, fileId: string, kind = 'packing-list', token = linhai) =>
  sendCall(calls.addOrderDocument, { ...as(token), body: { number, kind, fileId } })
const listed = async (number: string, token = linhai) =>
  dataOf(
    calls.listOrderDocuments,
    await sendCall(calls.listOrderDocuments, { ...as(token), query: { number } }),
  )
const read = (token: string, id: string) => sendCall(readFile, { ...as(token), query: { id } })
const readByStaff = (number: string, fileId: string, token = sales) =>
  sendCall(calls.readOrderDocument, { token, query: { number, fileId } })

describe('a document of staff', () => {
  test('is on the order with its type, name and time, for the whole company, and is kept', async () => {
    const number = await ordered()
    const id = await staffFile()
    expect(await documentsInUse(db, [id])).toEqual([])
    const added = dataOf(calls.addOrderDocumentByStaff, await addByStaff(number, id))
    expect(added.documents).toMatchObject([
      { id, kind: 'bill-draft', name: 'bill draft.pdf', side: 'staff', canWithdraw: true, withdrawn: null },
    ])
    for (const token of [linhai, chenyue]) {
      const { documents, canAdd } = await listed(number, token)
      expect(canAdd).toBe(true)
      expect(documents).toEqual([{ ...added.documents[0], canWithdraw: false }])
      expect((await read(token, id)).bytes.equals(pdf('bill draft'))).toBe(true)
    }
    expect(await documentsInUse(db, [id])).toEqual([id])
    expect((await readByStaff(number, id)).bytes.equals(pdf('bill draft'))).toBe(true)
    expect((await audited('document-seen'))[0].after).toEqual({ number, file: id })
    const order = dataOf(readOrder, await sendCall(readOrder, { ...as(linhai), query: { number } }))
    expect(order.history[0]).toMatchObject({ kind: 'add-document', actorKind: 'staff' })
  })

  test('does not exist for another company, nor through another order', async () => {
    const [number, other] = [await ordered(), await ordered()]
    const id = await staffFile()
    dataOf(calls.addOrderDocumentByStaff, await addByStaff(number, id))
    refusalOf(await unchanged(() => read(stranger, id)), 'not-found')
    const query = { number }
    const asked = () => sendCall(calls.listOrderDocuments, { ...as(stranger), query })
    refusalOf(await unchanged(asked), 'not-found')
    refusalOf(await unchanged(() => readByStaff(other, id)), 'not-found')
  })

  test('is withdrawn by staff with a reason, once, and is closed then', async () => {
    const number = await ordered()
    const id = await staffFile()
    dataOf(calls.addOrderDocumentByStaff, await addByStaff(number, id))
    const body = { number, fileId: id, reason: 'Wrong consignee' }
    const byCustomer = () => sendCall(calls.withdrawOrderDocument, { ...as(linhai), body })
    refusalOf(await unchanged(byCustomer), 'not-found')
    const withdraw = () => sendCall(calls.withdrawOrderDocumentByStaff, { token: operations, body })
    const replies = await Promise.all([withdraw(), withdraw()])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const { documents } = await listed(number)
    expect(documents[0]).toMatchObject({ id, withdrawn: { reason: 'Wrong consignee' } })
    refusalOf(await unchanged(() => read(linhai, id)), 'not-found')
    refusalOf(await unchanged(() => readByStaff(number, id)), 'not-found')
    expect(await documentsInUse(db, [id])).toEqual([id])
    const order = dataOf(readOrder, await sendCall(readOrder, { ...as(linhai), query: { number } }))
    expect(order.history[0]).toMatchObject({
      kind: 'withdraw-document',
      reason: 'Wrong consignee',
      document: expect.stringMatching(/\.pdf$/),
    })
  })
})

describe('a document of the customer', () => {
  test('is added by any colleague and read by staff', async () => {
    const number = await ordered()
    const id = await customerFile(chenyue)
    dataOf(calls.addOrderDocument, await add(number, id, 'payment-receipt', chenyue))
    const reply = await sendCall(calls.listAnyOrderDocuments, { token: sales, query: { number } })
    expect(dataOf(calls.listAnyOrderDocuments, reply).documents).toMatchObject([
      { id, kind: 'payment-receipt', side: 'customer', canWithdraw: false },
    ])
    const body = { number, fileId: id, reason: 'Another receipt' }
    const gone = await sendCall(calls.withdrawOrderDocument, { ...as(linhai), body })
    expect(dataOf(calls.withdrawOrderDocument, gone).documents[0]?.withdrawn).toMatchObject({
      reason: 'Another receipt',
    })
  })

  test.each<[string, () => Promise<string>, string, string, string]>([
    ['of a colleague', () => customerFile(chenyue), 'packing-list', 'fileId', 'unknown-value'],
    ['that is a licence', () => upload(linhai, 'licence'), 'packing-list', 'fileId', 'unknown-value'],
    ['of staff', () => staffFile(), 'packing-list', 'fileId', 'unknown-value'],
    ['of a type that only staff bring', () => customerFile(), 'bill-of-lading', 'kind', 'unknown-value'],
    ['as a file of a message', () => customerFile(), 'message-file', 'kind', 'unknown-value'],
    [
      'that is on another order',
      async () => {
        const id = await customerFile()
        dataOf(calls.addOrderDocument, await add(await ordered(), id))
        return id
      },
      'packing-list',
      'fileId',
      'unknown-value',
    ],
  ])('%s is refused, and nothing changes', async (_what, fileOf, kind, field, problem) => {
    const [number, id] = [await ordered(), await fileOf()]
    const reply = await unchanged(() => add(number, id, kind))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ [field]: problem })
  })

  test('is not added to an order of another company, nor to one that came to nothing', async () => {
    const number = await ordered()
    const foreign = await customerFile(stranger)
    refusalOf(await unchanged(() => add(number, foreign, 'packing-list', stranger)), 'not-found')
    const body = { number, version: 1, move: 'reject-request', reason: 'No space' }
    dataOf(moveOrderByStaff, await sendCall(moveOrderByStaff, { token: operations, body }))
    const id = await customerFile()
    refusalOf(await unchanged(() => add(number, id)), 'order-step-closed')
    refusalOf(await unchanged(async () => addByStaff(number, id)), 'order-step-closed')
    expect((await listed(number)).canAdd).toBe(false)
  })
})
