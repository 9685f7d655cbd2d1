import { expect, test } from 'vitest'
import * as profile from '#contract/profile.ts'
import { register, sendOwnCode } from '#contract/registration.ts'
import * as requests from '#contract/requests.ts'
import { readVisitorRequest } from '#contract/visitor-requests.ts'
import { dbOn } from '#server/platform/database/connect.ts'
import { claimVisitorRequests } from '#server/quotes/index.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import type { Reply } from '#tests/support/http.ts'
import { oneWaits } from '#tests/support/lock-waits.ts'
import { tokenOf } from '#tests/support/people.ts'
import { goodPassword } from '#tests/support/registry.ts'
import { linkOf, openVisitorSite } from '#tests/support/visitors.ts'

const site = await openVisitorSite()
const { sendCall, pool, host, sent, read, myNumbers, codeFor, newestCode, newMobile, newEmail } = site
const currentPassword = 'Harbour2026'

const ownersOf = async (number: string) =>
  (
    await pool.query(
      `SELECT person_id, visitor_id, owner_id FROM quote_request WHERE number = $1
       UNION SELECT quote.person_id, quote.visitor_id, quote.owner_id FROM quote
         JOIN quote_request ON quote_request.id = quote.request_id WHERE quote_request.number = $1`,
      [number],
    )
  ).rows
const visitorsOf = async (recipient: string): Promise<number> =>
  (await pool.query('SELECT FROM visitor WHERE recipient = $1', [recipient])).rows.length
const ownedBy = (id: string) => [{ person_id: id, visitor_id: null, owner_id: id }]

async function mobileCode(token: string, mobile: string): Promise<string> {
  await site.pauseCodes(mobile)
  dataOf(profile.sendMobileCode, await sendCall(profile.sendMobileCode, { host, token, body: { mobile } }))
  return newestCode(mobile)
}
async function codeToConfirm(token: string, email: string): Promise<string> {
  await site.pauseCodes(email)
  const body = { email, currentPassword: goodPassword }
  dataOf(profile.changeEmail, await sendCall(profile.changeEmail, { host, token, body }))
  return newestCode(email)
}
const changeMobile = (token: string, mobile: string, code: string) =>
  sendCall(profile.changeMobile, { host, token, body: { mobile, currentPassword, code } })

test('a mobile that becomes that of an account brings its requests and offers, once its code was right', async () => {
  const mobile = newMobile()
  const request = await sent(mobile)
  dataOf(requests.answerRequest, await site.answerTo(request.number))
  const { id, token } = await site.newCustomer()
  const code = await mobileCode(token, mobile)
  await site.unchanged(async () =>
    refusalOf(await changeMobile(token, mobile, code === '000000' ? '000001' : '000000'), 'wrong-code'),
  )
  expect(await myNumbers(token)).toEqual([])
  dataOf(profile.changeMobile, await changeMobile(token, mobile, code))
  expect(await myNumbers(token)).toEqual([request.number])
  expect(await ownersOf(request.number)).toEqual(ownedBy(id))
  expect(await visitorsOf(mobile)).toBe(0)
  refusalOf(await read(linkOf(request)), 'visitor-link-invalid')
})

test('an email address brings its requests to those who log in with it, and to no one else', async () => {
  const email = newEmail()
  const request = await sent(email)
  const { token: byMobile } = await site.newCustomer()
  const confirmBy = async (token: string) =>
    sendCall(profile.confirmEmail, { host, token, body: { code: await codeToConfirm(token, email) } })
  dataOf(profile.confirmEmail, await confirmBy(byMobile))
  expect(await myNumbers(byMobile)).toEqual([])
  dataOf(readVisitorRequest, await read(linkOf(request)))

  const entered = await site.registered(newEmail())
  const { id } = dataOf(register, entered)
  const token = tokenOf(entered)
  dataOf(profile.confirmEmail, await confirmBy(token))
  expect(await myNumbers(token)).toEqual([request.number])
  expect(await ownersOf(request.number)).toEqual(ownedBy(id))
  expect(await visitorsOf(email)).toBe(0)
})

test('of a registration and a change of mobile at once, one account gets all the requests', async () => {
  for (let round = 0; round < 4; round += 1) {
    const mobile = newMobile()
    const numbers = [(await sent(mobile)).number, (await sent(mobile)).number]
    const customer = await site.newCustomer()
    const [changing, registering] = [
      await mobileCode(customer.token, mobile),
      await codeFor(mobile, 'register'),
    ]
    const [changed, entered] = await Promise.all([
      changeMobile(customer.token, mobile, changing),
      site.registerWith(mobile, registering),
    ])
    expect([changed.status, entered.status].filter((status) => status === 200)).toHaveLength(1)
    for (const { status } of [changed, entered]) expect(status).toBeLessThan(500)
    const token = entered.status === 200 ? tokenOf(entered) : customer.token
    expect((await myNumbers(token)).toSorted()).toEqual(numbers.toSorted())
    expect(await visitorsOf(mobile)).toBe(0)
  }
})

