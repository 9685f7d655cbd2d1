import { describe, expect, test } from 'vitest'
import { logInByCode, register, sendCode } from '#contract/registration.ts'
import * as requests from '#contract/requests.ts'
import * as visitors from '#contract/visitor-requests.ts'
import { channelTo } from '#domain/identity/recipient.ts'
import { readVisitorRequestKey, visitorRequestLimits } from '#domain/quotes/requests/visitor-request.ts'
import { visitorSweep } from '#server/quotes/index.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { otherCode } from '#tests/support/registry.ts'
import { linkOf, openVisitorSite } from '#tests/support/visitors.ts'

const site = await openVisitorSite()
const { sendCall, pool, unchanged, host, content, sales, newMobile, newEmail, messagesTo } = site
const { codeFor, send, sent, read, registered, myNumbers } = site
const answered = async (number: string) => dataOf(requests.answerRequest, await site.answerTo(number))
const countOf = async (recipient: string): Promise<number> =>
  (await pool.query('SELECT count(*)::int AS n FROM quote_request WHERE contact_phone = $1', [recipient]))
    .rows[0].n

describe.each([
  ['a mobile abroad', newMobile],
  ['an email address', newEmail],
])('a visitor with %s', (_what, newRecipient) => {
  test('sends a request, staff answer it, and the answer comes with a link; the account made later owns both', async () => {
    const recipient = newRecipient()
    const request = await sent(recipient)
    const [received] = await messagesTo(recipient)
    expect(received?.template).toBe('visitor-request')
    const link = received?.params.link ?? ''
    expect(readVisitorRequestKey(new URL(link).hash)).toEqual(linkOf(request))
    expect(dataOf(visitors.readVisitorRequest, await read(linkOf(request)))).toMatchObject({
      state: 'open',
      offer: null,
      details: content.details,
    })

    const query = { state: 'open', search: request.number }
    const { rows } = dataOf(
      requests.listRequests,
      await sendCall(requests.listRequests, { token: sales, query }),
    )
    expect(rows).toMatchObject([{ person: { id: null, name: 'Sanne de Vries' }, company: null }])
    const { contact, offers } = await answered(request.number)
    const isMail = channelTo(recipient) === 'mail'
    expect(contact).toEqual({
      name: 'Sanne de Vries',
      phone: isMail ? null : recipient,
      email: isMail ? recipient : null,
    })
    const quote = offers[0]?.number
    expect((await messagesTo(recipient))[0]).toEqual({
      template: 'visitor-answer',
      params: expect.objectContaining({ request: request.number, link }),
    })
    expect(dataOf(visitors.readVisitorRequest, await read(linkOf(request)))).toMatchObject({
      state: 'answered',
      quoteNumber: quote,
      offer: { number: quote, remark: 'Direct flight.', state: 'open' },
    })

    const entered = await registered(recipient)
    dataOf(register, entered)
    const token = String(entered.headers['access-token'])
    expect(await myNumbers(token)).toEqual([request.number])
    const owners = await pool.query(
      `SELECT DISTINCT owner_id = person_id AS own, visitor_id FROM
         (SELECT owner_id, person_id, visitor_id FROM quote WHERE number = $1
          UNION ALL SELECT owner_id, person_id, visitor_id FROM quote_request WHERE number = $2) AS both_of`,
      [quote, request.number],
    )
    expect(owners.rows).toEqual([{ own: true, visitor_id: null }])
    await unchanged(async () => refusalOf(await read(linkOf(request)), 'visitor-link-invalid'))
    // The contact has an account now: the next request is in it at once.
    const next = await sent(recipient)
    expect(next.linkCode).toBeNull()
    expect(await myNumbers(token)).toEqual([next.number, request.number])
  })
})

