import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { crossBrandLogin, enterByCrossBrandLogin, readCrossBrandLogin } from '#contract/cross-brand-login.ts'
import { logOut, whoAmI } from '#contract/identity.ts'
import { listSessions, sendCode } from '#contract/registration.ts'
import { readEntry } from '#domain/identity/cross-brand-login.ts'
import { readToken } from '#domain/identity/token.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { oneWaits } from '#tests/support/lock-waits.ts'
import { tokenOf } from '#tests/support/people.ts'
import { goodPassword, openRegistry } from '#tests/support/registry.ts'
import { openSite } from '#tests/support/site.ts'
import { tinySite } from '#tests/support/tiny-site.ts'

const registry = await openRegistry()
const { site, sendCall, pool, newPerson, newMobile, messagesTo, logInWith, unchanged } = registry
const network = 'net.localhost'

/** What a tab of the second brand keeps, and what it tells the first. */
const secret = 'kept in the tab that asked'
const challengeOf = (kept: string) => createHash('sha256').update(kept).digest('hex')
const challenge = challengeOf(secret)

const codeFor = async (token: string) => {
  const { address } = dataOf(
    crossBrandLogin,
    await sendCall(crossBrandLogin, { brand: 'network', challenge }, { token }),
  )
  return { address, code: readEntry(new URL(address).hash)?.code ?? '' }
}
const enter = (code: unknown, host = network) =>
  sendCall(enterByCrossBrandLogin, { code, secret } as never, { host })
const idOf = (token: string) => readToken(token)?.session ?? ''

