import { describe, expect, test } from 'vitest'
import { crossBrandLogin, enterByCrossBrandLogin } from '#contract/cross-brand-login.ts'
import { logOut, whoAmI } from '#contract/identity.ts'
import { listSessions, sendCode } from '#contract/registration.ts'
import { readEntry } from '#domain/identity/cross-brand-login.ts'
import { readToken } from '#domain/identity/token.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { tokenOf } from '#tests/support/people.ts'
import { goodPassword, openRegistry } from '#tests/support/registry.ts'
import { openSite } from '#tests/support/site.ts'
import { tinySite } from '#tests/support/tiny-site.ts'

const registry = await openRegistry()
const { site, ask, pool, newPerson, newMobile, letters, logInWith, unchanged } = registry
const network = 'net.localhost'

const codeFor = async (token: string) => {
  const { address } = dataOf(crossBrandLogin, await ask(crossBrandLogin, { brand: 'network' }, { token }))
  return { address, code: readEntry(new URL(address).hash)?.code ?? '' }
}
const enter = (code: unknown, host = network) => ask(enterByCrossBrandLogin, { code } as never, { host })
const idOf = (token: string) => readToken(token)?.session ?? ''

describe('the way from one brand to the other', () => {
  test('is an address of the configuration with a code behind it, and leads in once', async () => {
    const { id, token } = await newPerson()
    const { address, code } = await codeFor(token)
    expect(address).toBe(`http://${network}:${site.port}/#entry=${code}`)
    expect(Buffer.from(code, 'base64url')).toHaveLength(32)
    const saved = await pool.query('SELECT * FROM cross_brand_login WHERE person_id = $1', [id])
    expect(JSON.stringify(saved.rows)).not.toContain(code)
    const reply = await enter(code)
    expect(dataOf(enterByCrossBrandLogin, reply).id).toBe(id)
    expect(dataOf(whoAmI, await ask(whoAmI, undefined, { token: tokenOf(reply), host: network })).id).toBe(id)
    refusalOf(await unchanged(() => enter(code)), 'wrong-code')
  })

  test('of somebody remembered goes on as such, and does not outlive what it came from', async () => {
    const { token } = await newPerson()
    await pool.query(
      `UPDATE session SET life = 'remembered', created_at = now() - interval '13 days' WHERE id = $1`,
      [idOf(token)],
    )
    const { address, code } = await codeFor(token)
    expect(readEntry(new URL(address).hash)).toEqual({ code, remember: true })
    const entered = tokenOf(await enter(code))
    const { rows } = await pool.query(
      `SELECT life, brand, created_at < now() - interval '12 days' AS is_old FROM session WHERE id = $1`,
      [idOf(entered)],
    )
    expect(rows).toEqual([{ life: 'remembered', brand: 'network', is_old: true }])
  })

  test('used by five at once lets one in', async () => {
    const { id, token } = await newPerson()
    const { code } = await codeFor(token)
    const replies = await Promise.all(Array.from({ length: 5 }, () => enter(code)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
    expect((await pool.query('SELECT 1 FROM session WHERE person_id = $1', [id])).rowCount).toBe(2)
  })

  test.each(['localhost', 'sh.localhost'])('leads in nowhere else: %s; and stays good', async (host) => {
    const { token } = await newPerson()
    const { code } = await codeFor(token)
    refusalOf(await unchanged(() => enter(code, host)), 'wrong-code')
    dataOf(enterByCrossBrandLogin, await enter(code))
  })

  test('ends with the session it came from', async () => {
    const { token } = await newPerson()
    const { code } = await codeFor(token)
    dataOf(logOut, await ask(logOut, undefined, { token }))
    refusalOf(await unchanged(() => enter(code)), 'wrong-code')
  })

  test.each([
    ['59 seconds', 59, 200],
    ['60 seconds', 60, 422],
  ])('is good for a minute: after %s', async (_when, seconds, status) => {
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
      refusalOf(await unchanged(() => enter(code)), 'wrong-code')
    for (const code of ['', null, ['a'], 'a'.repeat(201)])
      refusalOf(await unchanged(() => enter(code)), 'invalid-input')
  })

  test.each(['group', 'shanghai', 'nowhere', 'https://evil.example'])(
    'leads to a brand whose customers log in here, not to %s',
    async (brand) => {
      const { id, token } = await newPerson()
      const reply = await ask(crossBrandLogin, { brand }, { token })
      expect(refusalOf(reply, 'invalid-input').fields).toEqual({ brand: 'unknown-value' })
      expect((await pool.query('SELECT 1 FROM cross_brand_login WHERE person_id = $1', [id])).rowCount).toBe(
        0,
      )
    },
  )

  test('is for nobody without a token, and begins where they log in', async () => {
    refusalOf(await unchanged(() => ask(crossBrandLogin, { brand: 'network' })), 'logged-out')
    const { token } = await newPerson()
    const elsewhere = await ask(crossBrandLogin, { brand: 'network' }, { token, host: 'nb.localhost' })
    refusalOf(elsewhere, 'invalid-input')
  })
})

describe('a host that is not ours', () => {
  test('is answered 421, page and API alike, and nothing is done', async () => {
    for (const path of ['/', sendCode.path]) {
      const mobile = newMobile()
      const reply = await site.ask(path, {
        method: path === '/' ? 'GET' : 'POST',
        host: 'evil.example',
        body: path === '/' ? undefined : JSON.stringify({ mobile, purpose: 'register' }),
      })
      expect(reply.status).toBe(421)
      expect(await letters(mobile)).toEqual([])
    }
  })

  test('forged by a header decides no address that we give out', async () => {
    const { token } = await newPerson()
    const reply = await site.ask(crossBrandLogin.path, {
      method: 'POST',
      headers: { forwarded: 'host=evil.example', 'x-original-host': 'evil.example', 'access-token': token },
      body: JSON.stringify({ brand: 'network' }),
    })
    expect(dataOf(crossBrandLogin, reply).address).toMatch(new RegExp(`^http://${network}:${site.port}/#`))
  })
})

test('the pages of two brands on one path are never mixed, kept or not', async () => {
  const source = tinySite(async ({ brand, parentOrigin }, path) => ({
    html: `<!doctype html><title>${brand} ${path} ${parentOrigin}</title>`,
  }))
  const { ask: read, port } = await openSite({ source })
  for (let time = 0; time < 2; time += 1) {
    expect((await read('/aboutUs', { host: 'localhost' })).text).toContain('group /aboutUs null')
    expect((await read('/aboutUs', { host: 'sh.localhost' })).text).toContain('shanghai /aboutUs null')
    const parent = `network /aboutUs http://localhost:${port}`
    expect((await read('/aboutUs', { host: network })).text).toContain(parent)
  }
})

test('a token in an address opens nothing', async () => {
  const { mobile } = await newPerson()
  const token = tokenOf(await logInWith(mobile, goodPassword))
  for (const name of ['access-token', 'accessToken', 'token']) {
    const reply = await site.ask(`${listSessions.path}?${name}=${encodeURIComponent(token)}`)
    refusalOf(reply, 'logged-out')
    expect(reply.headers['access-token']).toBeUndefined()
  }
  const byCookie = await site.ask(listSessions.path, { headers: { cookie: `access-token=${token}` } })
  refusalOf(byCookie, 'logged-out')
})