describe('the code', () => {
  test('of another purpose, another contact, a wrong one and a spent one make no request', async () => {
    const recipient = newMobile()
    const code = await codeFor(recipient)
    const stranger = newMobile()
    const registerCode = await codeFor(stranger, 'register')
    await unchanged(async () => {
      refusalOf(await send(recipient, otherCode(code)), 'wrong-code')
      refusalOf(await send(newMobile(), code), 'wrong-code')
      refusalOf(await send(stranger, registerCode), 'wrong-code')
      for (const wrong of ['', null, [code], { code }, 1])
        refusalOf(await send(recipient, wrong), 'invalid-input')
    })
    dataOf(visitors.requestQuoteAsVisitor, await send(recipient, code))
    await unchanged(async () => refusalOf(await send(recipient, code), 'wrong-code'))
  })

  test('for a request opens no session', async () => {
    const { mobile } = await site.newCustomer()
    const body = { mobile, code: await codeFor(mobile), remember: false }
    await unchanged(async () => refusalOf(await sendCall(logInByCode, { host, body }), 'wrong-code'))
  })

  test('is answered alike for a contact with and without an account', async () => {
    const { mobile } = await site.newCustomer()
    const replies = await Promise.all(
      [mobile, newMobile()].map((recipient) =>
        sendCall(sendCode, { host, body: { mobile: recipient, purpose: 'request-quote' } }),
      ),
    )
    expect(replies.map(({ text }) => text.replace(/"requestId":"[^"]*"/, ''))[0]).toBe(
      replies.map(({ text }) => text.replace(/"requestId":"[^"]*"/, ''))[1],
    )
    expect((await messagesTo(mobile))[0]?.template).toBe('verification-code')
  })

  test('used by ten at once makes one request', async () => {
    const recipient = newEmail()
    const code = await codeFor(recipient)
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(recipient, code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countOf(recipient)).toBe(1)
  })

  test('with one key makes one request, and every try gets its number; another content does not', async () => {
    const recipient = newMobile()
    const code = await codeFor(recipient)
    const key = crypto.randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => send(recipient, code, { body: { key } })),
    )
    const numbers = replies.map((reply) => dataOf(visitors.requestQuoteAsVisitor, reply).number)
    expect(new Set(numbers).size).toBe(1)
    expect(await countOf(recipient)).toBe(1)
    const other = { key, contact: { name: 'Another Name' } }
    await unchanged(async () => refusalOf(await send(recipient, code, { body: other }), 'wrong-code'))
  })

  test('for a request and one for an account, used at once, leave no request without its owner', async () => {
    for (let round = 0; round < 4; round += 1) {
      const recipient = newMobile()
      const code = await codeFor(recipient)
      const [made, entered] = await Promise.all([send(recipient, code), registered(recipient)])
      const { number } = dataOf(visitors.requestQuoteAsVisitor, made)
      dataOf(register, entered)
      expect(await myNumbers(String(entered.headers['access-token']))).toEqual([number])
    }
  })
})

describe('limits', () => {
  test('a contact has three open requests; a fourth is refused and a withdrawn one makes room', async () => {
    const recipient = newMobile()
    const first = await sent(recipient)
    for (let count = 1; count < visitorRequestLimits.open; count += 1) await sent(recipient)
    const { params } = refusalOf(await send(recipient, await codeFor(recipient)), 'too-many-open-requests')
    expect(params).toEqual({ max: visitorRequestLimits.open })
    expect(await countOf(recipient)).toBe(visitorRequestLimits.open)
    const withdraw = () => sendCall(visitors.withdrawVisitorRequest, { host, body: linkOf(first) })
    dataOf(visitors.withdrawVisitorRequest, await withdraw())
    await unchanged(async () => refusalOf(await withdraw(), 'request-closed'))
    await sent(recipient)
    // The sixth of the day.
    await pool.query(`UPDATE quote_request SET state = 'withdrawn' WHERE contact_phone = $1`, [recipient])
    refusalOf(await send(recipient, await codeFor(recipient)), 'too-many-today')
    expect(await countOf(recipient)).toBe(visitorRequestLimits.open + 1)
  })

  test.each([
    ['visitor-request-network', '10.77.0.9', visitorRequestLimits.perNetworkAndDay],
    ['visitor-request-wide', '10.77.1.0/24', visitorRequestLimits.perWiderNetworkAndDay],
  ])('%s %s has a limit of its own, whatever its contacts', async (purpose, subject, max) => {
    const address = subject.replace('0/24', '9')
    await pool.query(
      'INSERT INTO attempt_count (purpose, subject, started_at, attempts) VALUES ($1, $2, now(), $3)',
      [purpose, subject, max],
    )
    const recipient = newEmail()
    refusalOf(await send(recipient, await codeFor(recipient), { address }), 'too-many-today')
    expect(await countOf(recipient)).toBe(0)
    await sent(recipient, { address: '10.78.0.9' })
  })

  test('links cannot be guessed: a wrong code, another number, and too many tries', async () => {
    const mine = linkOf(await sent(newEmail()))
    const other = linkOf(await sent(newEmail()))
    const address = '10.79.0.9'
    await unchanged(async () => {
      for (const wrong of [
        { ...mine, code: other.code },
        { ...mine, code: 'x' },
        { ...other, number: 'R1' },
      ])
        refusalOf(await read(wrong), 'visitor-link-invalid')
      refusalOf(
        await sendCall(visitors.withdrawVisitorRequest, { host, body: { ...mine, code: other.code } }),
        'visitor-link-invalid',
      )
      // A request of an account has no link.
      const { rows } = await pool.query('SELECT number FROM quote_request WHERE link_code IS NULL LIMIT 1')
      for (const code of ['null', 'undefined', ' '])
        expect((await read({ number: rows[0].number, code })).status).not.toBe(200)
      for (let tries = 0; tries < 60; tries += 1) await read({ ...mine, code: 'guess' }, address)
      refusalOf(await read(mine, address), 'rate-limit-exceeded')
    })
  })
})