describe('a cross-brand login', () => {
  test('is a configured URL with a code that works once', async () => {
    const { id, token } = await newPerson()
    const { address, code } = await codeFor(token)
    expect(address).toBe(`http://${network}:${site.port}/#entry=${code}`)
    expect(Buffer.from(code, 'base64url')).toHaveLength(32)
    const saved = await pool.query('SELECT * FROM cross_brand_login WHERE person_id = $1', [id])
    for (const text of [code, secret]) expect(JSON.stringify(saved.rows)).not.toContain(text)
    const reply = await enter(code)
    expect(dataOf(enterByCrossBrandLogin, reply).id).toBe(id)
    expect(
      dataOf(whoAmI, await sendCall(whoAmI, undefined, { token: tokenOf(reply), host: network })).id,
    ).toBe(id)
    refusalOf(await unchanged(() => enter(code)), 'invalid-login-link')
  })

  test('of a remembered session stays remembered and does not outlive that session', async () => {
    const { token } = await newPerson()
    await pool.query(
      `UPDATE session SET kind = 'remembered', created_at = now() - interval '13 days' WHERE id = $1`,
      [idOf(token)],
    )
    const { address, code } = await codeFor(token)
    expect(readEntry(new URL(address).hash)).toEqual({ code, remember: true })
    const entered = tokenOf(await enter(code))
    const { rows } = await pool.query(
      `SELECT kind, brand, created_at < now() - interval '12 days' AS is_old FROM session WHERE id = $1`,
      [idOf(entered)],
    )
    expect(rows).toEqual([{ kind: 'remembered', brand: 'network', is_old: true }])
  })

  test('works only with the secret of the browser that asked for it', async () => {
    const { id, token } = await newPerson()
    const attacker = await newPerson()
    const { code } = await codeFor(token)
    for (const kept of ['kept in another browser', challenge, code])
      for (const call of [enterByCrossBrandLogin, readCrossBrandLogin])
        refusalOf(
          await unchanged(() => sendCall(call, { code, secret: kept }, { host: network })),
          'invalid-login-link',
        )
    for (const kept of [undefined, null, '', [secret], 'a'.repeat(201)])
      for (const call of [enterByCrossBrandLogin, readCrossBrandLogin])
        refusalOf(
          await unchanged(() => sendCall(call, { code, secret: kept } as never, { host: network })),
          'invalid-input',
        )
    // A challenge of the attacker’s own does not fit the secret of the victim either.
    const foreign = await sendCall(
      crossBrandLogin,
      { brand: 'network', challenge: challengeOf('of the attacker') },
      attacker,
    )
    const link = readEntry(new URL(dataOf(crossBrandLogin, foreign).address).hash)?.code
    refusalOf(await unchanged(() => enter(link)), 'invalid-login-link')
    expect(dataOf(enterByCrossBrandLogin, await enter(code)).id).toBe(id)
  })

  test('names its person without being used, and no longer after that', async () => {
    const { id, token } = await newPerson()
    const { code } = await codeFor(token)
    const read = (host = network) => sendCall(readCrossBrandLogin, { code, secret }, { host })
    const reply = await unchanged(() => read())
    expect(dataOf(readCrossBrandLogin, reply)).toEqual({ id, name: '周航' })
    expect(reply.headers['access-token']).toBeUndefined()
    refusalOf(await unchanged(() => read('sh.localhost')), 'invalid-login-link')
    dataOf(enterByCrossBrandLogin, await enter(code))
    refusalOf(await unchanged(() => read()), 'invalid-login-link')
    const second = await codeFor(token)
    dataOf(logOut, await sendCall(logOut, undefined, { token }))
    const late = { code: second.code, secret }
    refusalOf(await sendCall(readCrossBrandLogin, late, { host: network }), 'invalid-login-link')
  })

  test('without a challenge leads to the page that makes one, and nothing is saved', async () => {
    const { token } = await newPerson()
    const reply = await unchanged(() => sendCall(crossBrandLogin, { brand: 'network' }, { token }))
    expect(dataOf(crossBrandLogin, reply).address).toBe(`http://${network}:${site.port}/#request-entry`)
  })

  test.each(['', 'a'.repeat(63), 'A'.repeat(64), `${'a'.repeat(64)}\n`, ['a'.repeat(64)]])(
    'with the challenge %j is refused by field',
    async (wrong) => {
      const { token } = await newPerson()
      const body = { brand: 'network', challenge: wrong } as never
      const reply = await unchanged(() => sendCall(crossBrandLogin, body, { token }))
      expect(Object.keys(refusalOf(reply, 'invalid-input').fields ?? {})).toEqual(['challenge'])
    },
  )

  test('used five times in parallel opens one session', async () => {
    const { id, token } = await newPerson()
    const { code } = await codeFor(token)
    const replies = await Promise.all(Array.from({ length: 5 }, () => enter(code)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
    expect((await pool.query('SELECT 1 FROM session WHERE person_id = $1', [id])).rowCount).toBe(2)
  })

  test.each(['localhost', 'sh.localhost'])(
    'is refused at another brand (%s) and stays valid',
    async (host) => {
      const { token } = await newPerson()
      const { code } = await codeFor(token)
      refusalOf(await unchanged(() => enter(code, host)), 'invalid-login-link')
      dataOf(enterByCrossBrandLogin, await enter(code))
    },
  )

  test('ends with the session it was created from', async () => {
    const { token } = await newPerson()
    const { code } = await codeFor(token)
    dataOf(logOut, await sendCall(logOut, undefined, { token }))
    const sessions = async () => (await pool.query('SELECT 1 FROM session')).rowCount
    const before = await sessions()
    refusalOf(await enter(code), 'invalid-login-link')
    expect(await sessions()).toBe(before)
  })

  describe('that was used', () => {
    const endOf = async (token: string) =>
      (await pool.query('SELECT end_reason FROM session WHERE id = $1', [idOf(token)])).rows[0].end_reason
    const entered = async () => {
      const { token } = await newPerson()
      return { token, child: tokenOf(await enter((await codeFor(token)).code)) }
    }

    test('ends with the session it was created from', async () => {
      const { token, child } = await entered()
      const other = await entered()
      dataOf(logOut, await sendCall(logOut, undefined, { token }))
      refusalOf(await sendCall(whoAmI, undefined, { token: child, host: network }), 'session-expired')
      expect(await endOf(child)).toBe('logged-out')
      dataOf(whoAmI, await sendCall(whoAmI, undefined, { token: other.child, host: network }))
    })

    test('can end alone', async () => {
      const { token, child } = await entered()
      dataOf(logOut, await sendCall(logOut, undefined, { token: child, host: network }))
      dataOf(whoAmI, await sendCall(whoAmI, undefined, { token }))
    })

    test('ends if an outdated token shows that the first session was copied', async () => {
      const { token, child } = await entered()
      const old = `UPDATE session_token SET issued_at = issued_at - interval '1 hour' WHERE session_id = $1`
      await pool.query(old, [idOf(token)])
      const next = tokenOf(await sendCall(whoAmI, undefined, { token }))
      dataOf(whoAmI, await sendCall(whoAmI, undefined, { token: next }))
      await pool.query(old, [idOf(token)])
      refusalOf(await sendCall(whoAmI, undefined, { token }), 'session-expired')
      expect(await endOf(child)).toBe('reused')
    })

    test('ends even if it is opened while the first session logs out', async () => {
      const { token, child } = await entered()
      const entering = await pool.connect()
      await entering.query('BEGIN')
      await entering.query('SELECT FROM session WHERE id = $1 FOR SHARE', [idOf(token)])
      const { rows } = await entering.query(
        `INSERT INTO session (person_id, kind, brand, parent_id)
         SELECT person_id, kind, 'network', id FROM session WHERE id = $1 RETURNING id`,
        [idOf(token)],
      )
      const leaving = sendCall(logOut, undefined, { token })
      await oneWaits(pool)
      await entering.query('COMMIT')
      entering.release()
      dataOf(logOut, await leaving)
      const late = await pool.query('SELECT end_reason FROM session WHERE id = $1', [rows[0].id])
      expect([late.rows[0].end_reason, await endOf(child)]).toEqual(['logged-out', 'logged-out'])
    })
  })

  test.each([
    ['299 seconds', 299, 200],
    ['300 seconds', 300, 422],
  ])('is valid for five minutes: after %s', async (_when, seconds, status) => {
    const { id, token } = await newPerson()
    const { code } = await codeFor(token)
    await pool.query(
      'UPDATE cross_brand_login SET created_at = created_at - make_interval(secs => $2) WHERE person_id = $1',
      [id, seconds],
    )
    expect((await enter(code)).status).toBe(status)
  })

  test('cannot be guessed, emptied or listed', async () => {
    for (const code of ['A'.repeat(43), "' or 1=1 --"])
      refusalOf(await unchanged(() => enter(code)), 'invalid-login-link')
    for (const code of ['', null, ['a'], 'a'.repeat(201)])
      refusalOf(await unchanged(() => enter(code)), 'invalid-input')
  })

  test.each(['group', 'shanghai', 'nowhere', 'https://evil.example'])(
    'is created only for a brand whose customers log in here, not for %s',
    async (brand) => {
      const { id, token } = await newPerson()
      const reply = await sendCall(crossBrandLogin, { brand, challenge }, { token })
      expect(refusalOf(reply, 'invalid-input').fields).toEqual({ brand: 'unknown-value' })
      expect((await pool.query('SELECT 1 FROM cross_brand_login WHERE person_id = $1', [id])).rowCount).toBe(
        0,
      )
    },
  )

  test('needs a token and starts at the parent brand', async () => {
    const body = { brand: 'network', challenge }
    refusalOf(await unchanged(() => sendCall(crossBrandLogin, body)), 'logged-out')
    const { token } = await newPerson()
    const elsewhere = await sendCall(crossBrandLogin, body, { token, host: 'nb.localhost' })
    refusalOf(elsewhere, 'invalid-input')
  })
})

describe('a host that is not ours', () => {
  test('gets status 421 for pages and API, and nothing changes', async () => {
    for (const path of ['/', sendCode.path]) {
      const mobile = newMobile()
      const reply = await site.request(path, {
        method: path === '/' ? 'GET' : 'POST',
        host: 'evil.example',
        body: path === '/' ? undefined : JSON.stringify({ mobile, purpose: 'register' }),
      })
      expect(reply.status).toBe(421)
      expect(await messagesTo(mobile)).toEqual([])
    }
  })

  test('in a forged header does not appear in any URL that we send', async () => {
    const { token } = await newPerson()
    const reply = await site.request(crossBrandLogin.path, {
      method: 'POST',
      headers: { forwarded: 'host=evil.example', 'x-original-host': 'evil.example', 'access-token': token },
      body: JSON.stringify({ brand: 'network', challenge }),
    })
    expect(dataOf(crossBrandLogin, reply).address).toMatch(new RegExp(`^http://${network}:${site.port}/#`))
  })
})

test('the pages of two brands on one path are never mixed up, cached or not', async () => {
  const source = tinySite(async ({ brand, parentOrigin }, path) => ({
    html: `<!doctype html><title>${brand} ${path} ${parentOrigin}</title>`,
  }))
  const { request: read, port } = await openSite({ source })
  for (let time = 0; time < 2; time += 1) {
    expect((await read('/aboutUs', { host: 'localhost' })).text).toContain('group /aboutUs null')
    expect((await read('/aboutUs', { host: 'sh.localhost' })).text).toContain('shanghai /aboutUs null')
    const parent = `network /aboutUs http://localhost:${port}`
    expect((await read('/aboutUs', { host: network })).text).toContain(parent)
  }
})

test('a token in the URL is ignored', async () => {
  const { mobile } = await newPerson()
  const token = tokenOf(await logInWith(mobile, goodPassword))
  for (const name of ['access-token', 'accessToken', 'token']) {
    const reply = await site.request(`${listSessions.path}?${name}=${encodeURIComponent(token)}`)
    refusalOf(reply, 'logged-out')
    expect(reply.headers['access-token']).toBeUndefined()
  }
  const byCookie = await site.request(listSessions.path, { headers: { cookie: `access-token=${token}` } })
  refusalOf(byCookie, 'logged-out')
})
