import { describe, expect, test } from 'vitest'
import { listAllOrders } from '#contract/console-orders.ts'
import { readFile } from '#contract/files.ts'
import * as calls from '#contract/order-messages.ts'
import { listOrders } from '#contract/orders.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { pdf } from '#tests/support/licences.ts'
import { staffUploader } from '#tests/support/staff-files.ts'
import { orderPlacer } from '#tests/support/staff-orders.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, unchanged, upload } = staff
const [operations, sales] = [await staff.logInAs('operations'), await staff.logInAs('sales')]
const [linhai = '', chenyue = ''] = await Promise.all(
  ['linhai', 'chenyue'].map((account) => staff.logInCustomer(account, 'Harbour2026')),
)
const { applicant } = await staff.newCertified(await staff.logInAs('reviewer'), 'Heron Moss Trading')
const stranger = applicant.token
const ordered = orderPlacer(staff, linhai, 'messages')
const as = (token: string) => ({ host: 'localhost', token })
let keys = 0
const newKey = () => {
  keys += 1
  return `key-of-a-message-${keys}`
}

type Sent = { readonly text?: string; readonly files?: readonly string[]; readonly key?: string }
const bodyOf = (number: string, sent: Sent) => ({
  number,
  text: 'Is it late?',
  files: [],
  key: newKey(),
  ...sent,
})
const send = (number: string, sent: Sent = {}, token = linhai) =>
  sendCall(calls.sendOrderMessage, { ...as(token), body: bodyOf(number, sent) })
const sendByStaff = (number: string, sent: Sent = {}, token = operations) =>
  sendCall(calls.sendOrderMessageByStaff, { token, body: bodyOf(number, sent) })
const list = async (number: string, token = linhai) =>
  dataOf(
    calls.listOrderMessages,
    await sendCall(calls.listOrderMessages, { ...as(token), query: { number } }),
  )
const listByStaff = async (number: string, token = operations) =>
  dataOf(calls.listAnyOrderMessages, await sendCall(calls.listAnyOrderMessages, { token, query: { number } }))
const unreadIn = async (number: string, token = linhai) =>
  dataOf(listOrders, await sendCall(listOrders, { ...as(token), query: { number } })).rows[0]?.unread
const unreadByStaff = async (number: string, token = operations) =>
  dataOf(listAllOrders, await sendCall(listAllOrders, { token, query: { number } })).rows[0]?.unread

