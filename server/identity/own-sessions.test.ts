import { describe, expect, test } from 'vitest'
import { logIn, logOut, whoAmI } from '#contract/identity.ts'
import { endOwnSession, listSessions, logOutEverywhere } from '#contract/registration.ts'
import { mostListedSessions } from '#domain/identity/session-rules.ts'
import { readToken } from '#domain/identity/token.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { tokenOf } from '#tests/support/people.ts'
import { goodPassword, openRegistry } from '#tests/support/registry.ts'
import { forgetPlacesOf } from './session-store.ts'

const { site, sendCall, pool, newPerson, logInWith, unchanged } = await openRegistry()

const idOf = (token: string) => readToken(token)?.session ?? ''
const list = async (token: string) => dataOf(listSessions, await sendCall(listSessions, undefined, { token }))
const age = (token: string, column: 'created_at' | 'last_used_at', seconds: number, kind = 'browser') =>
  pool.query(`UPDATE session SET ${column} = now() - make_interval(secs => $2), kind = $3 WHERE id = $1`, [
    idOf(token),
    seconds,
    kind,
  ])

/** A person logged in on two devices, the second being this one. */
async function onTwoDevices() {
  const { token: first, mobile } = await newPerson()
  const here = tokenOf(await logInWith(mobile, goodPassword))
  await age(first, 'last_used_at', 30)
  return { first, here }
}

describe('the list of own sessions', () => {
  test('shows all sessions, most recently used first, and marks the current one', async () => {
    const { first, here } = await onTwoDevices()
    await newPerson()
    const shown = await list(here)
    const common = { brand: 'group', remembered: false }
    expect(shown).toMatchObject([
      { id: idOf(here), isThis: true, ...common },
      { id: idOf(first), isThis: false, ...common },
    ])
    expect(JSON.stringify(shown)).not.toContain(readToken(here)?.secret)
    await age(first, 'last_used_at', 0, 'remembered')
    await age(here, 'last_used_at', 10)
    expect((await list(here)).map(({ id, remembered }) => [id, remembered])).toEqual([
      [idOf(first), true],
      [idOf(here), false],
    ])
  })

  const [hour, day] = [3600, 24 * 3600]
  test.each<[string, 'created_at' | 'last_used_at', number, string, boolean]>([
    ['nearly twelve hours old', 'created_at', 12 * hour - 60, 'browser', true],
    ['twelve hours old', 'created_at', 12 * hour, 'browser', false],
    ['unused for nearly two hours', 'last_used_at', 2 * hour - 60, 'browser', true],
    ['unused for two hours', 'last_used_at', 2 * hour, 'browser', false],
    ['remembered for nearly fourteen days', 'created_at', 14 * day - 60, 'remembered', true],
    ['remembered for fourteen days', 'created_at', 14 * day, 'remembered', false],
    ['remembered and unused for nearly a day', 'last_used_at', day - 60, 'remembered', true],
    ['remembered and unused for a day', 'last_used_at', day, 'remembered', false],
  ])('shows or hides one that is %s', async (_what, column, seconds, kind, isShown) => {
    const { first, here } = await onTwoDevices()
    await age(first, column, seconds, kind)
    expect((await list(here)).some(({ id }) => id === idOf(first))).toBe(isShown)
  })

  test('is bounded to the most recently used; logging out everywhere ends the others too', async () => {
    const { here } = await onTwoDevices()
    await pool.query(
      `INSERT INTO session (id, person_id, brand, kind, created_at, last_used_at)
       SELECT gen_random_uuid(), person_id, brand, kind, created_at, now() - make_interval(secs => 60 + n)
       FROM session, generate_series(1, $2::integer) AS n WHERE id = $1`,
      [idOf(here), mostListedSessions],
    )
    const shown = await list(here)
    expect(shown).toHaveLength(mostListedSessions)
    expect(shown[0]).toMatchObject({ id: idOf(here), isThis: true })
    dataOf(logOutEverywhere, await sendCall(logOutEverywhere, undefined, { token: here }))
    const { rows } = await pool.query(
      `SELECT count(*)::integer AS open FROM session WHERE ended_at IS NULL
       AND person_id = (SELECT person_id FROM session WHERE id = $1)`,
      [idOf(here)],
    )
    expect(rows).toEqual([{ open: 0 }])
  })

  test('hides one that was logged out', async () => {
    const { first, here } = await onTwoDevices()
    dataOf(logOut, await sendCall(logOut, undefined, { token: first }))
    expect((await list(here)).map(({ id }) => id)).toEqual([idOf(here)])
  })

  test('needs a token', async () => {
    refusalOf(await sendCall(listSessions, undefined), 'logged-out')
  })
})

