import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brandCodes } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { disabledEnd } from '#domain/identity/session-rules.ts'
import { dismissToast, useToasts } from '#web/ui/toast-store.ts'
import { showSessionEnd } from './session-ended.ts'
import { changeSession, sessionState } from './session-state.ts'

const shown = () => renderHook(() => useToasts()).result.current
const dismissAll = () => {
  for (const { id } of shown()) dismissToast(id)
}
beforeEach(dismissAll)
afterEach(() => {
  dismissAll()
  vi.unstubAllGlobals()
})

const translator = { translate: (key: string, params = {}) => [key, ...Object.values(params)].join(' ') }
const end = (code: (typeof brandCodes)[number], reason?: string) => {
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: '/workbench', search: '', reload })
  const before = sessionState().sessionEnds
  showSessionEnd({ brand: brandOf(code), translator }, reason)
  return { reloads: reload.mock.calls.length, wentHome: sessionState().sessionEnds - before }
}

test.each(brandCodes)(
  'on %s a blocked account reads how to contact us and is not asked to log in',
  (code) => {
    expect(end(code, disabledEnd)).toEqual({ reloads: 0, wentHome: 1 })
    const { phone, email } = brandOf(code).contact
    expect(shown()).toMatchObject([
      { kind: 'error', text: `common:accountBlocked ${phone} ${email}`, step: undefined },
    ])
  },
)

test('an expired login leads back to the page, and reloads the page of the network', () => {
  expect(end('network')).toEqual({ reloads: 1, wentHome: 0 })
  expect(shown()).toEqual([])
  expect(end('group')).toEqual({ reloads: 0, wentHome: 1 })
  const href = '/login?redirect=%2Fworkbench'
  expect(shown()).toMatchObject([{ kind: 'warning', text: 'common:sessionExpired', step: { href } }])
})

test('after the next login, in whichever way, the page no longer says that it has expired', () => {
  changeSession({ loggedIn: false })
  end('group')
  changeSession({ unread: 0 })
  expect(shown()).toHaveLength(1)
  changeSession({ loggedIn: true })
  expect(shown()).toEqual([])
  changeSession({ loggedIn: false })
})
