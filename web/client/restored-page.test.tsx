import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from './call.ts'
import { changeSession, loggedOutState, sessionState } from './session-state.ts'
import { followRestoredPage } from './start.ts'
import { createTokenStore } from './tokens.ts'

const tokens = createTokenStore(window.localStorage, window.sessionStorage)
const call = vi.fn(async () => ok({ id: 'p', name: 'Lin Hai' }))
followRestoredPage(tokens)

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

beforeEach(() => {
  call.mockClear()
  tokens.forgetEverything()
  changeSession(loggedOutState)
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
})

afterEach(() => changeSession(loggedOutState))

test('a page that was left before the login shows the user when Back restores it', async () => {
  tokens.save('v1.a-session.1.secret', false)
  show(true)
  expect(sessionState().loggedIn).toBe(true)
  await vi.waitFor(() => expect(sessionState().person?.name).toBe('Lin Hai'))
})

test('a page that was left before the logout shows a visitor when Back restores it', () => {
  changeSession({ loggedIn: true })
  show(true)
  expect(sessionState().loggedIn).toBe(false)
  expect(call).not.toHaveBeenCalled()
})

test('a page that is loaded is left to its start', () => {
  tokens.save('v1.a-session.1.secret', false)
  show(false)
  expect(sessionState().loggedIn).toBe(false)
  expect(call).not.toHaveBeenCalled()
})
