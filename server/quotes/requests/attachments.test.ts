import { describe, expect, test } from 'vitest'
import { readFile } from '#contract/files.ts'
import * as requests from '#contract/requests.ts'
import { requestLimits } from '#domain/quotes/limits.ts'
import { attachmentsInUse, erasePersonalQuoteData } from '#server/quotes/index.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { pdf } from '#tests/support/licences.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, audited, unchanged, upload } = staff
const { db } = staff.site.database
const sales = await staff.logInAs('sales')

const customs = {
  kind: 'customs',
  details: { from: '青岛', goods: 'Machine parts', declarations: 1 },
  contact: { name: '林海', phone: '13800138000' },
}

const send = (token: string, attachments: readonly string[], more: object = {}) =>
  sendCall(requests.requestQuote, {
    host: 'localhost',
    token,
    body: { ...customs, attachments, ...more },
  })
const sent = async (token: string, attachments: readonly string[]) =>
  dataOf(requests.requestQuote, await send(token, attachments))
const attach = (token: string, words = 'packing list') => upload(token, words, 'attachment')
const read = (token: string, id: string) => sendCall(readFile, { host: 'localhost', token, query: { id } })
const readAsStaff = (number: string, fileId: string, token = sales) =>
  sendCall(requests.readAttachment, { token, query: { number, fileId } })

const [linhai, chenyue] = await Promise.all(
  ['linhai', 'chenyue'].map((account) => staff.logInCustomer(account, 'Harbour2026')),
)
if (!linhai || !chenyue) throw new Error('The demo customers cannot log in')

describe('a customer', () => {
  test('attaches files to a request and finds them again in their order', async () => {
    const { token } = await staff.newCustomer()
    const ids = [await attach(token, 'packing list'), await attach(token, 'invoice')]
    const request = await sent(token, ids.toReversed())
    expect(request.attachments.map(({ id }) => id)).toEqual(ids.toReversed())
    expect(request.attachments[0]).toMatchObject({ name: 'attachment.pdf', mediaType: 'application/pdf' })
    const query = { number: request.number }
    const again = await sendCall(requests.readMyRequest, { host: 'localhost', token, query })
    expect(dataOf(requests.readMyRequest, again)).toEqual(request)
    const listed = await sendCall(requests.listMyRequests, { host: 'localhost', token })
    expect(dataOf(requests.listMyRequests, listed).rows).toEqual([request])
    expect((await read(token, ids[0] ?? '')).bytes.equals(pdf('packing list'))).toBe(true)
  })

  test('sends no more files than the limit', async () => {
    const { token } = await staff.newCustomer()
    const ids = await Promise.all(
      Array.from({ length: requestLimits.attachments.max + 1 }, (_, at) => attach(token, `file ${at}`)),
    )
    const reply = await unchanged(() => send(token, ids))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ attachments: 'too-many' })
    expect((await sent(token, ids.slice(1))).attachments).toHaveLength(requestLimits.attachments.max)
  })

  test.each<[string, (token: string) => Promise<readonly string[]>, string, string]>([
    [
      'of another customer',
      async () => [await attach((await staff.newCustomer()).token)],
      'attachments',
      'unknown-value',
    ],
    ['that is a licence', async (token) => [await upload(token, 'licence')], 'attachments', 'unknown-value'],
    [
      'that does not exist',
      async () => ['00000000-0000-4000-8000-000000000000'],
      'attachments',
      'unknown-value',
    ],
    [
      'of an earlier request',
      async (token) => {
        const id = await attach(token)
        await sent(token, [id])
        return [id]
      },
      'attachments',
      'unknown-value',
    ],
    [
      'that is named twice',
      async (token) => {
        const id = await attach(token)
        return [id, id]
      },
      'attachments',
      'inconsistent',
    ],
    ['with a path as its id', async () => ['../../etc/passwd'], 'attachments.0', 'wrong-format'],
  ])('cannot attach a file %s, and nothing changes', async (_what, idsOf, field, problem) => {
    const { token } = await staff.newCustomer()
    const ids = await idsOf(token)
    const reply = await unchanged(() => send(token, ids))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ [field]: problem })
  })

  test('sends a request again with one key and the same files: one request is saved', async () => {
    const { token } = await staff.newCustomer()
    const [id, other] = [await attach(token), await attach(token, 'invoice')]
    const key = { key: 'one-request-with-a-file' }
    const replies = await Promise.all([
      send(token, [id], key),
      send(token, [id], key),
      send(token, [id], key),
    ])
    expect(new Set(replies.map((reply) => dataOf(requests.requestQuote, reply).number)).size).toBe(1)
    refusalOf(await unchanged(() => send(token, [other], key)), 'key-used')
  })
})

describe('an attached file', () => {
  test('is read by colleagues of the company, and by no one else', async () => {
    const id = await attach(chenyue)
    for (const token of [linhai, (await staff.newCustomer()).token])
      refusalOf(await unchanged(() => read(token, id)), 'not-found')
    await sent(chenyue, [id])
    for (const token of [chenyue, linhai]) expect((await read(token, id)).status).toBe(200)
    const stranger = await staff.newCustomer()
    const sunli = await staff.logInCustomer('sunli', 'Harbour2026')
    for (const token of [stranger.token, sunli])
      refusalOf(await unchanged(() => read(token, id)), 'not-found')
    refusalOf(await sendCall(readFile, { host: 'localhost', query: { id } }), 'logged-out')
  })

  test('is read by staff who answer requests, which is audited before the file is sent', async () => {
    const { token } = await staff.newCustomer()
    const id = await attach(token)
    const { number } = await sent(token, [id])
    const shown = await sendCall(requests.readRequest, { token: sales, query: { number } })
    expect(dataOf(requests.readRequest, shown).attachments.map((file) => file.id)).toEqual([id])
    const reply = await readAsStaff(number, id)
    expect(reply.bytes.equals(pdf('packing list'))).toBe(true)
    expect(reply.headers['content-disposition']).toContain('attachment.pdf')
    expect((await audited('attachment-seen'))[0].after).toEqual({ number, file: id })
  })

  test('is read by staff through its own request only', async () => {
    const { token } = await staff.newCustomer()
    const [id, unsent, licence] = [await attach(token), await attach(token), await upload(token, 'licence')]
    const { number } = await sent(token, [id])
    const other = await sent(token, [])
    for (const [from, file] of [
      [other.number, id],
      ['R0', id],
      [number, unsent],
      [number, licence],
    ] as const)
      refusalOf(await unchanged(() => readAsStaff(from, file)), 'not-found')
    const tariffManager = await staff.logInAs('tariff-manager')
    refusalOf(await readAsStaff(number, id, tariffManager), 'not-allowed')
  })

  test('is in use until the account of a person without a company is closed', async () => {
    const { token, id: personId } = await staff.newCustomer()
    const id = await attach(token)
    expect(await attachmentsInUse(db, [id])).toEqual([])
    await sent(token, [id])
    expect(await attachmentsInUse(db, [id])).toEqual([id])
    await erasePersonalQuoteData(db, personId)
    expect(await attachmentsInUse(db, [id])).toEqual([])
  })

  test('of a company stays when the account of its author is closed', async () => {
    const id = await attach(chenyue)
    await sent(chenyue, [id])
    const { rows } = await staff.pool.query(`SELECT id FROM person WHERE account = 'chenyue'`)
    await erasePersonalQuoteData(db, rows[0].id)
    expect(await attachmentsInUse(db, [id])).toEqual([id])
  })
})