/** The registration has taken the requests over and has not ended yet. */
async function duringClaim(recipient: string, personId: string, act: () => Promise<unknown>) {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await claimVisitorRequests(dbOn(client), recipient, personId)
    const acting = act()
    await oneWaits(pool)
    await client.query('COMMIT')
    return await acting
  } finally {
    client.release()
  }
}

test.each([
  ['answered', 'offer-made', (number: string) => site.answerTo(number)],
  [
    'refused',
    'offer-refused',
    (number: string) =>
      sendCall(requests.refuseRequest, { token: site.sales, body: { number, reason: 'No space' } }),
  ],
] as const)(
  'a request that is %s while its visitor registers belongs to the account, which is notified',
  async (_done, kind, act) => {
    const mobile = newMobile()
    const { number } = await sent(mobile)
    const { id } = await site.newCustomer()
    const reply = await duringClaim(mobile, id, () => act(number))
    expect(reply).toMatchObject({ status: 200 })
    expect(await ownersOf(number)).toEqual(ownedBy(id))
    const { rows } = await pool.query('SELECT kind FROM notification WHERE person_id = $1', [id])
    expect(rows).toEqual([{ kind }])
  },
)

test('a registration waits for the revision of an offer without holding the request that the revision needs', async () => {
  const mobile = newMobile()
  const { number } = await sent(mobile)
  dataOf(requests.answerRequest, await site.answerTo(number))
  const { id } = await site.newCustomer()
  const [revising, claiming] = [await pool.connect(), await pool.connect()]
  try {
    const isOfRequest = 'SELECT id FROM quote_request WHERE number = $1'
    await revising.query('BEGIN')
    await revising.query(`SELECT FROM quote WHERE request_id = (${isOfRequest}) FOR UPDATE`, [number])
    await claiming.query('BEGIN')
    const claimed = claimVisitorRequests(dbOn(claiming), mobile, id)
    await oneWaits(pool)
    await revising.query(`${isOfRequest} FOR UPDATE NOWAIT`, [number])
    await revising.query('COMMIT')
    await claimed
    await claiming.query('COMMIT')
    expect(await ownersOf(number)).toEqual(ownedBy(id))
  } finally {
    revising.release()
    claiming.release()
  }
})

test('revisions and registrations at once leave no offer without its owner', async () => {
  for (let round = 0; round < 4; round += 1) {
    const mobile = newMobile()
    const { number } = await sent(mobile)
    const { offers } = dataOf(requests.answerRequest, await site.answerTo(number))
    const code = await codeFor(mobile, 'register')
    const [revised, entered] = await Promise.all([
      site.revise(offers[0]?.number ?? ''),
      site.registerWith(mobile, code),
    ])
    expect(revised.status).toBe(200)
    expect(await ownersOf(number)).toEqual(ownedBy(dataOf(register, entered).id))
  }
})

test('answers and registrations at once leave no offer without its owner', async () => {
  for (let round = 0; round < 4; round += 1) {
    const mobile = newMobile()
    const { number } = await sent(mobile)
    const code = await codeFor(mobile, 'register')
    const [answered, entered] = await Promise.all([site.answerTo(number), site.registerWith(mobile, code)])
    dataOf(requests.answerRequest, answered)
    expect(await ownersOf(number)).toEqual(ownedBy(dataOf(register, entered).id))
  }
})

const ownCode = async ({ token, mobile }: { readonly token: string; readonly mobile: string }) => {
  dataOf(sendOwnCode, await sendCall(sendOwnCode, { host, token, body: { purpose: 'change-account' } }))
  return newestCode(mobile)
}

test('of two accounts that take one name at once, one gets it', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [one, other] = [await site.newCustomer(), await site.newCustomer()]
    const account = `name${one.mobile}`
    const take = ({ token }: typeof one, code: string) =>
      sendCall(profile.changeAccount, { host, token, body: { account, currentPassword, code } })
    const [first, second] = [await ownCode(one), await ownCode(other)]
    const replies = await Promise.all([take(one, first), take(other, second)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    for (const reply of replies.filter(({ status }) => status !== 200)) refusalOf(reply, 'account-taken')
  }
})

test('of two accounts that confirm one address to log in with at once, one gets it and its requests', async () => {
  for (let round = 0; round < 3; round += 1) {
    const email = newEmail()
    const { number } = await sent(email)
    const tokens = [tokenOf(await site.registered(newEmail())), tokenOf(await site.registered(newEmail()))]
    const codes: string[] = []
    for (const token of tokens) codes.push(await codeToConfirm(token, email))
    const replies = await Promise.all(
      tokens.map((token, at) => sendCall(profile.confirmEmail, { host, token, body: { code: codes[at] } })),
    )
    const winner = replies.findIndex(({ status }) => status === 200)
    refusalOf(replies[1 - winner] as Reply, 'email-taken')
    expect(await myNumbers(tokens[winner] ?? '')).toEqual([number])
    expect(await myNumbers(tokens[1 - winner] ?? '')).toEqual([])
  }
})
