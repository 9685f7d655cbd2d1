import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provideTranslator } from '#web/language/current-translator.ts'
import type { Translator } from '#web/language/translator.ts'
import { dismissToast, useToasts } from '#web/ui/toast-store.ts'
import { changePassword } from './account-security.ts'
import { call, provideClient } from './call.ts'
import { ApiClient } from './client.ts'
import { sendCode, sendOwnCode } from './codes.ts'
import { enterByCrossBrandLogin } from './enter-by-cross-brand-login.ts'
import { logIn } from './log-in.ts'
import { logInByCode, register, resetPassword } from './registration.ts'
import { createTokenStore } from './tokens.ts'

const warn = vi.fn()
const toasts = () => renderHook(useToasts).result.current
const dismissAll = () => {
  for (const { id } of toasts()) dismissToast(id)
}

afterEach(() => {
  vi.unstubAllGlobals()
  dismissAll()
})

beforeEach(() => {
  dismissAll()
  warn.mockClear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const client = new ApiClient({
    origin: 'http://localhost',
    tokens: createTokenStore(window.sessionStorage, window.localStorage),
    rememberLanguage: () => {},
    warn,
    showText: () => {},
    loggedOut: () => {},
    sessionEnded: () => {},
    tabs: { send: () => {} },
  })
  provideClient(client)
})

const mobile = '13800138000'
const code = '123456'
const password = 'Harbour2026'
const newPassword = { code, password, passwordAgain: password }

test.each([
  ['log-in', () => logIn({ account: mobile, password, remember: false })],
  ['log-in by code', () => logInByCode({ mobile, code, remember: false })],
  [
    'registration',
    () =>
      register({ ...newPassword, mobile, name: '林海', companyName: '海', agreement: true, policy: true }),
  ],
  ['new password', () => resetPassword({ ...newPassword, mobile })],
  ['changed password', () => changePassword({ ...newPassword, currentPassword: password })],
  ['code', () => sendCode({ mobile, purpose: 'log-in' })],
  ['own code', () => sendOwnCode('change-password')],
])('offline, the form of a %s shows the error, without a toast', async (_, send) => {
  expect(await send()).toMatchObject({ ok: false, refusal: 'unreachable' })
  expect(warn).not.toHaveBeenCalled()
})

test('offline, a login from another site shows one toast, since it has no form', async () => {
  window.location.hash = '#entry=abc'
  window.sessionStorage.setItem('entry-secret', 'own')
  provideTranslator({ translate: (key: string) => key } as unknown as Translator)
  await enterByCrossBrandLogin()
  expect(warn).not.toHaveBeenCalled()
  expect(toasts().map(({ kind, text }) => [kind, text])).toEqual([['warning', 'common:tryAgainLater']])
})

test.each([
  [false, 'offlineRetry'],
  [true, 'tryAgainLater'],
])('a call without a form, connected: %s', async (isOnline, warning) => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  await call('GET /api/depots', { query: {} })
  online.mockRestore()
  expect(warn.mock.calls).toEqual([[warning]])
})