describe('a session in the list', () => {
  test('names browser, system and network, and forgets them when the account is closed', async () => {
    const { id, mobile } = await newPerson()
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/132.0'
    const headers = { 'x-forwarded-for': '203.0.113.9', 'user-agent': userAgent }
    const body = JSON.stringify({ account: mobile, password: goodPassword, remember: false })
    const token = tokenOf(await site.request(logIn.path, { method: 'POST', headers, body }))
    const [here] = (await list(token)).filter(({ isThis }) => isThis)
    expect(here).toMatchObject({ browser: 'Firefox', system: 'Windows', network: '203.0.113.9' })
    await forgetPlacesOf(site.database.db, id)
    const { rows } = await pool.query('SELECT network, browser, system FROM session WHERE person_id = $1', [
      id,
    ])
    for (const row of rows) expect(row).toEqual({ network: null, browser: null, system: null })
  })
})

describe('ending one session', () => {
  const end = (token: string | undefined, sessionId: unknown) =>
    sendCall(endOwnSession, { sessionId }, { token })

  test('ends that one and those that continue it, and no other', async () => {
    const { first, here } = await onTwoDevices()
    const { token: strangers } = await newPerson()
    await pool.query('UPDATE session SET parent_id = $2 WHERE id = $1', [idOf(strangers), idOf(first)])
    expect(dataOf(endOwnSession, await end(here, idOf(first)))).toBeNull()
    for (const token of [first, strangers])
      refusalOf(await sendCall(whoAmI, undefined, { token }), 'session-expired')
    dataOf(whoAmI, await sendCall(whoAmI, undefined, { token: here }))
    const { rows } = await pool.query('SELECT end_reason FROM session WHERE id = $1', [idOf(first)])
    expect(rows).toEqual([{ end_reason: 'ended-by-person' }])
    refusalOf(await unchanged(() => end(here, idOf(first))), 'not-found')
  })

  test('is refused for the session of another person as for an invented one', async () => {
    const { here } = await onTwoDevices()
    const { token: strangers } = await newPerson()
    const replies = await unchanged(async () => [
      await end(here, idOf(strangers)),
      await end(here, '00000000-0000-4000-8000-000000000000'),
    ])
    for (const reply of replies) refusalOf(reply, 'not-found')
    expect(replies[0]?.text).toBe(replies[1]?.text)
    dataOf(whoAmI, await sendCall(whoAmI, undefined, { token: strangers }))
  })

  test('needs a token and the id of a session', async () => {
    const { first, here } = await onTwoDevices()
    refusalOf(await unchanged(() => end(undefined, idOf(first))), 'logged-out')
    for (const wrong of ['', 'x', null, [idOf(first)]])
      refusalOf(await unchanged(() => end(here, wrong)), 'invalid-input')
  })
})

describe('logging out everywhere', () => {
  test('ends every session of the person, this one too, and none of others', async () => {
    const { first, here } = await onTwoDevices()
    const { token: strangers } = await newPerson()
    expect(dataOf(logOutEverywhere, await sendCall(logOutEverywhere, undefined, { token: here }))).toBeNull()
    for (const token of [first, here])
      refusalOf(await sendCall(whoAmI, undefined, { token }), 'session-expired')
    dataOf(whoAmI, await sendCall(whoAmI, undefined, { token: strangers }))
    const { rows } = await pool.query('SELECT DISTINCT end_reason FROM session WHERE id = ANY($1)', [
      [idOf(first), idOf(here)],
    ])
    expect(rows).toEqual([{ end_reason: 'logged-out-everywhere' }])
  })

  test('needs a token', async () => {
    refusalOf(await unchanged(() => sendCall(logOutEverywhere, undefined)), 'logged-out')
  })
})