/** As if the request and its offers were so many days older. */
const age = async (number: string, days: number) => {
  await pool.query(
    `UPDATE quote_request SET created_at = created_at - make_interval(days => $2),
       answered_at = answered_at - make_interval(days => $2) WHERE number = $1`,
    [number, days],
  )
  await pool.query(
    `UPDATE quote SET created_at = quote.created_at - make_interval(days => $2) FROM quote_request
     WHERE quote_request.id = request_id AND quote_request.number = $1`,
    [number, days],
  )
}
const rowOf = async (number: string) =>
  (
    await pool.query(
      `SELECT contact_name, contact_phone, state, recipient FROM quote_request
       LEFT JOIN visitor ON visitor.id = visitor_id WHERE number = $1`,
      [number],
    )
  ).rows[0]
const sweep = () => visitorSweep(site.site.database).work({})

describe('what is old', () => {
  test('a link ends 90 days after the last change', async () => {
    const request = await sent(newMobile())
    await age(request.number, 89)
    dataOf(visitors.readVisitorRequest, await read(linkOf(request)))
    await answered(request.number)
    await age(request.number, 89)
    dataOf(visitors.readVisitorRequest, await read(linkOf(request)))
    await age(request.number, 2)
    await unchanged(async () => {
      refusalOf(await read(linkOf(request)), 'visitor-link-invalid')
      const body = linkOf(request)
      refusalOf(await sendCall(visitors.withdrawVisitorRequest, { host, body }), 'visitor-link-invalid')
    })
  })

  test('an account gets the requests of the last 180 days and no older ones', async () => {
    const recipient = newMobile()
    const [old, recent] = [await sent(recipient), await sent(recipient)]
    await age(old.number, 181)
    await age(recent.number, 179)
    const entered = await registered(recipient)
    expect(await myNumbers(String(entered.headers['access-token']))).toEqual([recent.number])
    expect(await rowOf(old.number)).toMatchObject({ contact_phone: recipient, recipient })
    await sweep()
    expect(await rowOf(old.number)).toMatchObject({ contact_name: '', contact_phone: '', state: 'withdrawn' })
    expect((await messagesTo(recipient)).length).toBeGreaterThan(0)
    expect((await pool.query('SELECT FROM visitor WHERE recipient = $1', [recipient])).rows).toEqual([])
  })

  test('the contact is deleted after 180 days, and not while another request of it is younger', async () => {
    const [alone, busy, done] = [newEmail(), newMobile(), newMobile()]
    const [old, early, late, offered] = [
      await sent(alone),
      await sent(busy),
      await sent(busy),
      await sent(done),
    ]
    await answered(offered.number)
    await age(offered.number, 181)
    await age(old.number, 181)
    await age(early.number, 181)
    await age(late.number, 179)
    await sweep()
    for (const { number } of [old, early])
      expect(await rowOf(number)).toMatchObject({ contact_name: '', contact_phone: '', state: 'withdrawn' })
    expect((await rowOf(old.number)).recipient).not.toContain('@')
    expect((await rowOf(early.number)).recipient).toBe(busy)
    expect(await rowOf(late.number)).toMatchObject({ contact_phone: busy, state: 'open', recipient: busy })
    expect(await rowOf(offered.number)).toMatchObject({ contact_phone: '', state: 'answered' })
    await unchanged(sweep)
    // A new request of the contact makes a new visitor.
    const again = await sent(alone)
    expect(await rowOf(again.number)).toMatchObject({ contact_phone: alone, recipient: alone })
  })

  test('a request without its contact stays so, whatever staff do with it later', async () => {
    const recipient = newMobile()
    const [old, recent] = [await sent(recipient), await sent(recipient)]
    await answered(old.number)
    await age(old.number, 181)
    await sweep()
    // As if staff had made another offer.
    await pool.query('UPDATE quote_request SET answered_at = now() WHERE number = $1', [old.number])
    await unchanged(async () => refusalOf(await read(linkOf(old)), 'visitor-link-invalid'))
    const entered = await registered(recipient)
    expect(await myNumbers(String(entered.headers['access-token']))).toEqual([recent.number])
  })

  test('a request that is sent during the sweep keeps its contact', async () => {
    const recipient = newMobile()
    const old = await sent(recipient)
    await age(old.number, 181)
    const code = await codeFor(recipient)
    const [made] = await Promise.all([send(recipient, code), sweep()])
    const { number } = dataOf(visitors.requestQuoteAsVisitor, made)
    expect(await rowOf(number)).toMatchObject({ contact_phone: recipient, recipient })
  })
})

