import { describe, expect, test } from 'vitest'
import type { DataOf } from '#contract/call.ts'
import { listNotifications } from '#contract/notifications.ts'
import { acceptQuote, readQuote } from '#contract/quotes.ts'
import * as requests from '#contract/requests.ts'
import { requestSorts } from '#domain/quotes/offers/sorts.ts'
import { requestKinds, requestStates } from '#domain/quotes/requests/quote-request.ts'
import { endOfValidDay } from '#domain/quotes/validity.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { expectSortedPages } from '#tests/support/paging.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, audited, pool, unchanged } = staff
const sales = await staff.logInAs('sales')
const today = shanghaiDay(new Date())

const railQuery = {
  kind: 'rail',
  details: {
    from: '青岛',
    to: 'Duisburg',
    goods: 'Machine parts',
    containers: [{ type: '40HQ', count: 2 }],
    readyOn: daysAfter(today, 5),
  },
  contact: { name: '林海', phone: '138 0013 8000' },
}
type RequestBody = typeof railQuery

const asCustomer = (token: string) => ({ host: 'localhost', token })
const sendRequest = (token: string, body: object = railQuery) =>
  sendCall(requests.requestQuote, { ...asCustomer(token), body })
const newRequest = async (token: string, body?: RequestBody) =>
  dataOf(requests.requestQuote, await sendRequest(token, body))
const mine = async (token: string, query?: Record<string, string>) =>
  dataOf(requests.listMyRequests, await sendCall(requests.listMyRequests, { ...asCustomer(token), query }))
const readMine = (token: string, number: string) =>
  sendCall(requests.readMyRequest, { ...asCustomer(token), query: { number } })
const answer = {
  lines: [
    { fee: 'OF', group: 'freight', unitPrice: '2500', quantity: '2' },
    { fee: 'DOC', group: 'origin', unitPrice: '450', quantity: '1' },
  ],
  validUntil: daysAfter(today, 10),
  remark: 'Rail to Duisburg,\ntwo containers on one train.',
}
const answered = (number: string, body: object = answer) =>
  sendCall(requests.answerRequest, { token: sales, body: { number, ...body } })
const notificationsOf = async (token: string) =>
  dataOf(listNotifications, await sendCall(listNotifications, asCustomer(token))) as DataOf<
    typeof listNotifications
  >

/** The administrator and a member of the certified company. */
const [linhai, chenyue] = await Promise.all(
  ['linhai', 'chenyue'].map((account) => staff.logInCustomer(account, 'Harbour2026')),
)
if (!linhai || !chenyue) throw new Error('The demo customers cannot log in')

