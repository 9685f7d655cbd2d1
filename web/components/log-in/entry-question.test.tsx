import { createHash } from 'node:crypto'
import { render, renderHook, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { envelopeCodes } from '#contract/envelope-codes.ts'
import { provideClient } from '#web/client/call.ts'
import { ApiClient } from '#web/client/client.ts'
import { enterByCrossBrandLogin } from '#web/client/enter-by-cross-brand-login.ts'
import { logInAtParent } from '#web/client/log-in-at-parent.ts'
import { changeSession, loggedOutState, sessionState } from '#web/client/session-state.ts'
import { createTokenStore } from '#web/client/tokens.ts'
import { watchEntryLinks } from '#web/client/watch-entry-links.ts'
import { provideTranslator } from '#web/language/current-translator.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { dismissToast, useToasts } from '#web/ui/toast-store.ts'
import { LogInPlace } from './log-in-place.tsx'

const tokenOf = (session: number) => `v1.00000000-0000-4000-8000-00000000000${session}.1.${'s'.repeat(43)}`
const [ownToken, otherToken] = [tokenOf(1), tokenOf(2)]
const [own, other] = [
  { id: 'own', name: '周维' },
  { id: 'other', name: '陈玥' },
]

type Answer = { readonly code: number; readonly data: unknown; readonly token?: string }
const success = (data: unknown, token?: string): Answer => ({ code: envelopeCodes.success, data, token })
const invalidLink: Answer = { code: 1205, data: { refusal: 'invalid-login-link' } }
let answers: Record<string, Answer>
let sent: { call: string; body: unknown }[]
const [sessionEnded, loggedOut, assign, replace] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
const tokens = createTokenStore(window.localStorage, window.sessionStorage)

const toasts = () => renderHook(useToasts).result.current.map(({ kind, text }) => [kind, text])
const translator = await createTranslator('network', 'en', [...baseNamespaces, ...formNamespaces, 'session'])
const unused = [['info', translator.translate('common:entryUnused', { name: own.name })]]
const refused = [['warning', translator.translate('common:entryRefused')]]

async function answer(request: Request): Promise<Response> {
  const call = new URL(request.url).pathname.replace('/api/identity/', '')
  sent.push({ call, body: request.method === 'POST' ? await request.json() : undefined })
  const { code, data, token } = answers[call] ?? invalidLink
  const headers = { 'content-type': 'application/json', ...(token && { 'access-token': token }) }
  return new Response(JSON.stringify({ code, data, msg: '' }), { headers })
}

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  for (const { id } of renderHook(useToasts).result.current) dismissToast(id)
  for (const spy of [sessionEnded, loggedOut, assign, replace]) spy.mockReset()
  sent = []
  answers = { enterByCrossBrandLogin: success(other, otherToken), readCrossBrandLogin: success(other) }
  vi.stubGlobal('fetch', answer)
  changeSession({ ...loggedOutState, entryOffer: null })
  provideTranslator(translator)
  provideClient(
    new ApiClient({
      origin: 'http://localhost',
      tokens,
      rememberLanguage: () => {},
      warn: () => {},
      showText: () => {},
      loggedOut,
      sessionEnded,
      tabs: { send: () => {} },
    }),
  )
})

let stopWatching = () => {}

afterEach(() => {
  // Also a change of the address in a later test would be an event.
  stopWatching()
  vi.unstubAllGlobals()
})

/** Opens the page with a code, in a tab that asked for one or did not. */
function arrive({
  secret = 'kept',
  fragment = '#entry=abc',
}: {
  secret?: string | null
  fragment?: string
} = {}) {
  if (secret) window.sessionStorage.setItem('entry-secret', secret)
  window.history.replaceState(null, '', `/aboutUs?a=1${fragment}`)
  return enterByCrossBrandLogin()
}
const logInAs = (person: { id: string; name: string }) => {
  tokens.save(ownToken, true)
  changeSession({ loggedIn: true })
  answers.whoAmI = success(person)
}
const calls = () => sent.map(({ call }) => call)

test('in the tab that asked for it, a code logs in at once', async () => {
  await arrive()
  expect(sent).toEqual([{ call: 'enterByCrossBrandLogin', body: { code: 'abc', secret: 'kept' } }])
  expect(tokens.current()).toBe(otherToken)
  expect(sessionState().person).toEqual(other)
  expect(window.location.href).toMatch(/\/aboutUs\?a=1$/)
  expect(window.sessionStorage.getItem('entry-secret')).toBeNull()
})

test('a link from another person is not even tried, and the user stays logged in', async () => {
  logInAs(own)
  await arrive({ secret: null })
  expect(toasts()).toEqual(unused)
  expect(sessionState().person).toEqual(own)
  expect(calls()).toEqual(['whoAmI'])
  expect(tokens.current()).toBe(ownToken)
  expect(window.location.hash).toBe('')
})