const budget = async (subject: string): Promise<number> =>
  (
    await pool.query(`SELECT attempts FROM attempt_count WHERE purpose = 'code-budget' AND subject = $1`, [
      subject,
    ])
  ).rows[0]?.attempts ?? 0

test('messages to visitors count in the budget of codes; spent, it leaves out the confirmation, not the answer', async () => {
  const recipient = newMobile()
  const code = await codeFor(recipient)
  const before = await budget('abroad day')
  dataOf(visitors.requestQuoteAsVisitor, await send(recipient, code))
  expect(await budget('abroad day')).toBe(before + 1)
  const other = newMobile()
  const otherCodeSent = await codeFor(other)
  await pool.query(
    `UPDATE attempt_count SET attempts = 100000 WHERE purpose = 'code-budget' AND subject = 'abroad day'`,
  )
  const request = dataOf(visitors.requestQuoteAsVisitor, await send(other, otherCodeSent))
  expect((await messagesTo(other)).map(({ template }) => template)).toEqual(['verification-code'])
  await answered(request.number)
  expect((await messagesTo(other))[0]?.template).toBe('visitor-answer')
  await pool.query(`DELETE FROM attempt_count WHERE purpose = 'code-budget'`)
})

test('every wrong field is named, and what the body adds is refused', async () => {
  const recipient = newMobile()
  const code = await codeFor(recipient)
  await unchanged(async () => {
    const wrong = {
      contact: { name: 'R2D2' },
      details: { ...content.details, goods: '', readyOn: '2020-01-01' },
    }
    const { fields } = refusalOf(await send('12345', 'abc', { body: wrong }), 'invalid-input')
    expect(Object.keys(fields ?? {}).sort()).toEqual(
      ['code', 'contact.name', 'details.goods', 'details.readyOn', 'mobile'].sort(),
    )
    for (const more of [
      { personId: crypto.randomUUID() },
      { companyId: crypto.randomUUID() },
      { state: 'answered' },
    ])
      refusalOf(await send(recipient, code, { body: more }), 'invalid-input')
    refusalOf(await send(recipient, code, { body: { email: 'two@contacts.example' } }), 'invalid-input')
  })
})
