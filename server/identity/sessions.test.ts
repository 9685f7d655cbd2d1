import { describe, expect, test } from 'vitest'
import { logIn, logOut, whoAmI } from '#contract/identity.ts'
import { formatToken, readToken } from '#domain/identity/token.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { demoAccount, tokenOf } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const other = await openSite({ database: site.database })
const { pool } = site.database
const lin = demoAccount('linhai')

async function open(remember = false) {
  const body = JSON.stringify({ account: lin.account, password: lin.password, remember })
  const token = tokenOf(await site.request(logIn.path, { method: 'POST', body }))
  const session = readToken(token)?.session ?? ''
  return { token, session }
}
const who = (token: string, at = site) => at.request(whoAmI.path, { headers: { 'access-token': token } })
const isGood = async (token: string) => (await who(token)).status === 200
const age = (session: string, seconds: number) =>
  pool.query(
    `UPDATE session_token SET issued_at = issued_at - make_interval(secs => $2) WHERE session_id = $1`,
    [session, seconds],
  )
const stateOf = async (session: string) =>
  (await pool.query('SELECT ended_at IS NOT NULL AS ended, end_reason FROM session WHERE id = $1', [session]))
    .rows[0]

/** A session whose first token was replaced by a second. */
async function turned() {
  const first = await open()
  await age(first.session, 900)
  return { ...first, next: tokenOf(await who(first.token)) }
}

describe('code 4 for an unknown token', () => {
  test.each<[string, (good: string) => string | undefined]>([
    ['no token', () => undefined],
    ['an empty one', () => ''],
    ['noise', () => 'v1.x.y'],
    ['a session that never was', () => 'v1.00000000-0000-4000-8000-000000000000.1.secret'],
    ['a session that is no uuid', () => "v1.a'--.1.secret"],
    ['another secret', (good) => `${good.slice(0, -4)}AAAA`],
    [
      'a future generation',
      (good) => formatToken({ ...(readToken(good) ?? { session: '', secret: '' }), generation: 2 }),
    ],
    [
      'a generation beyond the number range',
      (good) => formatToken({ ...(readToken(good) ?? { session: '', secret: '' }), generation: 999_999_999 }),
    ],
  ])('%s', async (_what, forge) => {
    const { token, session } = await open()
    const forged = forge(token)
    const headers = forged === undefined ? {} : { 'access-token': forged }
    refusalOf(await site.request(whoAmI.path, { headers }), 'logged-out')
    expect(await stateOf(session)).toEqual({ ended: false, end_reason: null })
    expect(await isGood(token)).toBe(true)
  })
})

describe('code 8 for an ended session', () => {
  test('after logout, but not for other sessions of the person', async () => {
    const [one, another] = [await open(), await open()]
    const reply = await site.request(logOut.path, { method: 'POST', headers: { 'access-token': one.token } })
    expect(dataOf(logOut, reply)).toBeNull()
    refusalOf(await who(one.token), 'session-expired')
    expect(await stateOf(one.session)).toEqual({ ended: true, end_reason: 'logged-out' })
    expect(await isGood(another.token)).toBe(true)
  })

  test.each([
    [false, 'created_at', '12 hours'],
    [false, 'last_used_at', '2 hours'],
    [true, 'created_at', '14 days'],
    [true, 'last_used_at', '24 hours'],
  ])('remembered %s: %s %s ago', async (remember, column, ago) => {
    const { token, session } = await open(remember)
    const shift = (interval: string) =>
      pool.query(
        `UPDATE session SET ${column} = now() - interval '${ago}' + interval '${interval}' WHERE id = $1`,
        [session],
      )
    await shift('20 seconds')
    expect(await isGood(token)).toBe(true)
    await shift('0')
    refusalOf(await who(token), 'session-expired')
  })

  test('has a message in the language of the user', async () => {
    const { token, session } = await open()
    await pool.query(`UPDATE session SET ended_at = now(), end_reason = 'logged-out' WHERE id = $1`, [
      session,
    ])
    const inLanguage = (language: string) =>
      site.request(whoAmI.path, { headers: { 'access-token': token, cookie: `language=${language}` } })
    expect(refusalOf(await inLanguage('zh'), 'session-expired').message).toMatch(/登录/)
    expect(refusalOf(await inLanguage('en'), 'session-expired').message).toMatch(/expired/i)
  })
})

describe('the next token', () => {
  test('is issued after a quarter of an hour, and both are valid for a moment', async () => {
    const { token, session } = await open()
    await age(session, 890)
    expect((await who(token)).headers['access-token']).toBeUndefined()
    await age(session, 10)
    const next = tokenOf(await who(token))
    expect(readToken(next)).toMatchObject({ session, generation: 2 })
    expect([await isGood(token), await isGood(next)]).toEqual([true, true])
  })

  test('is issued once for twenty parallel calls on two instances, and all calls succeed', async () => {
    const { token, session } = await open()
    await age(session, 900)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => who(token, index % 2 ? site : other)),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const given = replies.filter(({ headers }) => headers['access-token'] !== undefined)
    expect(given).toHaveLength(1)
    expect((await pool.query('SELECT 1 FROM session_token WHERE session_id = $1', [session])).rowCount).toBe(
      2,
    )
  })

  test('is issued again if it was lost, and the lost one is invalid', async () => {
    const { token, session, next: lost } = await turned()
    await age(session, 30)
    const replies = await Promise.all(Array.from({ length: 6 }, () => who(token)))
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const given = replies.flatMap(({ headers }) => headers['access-token'] ?? [])
    expect(given).toHaveLength(1)
    refusalOf(await who(lost), 'logged-out')
    expect(await isGood(given[0] ?? '')).toBe(true)
  })

  test('replaces the first: a later use of the first ends the session', async () => {
    const { token, session, next } = await turned()
    expect(await isGood(next)).toBe(true)
    await age(session, 30)
    refusalOf(await who(token), 'session-expired')
    expect(await stateOf(session)).toEqual({ ended: true, end_reason: 'reused' })
    refusalOf(await who(next), 'session-expired')
  })
})

test('a public call ignores the token', async () => {
  const reply = await site.request('/api/common/dictionary/queryDictRows?codes=orderStatus', {
    headers: { 'access-token': 'v1.noise' },
  })
  expect(reply.status).toBe(200)
})

test('a token in the URL is ignored', async () => {
  const { token } = await open()
  refusalOf(await site.request(`${whoAmI.path}?access-token=${encodeURIComponent(token)}`), 'logged-out')
})
