import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { envelopeCodes, tokenHeader } from '#contract/envelope-codes.ts'
import { demoAccount } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { ApiClient } from '#web/client/client.ts'
import { createTokenStore } from '#web/client/tokens.ts'

/** The part of the browser storage that the client needs. */
function storage(): Storage {
  const saved = new Map<string, string>()
  return {
    getItem: (key) => saved.get(key) ?? null,
    setItem: (key, value) => void saved.set(key, value),
    removeItem: (key) => void saved.delete(key),
    clear: () => saved.clear(),
    key: () => null,
    get length() {
      return saved.size
    },
  }
}

function openClient(origin: string) {
  const effects: string[] = []
  const tokens = createTokenStore(storage(), storage())
  const client = new ApiClient({
    origin,
    tokens,
    rememberLanguage: () => {},
    warn: (warning) => effects.push(`warn ${warning}`),
    showText: (text) => effects.push(`text ${text}`),
    loggedOut() {
      effects.push('logged out')
      tokens.forget()
    },
    sessionEnded() {
      effects.push('session ended')
      tokens.forgetEverything()
    },
    tabs: { send: () => {} },
  })
  return { client, tokens, effects }
}

const whoAmI = 'GET /api/identity/whoAmI'
const inParallel = <T>(times: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: times }, work))

describe('the client with a real server', async () => {
  const site = await openSite()
  const { pool } = site.database
  const { account, password } = demoAccount('linhai')

  async function loggedIn() {
    const opened = openClient(`http://localhost:${site.port}`)
    const body = { account, password, remember: false }
    expect(await opened.client.enter('POST /api/identity/logIn', { body }, false)).toMatchObject({ ok: true })
    const session = opened.tokens.current()?.split('.')[1] ?? ''
    return { ...opened, session }
  }
  const sessionRow = async (session: string) =>
    (await pool.query('SELECT * FROM session WHERE id = $1', [session])).rows[0]

  test('handles code 8 once for ten parallel replies', async () => {
    const { client, tokens, effects, session } = await loggedIn()
    await pool.query(`UPDATE session SET ended_at = now(), end_reason = 'logged-out' WHERE id = $1`, [
      session,
    ])
    const ended = await sessionRow(session)
    const results = await inParallel(10, () => client.call(whoAmI, {}))
    for (const result of results) expect(result).toMatchObject({ ok: false, refusal: 'session-expired' })
    expect(effects).toEqual(['session ended'])
    expect(tokens.current()).toBeUndefined()
    expect(await sessionRow(session)).toEqual(ended)
  })

  test('twenty parallel calls during token rotation all succeed, with one rotation', async () => {
    const { client, tokens, effects, session } = await loggedIn()
    await pool.query(
      `UPDATE session_token SET issued_at = now() - interval '16 minutes' WHERE session_id = $1`,
      [session],
    )
    const results = await inParallel(20, () => client.call(whoAmI, {}))
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(tokens.current()).toMatch(new RegExp(`^v1\\.${session}\\.2\\.`))
    const { rows } = await pool.query('SELECT generation FROM session_token WHERE session_id = $1', [session])
    expect(rows).toHaveLength(2)
    expect(await client.call(whoAmI, {})).toMatchObject({ ok: true })
    expect(effects).toEqual([])
  })

  test('replaces a token that was planted before the login', async () => {
    const opened = openClient(`http://localhost:${site.port}`)
    const planted = 'v1.00000000-0000-4000-8000-000000000001.1.planted'
    opened.tokens.save(planted, true)
    const body = { account, password, remember: false }
    await opened.client.enter('POST /api/identity/logIn', { body }, false)
    expect(opened.tokens.current()).not.toContain('planted')
    const reply = await site.request('/api/identity/whoAmI', { headers: { [tokenHeader]: planted } })
    expect(reply.json()).toMatchObject({ code: envelopeCodes.loggedOut })
  })
})

describe('late replies', () => {
  const waiting: ServerResponse[] = []
  const server = createServer((_, response) => waiting.push(response)).listen(0, '127.0.0.1')
  afterAll(() => void server.close())
  beforeEach(() => void waiting.splice(0))

  const opened = () => openClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const token = (generation: number) => `v1.a-session.${generation}.secret`
  const arrived = async (count: number) => expect.poll(() => waiting.length).toBe(count)
  const answer = (at: number, envelope: object, headers: Record<string, string> = {}) =>
    waiting[at]
      ?.writeHead(200, { 'content-type': 'application/json', connection: 'close', ...headers })
      .end(JSON.stringify({ success: true, message: '', data: null, code: 0, ...envelope }))

  test('with an older token do not overwrite the newer one', async () => {
    const { client, tokens } = opened()
    tokens.save(token(1), true)
    const slow = client.request(whoAmI, {})
    await arrived(1)
    const swift = client.request(whoAmI, {})
    await arrived(2)
    answer(1, {}, { [tokenHeader]: token(3) })
    await swift
    answer(0, {}, { [tokenHeader]: token(2) })
    await slow
    expect(tokens.current()).toBe(token(3))
  })

  test('after logout do not log in again', async () => {
    const { client, tokens, effects } = opened()
    tokens.save(token(1), true)
    const slow = client.request(whoAmI, {})
    await arrived(1)
    client.forgetLogIn()
    answer(0, {}, { [tokenHeader]: token(2) })
    await slow
    expect(tokens.current()).toBeUndefined()
    expect(effects).toEqual(['logged out'])
  })

  test('of an earlier session do not end the current one', async () => {
    const { client, tokens, effects } = opened()
    tokens.save(token(1), true)
    const slow = client.request(whoAmI, {})
    await arrived(1)
    tokens.save('v1.another-session.1.secret', true)
    answer(0, { code: envelopeCodes.sessionExpired, success: false })
    await slow
    expect(tokens.current()).toBe('v1.another-session.1.secret')
    expect(effects).toEqual([])
  })

  test('with an unknown refusal are a system error', async () => {
    const { client } = opened()
    const asked = client.request(whoAmI, {})
    await arrived(1)
    answer(0, { code: 9999, success: false, data: { refusal: 'of-a-newer-server', params: {} } })
    expect(await asked).toMatchObject({ ok: false, refusal: 'server-error' })
  })

  test.each(['exportBkOrder', 'exportShipments', 'shipmentsCommonExport', 'printReportTemplate'])(
    'a JSON error instead of a file of %s is shown as its message',
    async (word) => {
      const { client, effects } = opened()
      const asked = client.request(`GET /api/orders/${word}`, {})
      await arrived(1)
      answer(0, { code: envelopeCodes.serverError, success: false, data: 'The report could not be made' })
      expect(await asked).toMatchObject({ ok: false, refusal: 'server-error' })
      expect(effects).toEqual(['text The report could not be made'])
    },
  )
})