test('a code that does not fit the secret of this tab changes nothing', async () => {
  logInAs(own)
  answers.readCrossBrandLogin = invalidLink
  await arrive()
  expect(calls()).toEqual(['whoAmI', 'readCrossBrandLogin'])
  expect(toasts()).toEqual(unused)
  expect([tokens.current(), sessionState().person, sessionState().entryOffer]).toEqual([ownToken, own, null])
  // The secret was used up.
  await arrive({ secret: null })
  expect(calls()).not.toContain('enterByCrossBrandLogin')
})

test('a link from another person shows a warning where the token of before has expired', async () => {
  logInAs(own)
  answers.whoAmI = { code: envelopeCodes.sessionExpired, data: null }
  await arrive({ secret: null })
  expect(toasts()).toEqual(refused)
  expect(calls()).not.toContain('enterByCrossBrandLogin')
})

test('a spent link that is opened in a page already on the screen leaves the address, and the page says so', async () => {
  stopWatching = watchEntryLinks()
  window.history.replaceState(null, '', '/aboutUs?a=1')
  window.location.hash = '#content'
  window.location.hash = '#entry=spent'
  await waitFor(() => expect(window.location.hash).toBe(''))
  // The fragment goes first, the message follows.
  await waitFor(() => expect(toasts()).toEqual(refused))
  expect(window.location.href).toMatch(/\/aboutUs\?a=1$/)
  expect(sent).toEqual([])
})

test('the user who is logged in already is not asked', async () => {
  logInAs(other)
  await arrive()
  expect(calls()).toEqual(['whoAmI', 'readCrossBrandLogin', 'enterByCrossBrandLogin'])
  expect(sessionState().entryOffer).toBeNull()
  expect(tokens.current()).toBe(otherToken)
})

test.each([
  ['expired', { code: envelopeCodes.sessionExpired, data: null }],
  ['unknown', { code: envelopeCodes.loggedOut, data: null }],
])('an %s token of before is replaced without a message of its end', async (_what, answerOfToken) => {
  logInAs(own)
  answers.whoAmI = answerOfToken
  await arrive()
  expect(calls()).toEqual(['whoAmI', 'enterByCrossBrandLogin'])
  expect(tokens.current()).toBe(otherToken)
  for (const spy of [sessionEnded, loggedOut]) expect(spy).not.toHaveBeenCalled()
})

test('if it is unknown who is logged in, no one is replaced', async () => {
  logInAs(own)
  answers.whoAmI = { code: envelopeCodes.serverError, data: 'broken' }
  await arrive()
  expect(calls()).not.toContain('enterByCrossBrandLogin')
  expect(tokens.current()).toBe(ownToken)
})

async function arriveAsAnother() {
  logInAs(own)
  await arrive()
  expect(calls()).toEqual(['whoAmI', 'readCrossBrandLogin'])
  render(
    <TranslatorContext value={translator}>
      <LogInPlace />
    </TranslatorContext>,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Switch account?' })
  expect(dialog.textContent).toContain(
    'You are logged in as 周维 on this site and as 陈玥 on the group site.',
  )
  return { stay: screen.getByRole('button', { name: 'Stay logged in as 周维' }) }
}

test('another user is asked by name, and stays logged in by default', async () => {
  const { stay } = await arriveAsAnother()
  // The first button gets the focus; the browser tests see it.
  expect(screen.getAllByRole('button')[0]).toBe(stay)
  await userEvent.click(stay)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([tokens.current(), sessionState().person]).toEqual([ownToken, own])
  expect(calls()).not.toContain('enterByCrossBrandLogin')
})

test('another user who agrees is replaced', async () => {
  await arriveAsAnother()
  await userEvent.click(screen.getByRole('button', { name: 'Switch to 陈玥' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([tokens.current(), sessionState().person]).toEqual([otherToken, other])
})

const logInUrl = 'http://localhost/login?crossBrandLogin=network'
const wayBack = '&redirect=%2FaboutUs%3Fa%3D1&challenge='

test('the way to the parent carries the hash of a secret that stays in the tab', async () => {
  vi.stubGlobal('location', { ...window.location, assign, replace })
  await logInAtParent(logInUrl, '/aboutUs?a=1')
  const secret = window.sessionStorage.getItem('entry-secret') ?? ''
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  const challenge = createHash('sha256').update(secret).digest('hex')
  expect(assign.mock.calls).toEqual([[`${logInUrl}${wayBack}${challenge}`]])
  await logInAtParent(logInUrl, '/')
  expect(window.sessionStorage.getItem('entry-secret')).not.toBe(secret)
})

test('a page that the parent asks for an entry makes a secret and goes back, once', async () => {
  document.documentElement.dataset.logInUrl = logInUrl
  window.history.replaceState(null, '', '/aboutUs?a=1#request-entry')
  const { hash, pathname, search } = window.location
  vi.stubGlobal('location', { hash, pathname, search, assign, replace })
  await enterByCrossBrandLogin()
  // A later event of the address would find the same fragment in this place.
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(replace.mock.calls).toEqual([[expect.stringContaining(`${logInUrl}${wayBack}`)]])
  expect(sent).toEqual([])
  delete document.documentElement.dataset.logInUrl
})