describe('messages on an order', () => {
  test('go both ways, with files, marks and counts in both lists', async () => {
    const number = await ordered()
    const file = await upload(linhai, 'photo of the damage', 'document')
    dataOf(calls.sendOrderMessage, await send(number, { text: 'See the photo', files: [file] }))
    expect([await unreadByStaff(number), await unreadIn(number)]).toEqual([1, 0])
    const seen = await listByStaff(number)
    expect(seen).toMatchObject({
      canWrite: true,
      unread: 1,
      messages: [{ side: 'customer', text: 'See the photo', readAt: null, files: [{ id: file }] }],
    })
    const upTo = seen.messages[0]?.id
    const marked = { token: operations, body: { number, upTo } }
    dataOf(calls.markOrderMessagesReadByStaff, await sendCall(calls.markOrderMessagesReadByStaff, marked))
    // What one member of staff has read is read for the others.
    expect(await unreadByStaff(number, sales)).toBe(0)
    expect((await list(number)).messages[0]?.readAt).not.toBeNull()
    const answer = await staffUploader(staff, operations)('survey report')
    dataOf(calls.sendOrderMessageByStaff, await sendByStaff(number, { text: 'Noted', files: [answer] }))
    // Each colleague reads for themselves.
    expect([await unreadIn(number), await unreadIn(number, chenyue)]).toEqual([1, 1])
    const last = (await list(number)).messages.at(-1)?.id
    const read = await sendCall(calls.markOrderMessagesRead, { ...as(linhai), body: { number, upTo: last } })
    expect(dataOf(calls.markOrderMessagesRead, read).unread).toBe(0)
    expect([await unreadIn(number), await unreadIn(number, chenyue)]).toEqual([0, 1])
    // A mark does not move back.
    await sendCall(calls.markOrderMessagesRead, { ...as(linhai), body: { number, upTo } })
    expect(await unreadIn(number)).toBe(0)
    const opened = await sendCall(readFile, { ...as(chenyue), query: { id: answer } })
    expect(opened.bytes.equals(pdf('survey report'))).toBe(true)
  })

  test('are sent once for one key, also at the same time', async () => {
    const number = await ordered()
    const key = newKey()
    const sent = { key, files: [await upload(linhai, 'packing list', 'document')] }
    await Promise.all(Array.from({ length: 8 }, () => send(number, sent)))
    expect((await list(number)).messages).toHaveLength(1)
    for (const other of [{ text: 'Is it very late?' }, { files: [] }])
      refusalOf(await unchanged(() => send(number, { ...sent, ...other })), 'key-used')
  })

  test('of another company do not exist, and nothing is written', async () => {
    const number = await ordered()
    dataOf(calls.sendOrderMessage, await send(number))
    const upTo = (await list(number)).messages[0]?.id
    refusalOf(await unchanged(() => send(number, {}, stranger)), 'not-found')
    const query = { number }
    const reading = () => sendCall(calls.listOrderMessages, { ...as(stranger), query })
    refusalOf(await unchanged(reading), 'not-found')
    const body = { number, upTo }
    const marking = () => sendCall(calls.markOrderMessagesRead, { ...as(stranger), body })
    refusalOf(await unchanged(marking), 'not-found')
    const other = await ordered()
    const elsewhere = () =>
      sendCall(calls.markOrderMessagesRead, { ...as(linhai), body: { ...body, number: other } })
    refusalOf(await unchanged(elsewhere), 'not-found')
  })

  test('say what they seem to say: signs that turn or hide the writing are refused, and nothing is written', async () => {
    const number = await ordered()
    for (const text of ['\u202Eenil no deppiK', 'a\u0007b', '\u200B', 'pay\u2066 to\u2069']) {
      for (const one of [send, sendByStaff]) {
        const reply = await unchanged(() => one(number, { text }))
        expect(refusalOf(reply, 'invalid-input').fields).toEqual({ text: 'wrong-format' })
      }
    }
    dataOf(calls.sendOrderMessage, await send(number, { text: 'Two\n\tlines' }))
  })

  test('of one person are limited to so many in ten minutes', async () => {
    const number = await ordered()
    await Promise.all(Array.from({ length: 60 }, () => send('S000000-000000', {}, chenyue)))
    refusalOf(await unchanged(() => send(number, {}, chenyue)), 'too-many-attempts')
    dataOf(calls.sendOrderMessage, await send(number))
  })

  test('take only own files that are on no order', async () => {
    const number = await ordered()
    const file = await upload(chenyue, 'list', 'document')
    for (const files of [[file], [await upload(linhai, 'licence')]])
      expect(refusalOf(await unchanged(() => send(number, { files })), 'invalid-input').fields).toEqual({
        files: 'unknown-value',
      })
    const own = await upload(linhai, 'list', 'document')
    const twice = await unchanged(() => send(number, { files: [own, own] }))
    expect(refusalOf(twice, 'invalid-input').fields).toEqual({ files: 'inconsistent' })
    dataOf(calls.sendOrderMessage, await send(number, { files: [own] }))
    refusalOf(await unchanged(() => send(number, { files: [own] })), 'invalid-input')
  })
})

describe('canned answers', () => {
  const save = (body: object, token = operations) => sendCall(calls.saveCannedAnswer, { token, body })
  const texts = { title: 'Documents received', zh: '单证已收到', en: 'We have received your documents.' }

  test('are kept by staff in both languages, changed and removed', async () => {
    const { answers } = dataOf(calls.saveCannedAnswer, await save({ id: null, ...texts }))
    const id = answers.find(({ title }) => title === texts.title)?.id
    dataOf(calls.saveCannedAnswer, await save({ id, ...texts, en: 'Received.' }, sales))
    const all = async () =>
      dataOf(calls.listCannedAnswers, await sendCall(calls.listCannedAnswers, { token: sales })).answers
    expect((await all()).find((one) => one.id === id)).toEqual({ id, ...texts, en: 'Received.' })
    const remove = () => sendCall(calls.removeCannedAnswer, { token: sales, body: { id } })
    dataOf(calls.removeCannedAnswer, await remove())
    expect((await all()).some((one) => one.id === id)).toBe(false)
    refusalOf(await unchanged(remove), 'not-found')
    refusalOf(await unchanged(() => save({ id, ...texts })), 'not-found')
  })

  test('have both texts', async () => {
    const reply = await unchanged(() => save({ id: null, ...texts, en: ' ' }))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ en: 'required' })
  })
})
