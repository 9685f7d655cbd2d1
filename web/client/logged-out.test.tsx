import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { envelopeCodes } from '#contract/envelope-codes.ts'
import { ApiClient } from './client.ts'
import { createTokenStore } from './tokens.ts'

const warn = vi.fn()
const tokens = createTokenStore(window.localStorage, window.sessionStorage)
const client = new ApiClient({
  origin: 'http://localhost',
  tokens,
  rememberLanguage: () => {},
  warn,
  showText: () => {},
  loggedOut: () => tokens.forget(),
  sessionEnded: () => {},
  tabs: { send: () => {} },
})
const read = () => client.request('GET /api/identity/whoAmI', {})

beforeEach(() => {
  warn.mockClear()
  tokens.forgetEverything()
  const envelope = { success: false, code: envelopeCodes.loggedOut, message: '', data: null }
  vi.stubGlobal('fetch', async () => Response.json(envelope))
})
afterEach(() => vi.unstubAllGlobals())

test('a session that the server does not know ends with one message, however many calls find it', async () => {
  tokens.save('v1.a-session.1.secret', false)
  await Promise.all([read(), read(), read()])
  expect(tokens.current()).toBeUndefined()
  expect(warn).toHaveBeenCalledExactlyOnceWith('loggedOut')
})

test('a visitor without a session gets no message', async () => {
  expect(await read()).toMatchObject({ ok: false, refusal: 'logged-out' })
  expect(warn).not.toHaveBeenCalled()
})