describe('a user without a company', () => {
  test('requests a quote and sees the open request', async () => {
    const { token } = await staff.newCustomer()
    const request = await newRequest(token)
    expect(request).toMatchObject({ kind: 'rail', state: 'open', quoteNumber: null, reason: null })
    expect(request.number).toMatch(/^R\d{6}-\d{6}$/)
    expect(request.details).toEqual(railQuery.details)
    expect((await mine(token)).rows).toEqual([request])
    expect(dataOf(requests.readMyRequest, await readMine(token, request.number))).toEqual(request)
  })

  test('sends a request in parallel or again with one key: one request is saved', async () => {
    const { token } = await staff.newCustomer()
    const keyed = { ...railQuery, key: 'one-request-sent-often' }
    const replies = await Promise.all(Array.from({ length: 6 }, () => sendRequest(token, keyed)))
    const numbers = replies.map((reply) => dataOf(requests.requestQuote, reply).number)
    expect(new Set(numbers).size).toBe(1)
    expect(dataOf(requests.requestQuote, await sendRequest(token, keyed)).number).toBe(numbers[0])
    expect((await mine(token)).rows).toHaveLength(1)
    const other = { ...keyed, contact: { ...keyed.contact, name: '陈越' } }
    refusalOf(await unchanged(() => sendRequest(token, other)), 'key-used')
    const someone = await staff.newCustomer()
    expect((await newRequest(someone.token, keyed)).number).not.toBe(numbers[0])
  })

  test.each(['http://a', 'evil.cn', '=1+1', '13800138000', '\u202eabc'])(
    'cannot give %j as the name of the contact, and nothing is saved',
    async (name) => {
      const { token } = await staff.newCustomer()
      const body = { ...railQuery, contact: { ...railQuery.contact, name } }
      const reply = await unchanged(() => sendRequest(token, body))
      expect(refusalOf(reply, 'invalid-input').fields).toEqual({ 'contact.name': 'wrong-format' })
    },
  )

  test('may name the contact with an initial', async () => {
    const { token } = await staff.newCustomer()
    await newRequest(token, { ...railQuery, contact: { ...railQuery.contact, name: 'J. Smith' } })
  })

  test('gets all missing and invalid fields at once, and nothing is saved', async () => {
    const { token } = await staff.newCustomer()
    const body = {
      kind: 'air',
      details: { from: '青岛', readyOn: daysAfter(today, -1) },
      contact: { name: '林海', phone: '12' },
    }
    expect(refusalOf(await sendRequest(token, body), 'invalid-input').fields).toEqual({
      'details.to': 'required',
      'details.goods': 'required',
      'details.weightKg': 'required',
      'details.readyOn': 'too-small',
      'contact.phone': 'wrong-format',
    })
    expect((await mine(token)).rows).toEqual([])
  })

  test('gets every wrong field, even if one fails the schema', async () => {
    const { token } = await staff.newCustomer()
    const body = { kind: 'ocean', details: {}, contact: { name: 'x'.repeat(5_000), phone: '12' } }
    const reply = await unchanged(() => sendRequest(token, body))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({
      'contact.name': 'too-long',
      'contact.phone': 'wrong-format',
      'details.from': 'required',
      'details.to': 'required',
      'details.containers': 'required',
      'details.readyOn': 'required',
    })
  })

  test('has ten open requests at most, even when sent at once; withdrawing one allows another', async () => {
    const { token } = await staff.newCustomer()
    const replies = await Promise.all(Array.from({ length: 12 }, () => sendRequest(token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(refusalOf(await sendRequest(token), 'too-many-open-requests').params).toEqual({ max: 10 })
    const [first] = (await mine(token)).rows
    const body = { number: first?.number }
    const taken = dataOf(
      requests.withdrawRequest,
      await sendCall(requests.withdrawRequest, { ...asCustomer(token), body }),
    )
    expect(taken.state).toBe('withdrawn')
    expect((await newRequest(token)).state).toBe('open')
    refusalOf(await sendCall(requests.withdrawRequest, { ...asCustomer(token), body }), 'request-closed')
  })

  test('sees the newest request first, page by page', async () => {
    const { token } = await staff.newCustomer()
    const numbers: string[] = []
    for (let at = 0; at < 3; at += 1) numbers.unshift((await newRequest(token)).number)
    const first = await mine(token, { size: '2' })
    expect([first.rows.map(({ number }) => number), first.next === null]).toEqual([
      numbers.slice(0, 2),
      false,
    ])
    const rest = await mine(token, { size: '2', after: first.next ?? '' })
    expect([rest.rows.map(({ number }) => number), rest.next]).toEqual([numbers.slice(2), null])
  })

  test('finds own requests by number, place in any spelling and commodity, and none of others', async () => {
    const found = async (search: string, token = chenyue) =>
      (await mine(token, { search })).rows.map(({ number }) => number)
    const { number } = await newRequest(chenyue, {
      ...railQuery,
      details: { ...railQuery.details, from: 'Qingdao', goods: 'Copper 50% foil' },
    })
    for (const search of [number, number.slice(-6), '青岛', 'qingdao', 'COPPER', '50% foil'])
      expect([search, await found(search)]).toEqual([search, [number]])
    expect(await found('%')).toEqual([number])
    expect(await found('no such cargo')).toEqual([])
    const stranger = await staff.logInCustomer('sunli', 'Harbour2026')
    expect(await found(number, stranger)).toEqual([])
    await sendCall(requests.withdrawRequest, { ...asCustomer(chenyue), body: { number } })
  })

  test('cannot read or withdraw the requests of others', async () => {
    const [owner, stranger] = [await staff.newCustomer(), await staff.newCustomer()]
    const own = await newRequest(stranger.token)
    const { number } = await newRequest(owner.token)
    await newRequest(owner.token)
    expect((await mine(stranger.token)).rows).toEqual([own])
    const theirs = await mine(owner.token, { size: '1' })
    expect((await mine(stranger.token, { after: theirs.next ?? '' })).rows).toEqual([own])
    const body = { number }
    refusalOf(await unchanged(() => readMine(stranger.token, number)), 'not-found')
    refusalOf(await sendCall(requests.withdrawRequest, { ...asCustomer(stranger.token), body }), 'not-found')
    expect((await mine(owner.token)).rows.at(-1)).toMatchObject({ number, state: 'open' })
  })
})

describe('in a certified company', () => {
  test('a colleague sees the request, but only its author can withdraw it', async () => {
    const { number } = await newRequest(chenyue)
    expect((await mine(linhai)).rows.map((row) => row.number)).toContain(number)
    expect(dataOf(requests.readMyRequest, await readMine(linhai, number)).number).toBe(number)
    const body = { number }
    refusalOf(await sendCall(requests.withdrawRequest, { ...asCustomer(linhai), body }), 'not-allowed')
    const taken = await sendCall(requests.withdrawRequest, { ...asCustomer(chenyue), body })
    expect(dataOf(requests.withdrawRequest, taken).state).toBe('withdrawn')
  })
})

describe('staff', () => {
  test('list the oldest request first with its author, and the audit log records it', async () => {
    const earlier = await newRequest(linhai)
    const { number } = await newRequest(linhai)
    const query = { state: 'open', kind: 'rail', size: '100' }
    const reply = await sendCall(requests.listRequests, { token: sales, query })
    const { rows, openCount } = dataOf(requests.listRequests, reply)
    const numbers = rows.map((row) => row.number)
    expect(numbers.slice(-2)).toEqual([earlier.number, number])
    expect(openCount).toBe(rows.length)
    expect(rows.find((row) => row.number === number)).toMatchObject({
      brand: 'group',
      person: { name: expect.any(String) },
      company: { name: '远舟国际物流有限公司', isCertified: true },
    })
    expect(reply.text).not.toContain('13800138000')
    const [entry] = await audited('requests-listed')
    expect(entry.after).toEqual({ rows: rows.length, state: 'open', kind: 'rail', search: null })
  })

  test('read a request with its phone number, and the audit log records it', async () => {
    const { number } = await newRequest(linhai)
    const read = await sendCall(requests.readRequest, { token: sales, query: { number } })
    expect(dataOf(requests.readRequest, read).contact).toEqual({
      name: '林海',
      phone: '13800138000',
      email: null,
    })
    expect((await audited('request-seen'))[0].after).toEqual({ number })
    refusalOf(await sendCall(requests.readRequest, { token: sales, query: { number: 'R0' } }), 'not-found')
  })

  test('answer with an offer that the customer finds in the inbox, reads and accepts', async () => {
    const { number } = await newRequest(linhai)
    const admin = dataOf(requests.answerRequest, await answered(number))
    expect(admin).toMatchObject({ number, state: 'answered', quoteNumber: expect.stringMatching(/^Q/) })
    const quoteNumber = admin.quoteNumber ?? ''
    const [notification] = (await notificationsOf(linhai)).rows
    expect(notification).toMatchObject({
      kind: 'offer-made',
      path: `/workbench/quotes?number=${quoteNumber}`,
    })
    const query = { number: quoteNumber }
    const quote = dataOf(readQuote, await sendCall(readQuote, { ...asCustomer(linhai), query }))
    expect(quote).toMatchObject({
      mode: 'agreed',
      state: 'open',
      requestNumber: number,
      requested: { goods: expect.any(String) },
      validUntil: endOfValidDay(answer.validUntil),
      remark: answer.remark,
      query: null,
      containers: [{ type: '40HQ', count: 2 }],
    })
    expect(quote.offer.quote.lines.map(({ fee, sum }) => [fee, sum])).toEqual([
      ['DOC', { amount: '450.00', currency: 'CNY' }],
      ['OF', { amount: '5000.00', currency: 'USD' }],
    ])
    expect(quote.digest).toMatch(/^[0-9a-f]{64}$/)
    const [entry] = await audited('request-answered')
    expect(entry.after).toMatchObject({ number, quote: quoteNumber, total: quote.total.amount })
    dataOf(acceptQuote, await sendCall(acceptQuote, { ...asCustomer(linhai), body: query }))
    expect((await mine(linhai)).rows.find((row) => row.number === number)?.state).toBe('accepted')
  })

  test('answer a user without a company; the prices are visible after certification', async () => {
    const [owner, stranger] = [await staff.newCustomer(), await staff.newCustomer()]
    const { number } = await newRequest(owner.token)
    const { quoteNumber } = dataOf(requests.answerRequest, await answered(number))
    const query = { number: quoteNumber ?? '' }
    expect((await mine(owner.token)).rows[0]).toMatchObject({ number, state: 'answered', quoteNumber })
    for (const token of [owner.token, stranger.token])
      refusalOf(await sendCall(readQuote, { ...asCustomer(token), query }), 'certify-to-see-rates')
    refusalOf(await sendCall(readQuote, { ...asCustomer(linhai), query }), 'not-found')
  })

  test('who answer at the same time create one quote and one notification', async () => {
    const { token, id } = await staff.newCustomer()
    const { number } = await newRequest(token)
    const replies = await Promise.all([answered(number), answered(number), answered(number)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const { rows } = await pool.query('SELECT number FROM quote WHERE person_id = $1', [id])
    expect(rows).toHaveLength(1)
    expect((await notificationsOf(token)).rows).toHaveLength(1)
  })

  test.each([
    [
      'a line of zero',
      { lines: [{ ...answer.lines[0], unitPrice: '0' }] },
      { 'lines.0.unitPrice': 'too-small' },
    ],
    ['no line', { lines: [] }, { lines: 'too-few' }],
    ['an end in the past', { validUntil: daysAfter(today, -1) }, { validUntil: 'too-small' }],
    ['an empty remark', { remark: ' ' }, { remark: 'required' }],
    ['a remark that is not seen', { remark: '\u202e' }, { remark: 'wrong-format' }],
    ['an unknown fee', { lines: [{ ...answer.lines[0], fee: 'ZZZ' }] }, { 'lines.0.fee': 'unknown-value' }],
  ])('cannot answer with %s, and nothing changes', async (_name, wrong, fields) => {
    const { number } = await newRequest((await staff.newCustomer()).token)
    const reply = await unchanged(() => answered(number, { ...answer, ...wrong }))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual(fields)
  })

  test('refuse with a reason that the customer can read', async () => {
    const { token } = await staff.newCustomer()
    const { number } = await newRequest(token)
    const body = { number, reason: 'No trains to there this winter.' }
    dataOf(requests.refuseRequest, await sendCall(requests.refuseRequest, { token: sales, body }))
    expect((await mine(token)).rows).toMatchObject([{ number, state: 'refused', reason: body.reason }])
    const [notification] = (await notificationsOf(token)).rows
    expect(notification).toMatchObject({ kind: 'offer-refused', path: '/workbench/quotes?show=requests' })
    expect((await audited('request-refused'))[0].after).toEqual({ number })
    refusalOf(await answered(number), 'request-answered-by')
    refusalOf(await sendCall(requests.refuseRequest, { token: sales, body }), 'request-answered-by')
  })
})

test('the list of staff is paged in every sort', () =>
  expectSortedPages({
    fields: requestSorts,
    read: async (query) =>
      dataOf(requests.listRequests, await sendCall(requests.listRequests, { token: sales, query })),
    send: (query) => sendCall(requests.listRequests, { token: sales, query }),
    idOf: ({ number }) => number,
    values: {
      kind: ({ kind }) => requestKinds.indexOf(kind),
      created: ({ createdAt }) => createdAt,
      state: ({ state }) => requestStates.indexOf(state),
    },
  }))
