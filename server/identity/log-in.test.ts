import { describe, expect, test } from 'vitest'
import { logIn, whoAmI } from '#contract/identity.ts'
import { logInByCode, sendCode } from '#contract/registration.ts'
import { demoAccounts } from '#database/seeds/demo/demo-accounts.data.ts'
import { readToken } from '#domain/identity/token.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { demoAccount, sessionCount, tokenOf } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const attackedSite = await openSite({ config: { TRUSTED_PROXIES: ['127.0.0.1'] } })
const { pool } = site.database
const [lin, chen] = [demoAccount('linhai'), demoAccount('chenyue')]

type Body = Readonly<Record<string, unknown>>
const attempt = (body: Body, headers: Record<string, string> = {}) =>
  site.request(logIn.path, { method: 'POST', headers, body: JSON.stringify(body) })
const right = { account: lin.account, password: lin.password, remember: false }

describe('logging in', () => {
  test.each(demoAccounts)(
    'works for $account, by account and by mobile',
    async ({ account, mobile, name, password }) => {
      for (const typed of [account, mobile, ` +86 ${mobile} `, account.toUpperCase()]) {
        const reply = await attempt({ account: typed, password, remember: false })
        expect(dataOf(logIn, reply)).toMatchObject({ account, name, mobile: `138****${mobile.slice(-4)}` })
        expect(readToken(tokenOf(reply))).toMatchObject({ generation: 1 })
        expect(reply.headers['cache-control']).toBe('no-store')
        expect(reply.text).not.toContain(tokenOf(reply))
      }
    },
  )

  test('stores only the hash of the token, and the kind of session', async () => {
    const token = readToken(tokenOf(await attempt({ ...right, remember: true })))
    const { rows } = await pool.query(
      'SELECT kind, brand, secret_hash FROM session JOIN session_token ON session_id = id WHERE id = $1',
      [token?.session],
    )
    expect(rows).toEqual([
      { kind: 'remembered', brand: 'group', secret_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
    expect(rows[0].secret_hash).not.toContain(token?.secret)
  })

  test('replaces a planted token', async () => {
    const planted = 'v1.00000000-0000-4000-8000-000000000000.1.planted'
    const reply = await attempt(right, { 'access-token': planted })
    expect(tokenOf(reply)).not.toContain('00000000-0000-4000-8000-000000000000')
  })
})

describe('a refused login opens no session', () => {
  test('a wrong password and an unknown account get the same answer', async () => {
    const before = await sessionCount(pool)
    const wrong = await attempt({ ...right, password: 'Harbour2027' })
    const unknown = await attempt({ ...right, account: 'nobody' })
    const unknownMobile = await attempt({ ...right, account: '13899999999' })
    expect(refusalOf(wrong, 'wrong-account-or-password').message).toBe(
      refusalOf(unknown, 'wrong-account-or-password').message,
    )
    expect(wrong.text).toBe(unknown.text)
    expect(wrong.text).toBe(unknownMobile.text)
    expect(wrong.headers['access-token']).toBeUndefined()
    expect(await sessionCount(pool)).toBe(before)
  })

  test.each<[string, Body, object]>([
    ['nothing', {}, { account: 'required', password: 'required', remember: 'required' }],
    [
      'blanks',
      { account: ' ', password: '', remember: false },
      { account: 'required', password: 'required' },
    ],
    [
      'lists',
      { account: [], password: null, remember: 'yes' },
      { account: 'wrong-type', password: 'required', remember: 'wrong-type' },
    ],
    [
      'too much',
      { account: 'a'.repeat(255), password: 'b'.repeat(101), remember: true },
      { account: 'too-long', password: 'too-long' },
    ],
    ['a role', { ...right, role: 'administrator' }, { role: 'unknown-field' }],
  ])('%s', async (_what, body, fields) => {
    const before = await sessionCount(pool)
    expect(refusalOf(await attempt(body), 'invalid-input').fields).toEqual(fields)
    expect(await sessionCount(pool)).toBe(before)
  })

  test('the eleventh attempt is refused without comparing, and other users are not affected', async () => {
    const wrong = { account: chen.account, password: 'Wrong1234', remember: false }
    const answers = await Promise.all(Array.from({ length: 11 }, () => attempt(wrong)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(422), 429])
    const before = await sessionCount(pool)
    refusalOf(await attempt({ ...wrong, password: chen.password }), 'too-many-attempts')
    expect(await sessionCount(pool)).toBe(before)
    dataOf(logIn, await attempt(right))
    await pool.query(`UPDATE attempt_count SET started_at = now() - interval '15 minutes'`)
    dataOf(logIn, await attempt({ ...wrong, password: chen.password }))
  })
})

test('a success resets the attempts', async () => {
  for (let time = 0; time < 3; time += 1) {
    for (let wrong = 0; wrong < 6; wrong += 1)
      await attempt({ ...right, account: 'maria', password: 'Wrong1234' })
    dataOf(logIn, await attempt({ ...right, account: 'maria' }))
  }
})

test('whoAmI returns the logged-in person', async () => {
  const token = tokenOf(await attempt(right))
  const reply = await site.request(whoAmI.path, { headers: { 'access-token': token } })
  expect(dataOf(whoAmI, reply)).toMatchObject({ account: lin.account, email: lin.email })
  expect(reply.text).not.toContain('password')
  expect(reply.text).not.toContain(lin.mobile)
})

/** A hundred passwords are hashed. */
const slowMs = 90_000

describe('an attack on one account', () => {
  const proxied = (body: Body, address: string) =>
    attackedSite.request(logIn.path, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: JSON.stringify(body),
    })
  const attack = async (account: string) => {
    const wrong = { account, password: 'Wrong1234', remember: false }
    for (let network = 1; network <= 10; network += 1)
      await Promise.all(Array.from({ length: 10 }, () => proxied(wrong, `198.51.100.${network}`)))
  }
  const { pool: attacked } = attackedSite.database
  const stateOf = async () => [
    (await attacked.query('SELECT id, ended_at FROM session ORDER BY id')).rows,
    (await attacked.query('SELECT * FROM person ORDER BY id')).rows,
    (await attacked.query('SELECT count(*) FROM audit_entry')).rows,
  ]

  test(
    'from ten networks does not keep its owner out, and stops the guessing',
    async () => {
      const owner = '203.0.113.7'
      dataOf(logIn, await proxied(right, owner))
      await attack(lin.account)
      const before = await stateOf()
      for (const account of [lin.account, lin.mobile])
        for (const password of ['Wrong1234', lin.password]) {
          const reply = await proxied({ ...right, account, password }, '198.51.100.99')
          expect(refusalOf(reply, 'code-log-in-needed').params).toEqual({ minutes: 15 })
          expect(reply.headers['access-token']).toBeUndefined()
        }
      expect(await stateOf()).toEqual(before)
      dataOf(logIn, await proxied(right, owner))
      // A known network has a limit too.
      for (let time = 0; time < 10; time += 1)
        refusalOf(await proxied({ ...right, password: 'Wrong1234' }, owner), 'wrong-account-or-password')
      refusalOf(await proxied(right, owner), 'too-many-attempts')
    },
    slowMs,
  )

  const spendLimitOf = async (owner: string) =>
    attacked.query(`INSERT INTO attempt_count (purpose, subject, attempts) VALUES ('log-in', $1, 100)`, [
      owner,
    ])

  test('on one that does not exist gets the same answers', async () => {
    const { rows } = await attacked.query('SELECT id FROM person WHERE account = $1', [chen.account])
    for (const owner of ['account unknown-account', rows[0].id]) await spendLimitOf(owner)
    const unknown = await proxied({ ...right, account: 'unknown-account' }, '198.51.100.99')
    refusalOf(unknown, 'code-log-in-needed')
    expect((await proxied({ ...right, account: chen.account }, '198.51.100.99')).text).toBe(unknown.text)
  })

  test('does not keep its owner out of a new network: an SMS code is accepted', async () => {
    const { mobile } = chen
    const address = { 'x-forwarded-for': '203.0.113.90' }
    const post = (path: string, body: Body) =>
      attackedSite.request(path, { method: 'POST', headers: address, body: JSON.stringify(body) })
    refusalOf(await post(logIn.path, { ...right, account: mobile }), 'code-log-in-needed')
    dataOf(sendCode, await post(sendCode.path, { mobile, purpose: 'log-in' }))
    const { rows } = await attacked.query('SELECT params FROM outbox_message WHERE recipient = $1', [mobile])
    dataOf(logInByCode, await post(logInByCode.path, { mobile, code: rows[0].params.code, remember: false }))
    // The network is known from now on.
    dataOf(logIn, await post(logIn.path, { ...right, account: mobile, password: chen.password }))
  })
})

test('account name and mobile of a person share their attempts', async () => {
  const wrong = { ...right, account: 'maria', password: 'Wrong1234' }
  const other = { ...wrong, account: demoAccount('maria').mobile }
  for (const body of [wrong, other])
    for (let time = 0; time < 5; time += 1) refusalOf(await attempt(body), 'wrong-account-or-password')
  const before = await sessionCount(pool)
  for (const body of [wrong, other])
    refusalOf(await attempt({ ...body, password: demoAccount('maria').password }), 'too-many-attempts')
  expect(await sessionCount(pool)).toBe(before)
})
