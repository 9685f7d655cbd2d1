import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok, refusal } from '#domain/values/refusal.ts'
import { logOutEverywhere } from './account-security.ts'
import { provideClient } from './call.ts'
import { logOut } from './log-in.ts'
import { changeSession, loggedOutState, type sessionState } from './session-state.ts'

const call = vi.fn(async (..._: readonly unknown[]): Promise<unknown> => ok(null))
const kept = { 'draft-request-air-chen': '{}', 'draft-certification-chen': '{}', language: 'en' }

beforeEach(() => {
  provideClient({ call, forgetLogIn: () => changeSession(loggedOutState) } as unknown as Parameters<
    typeof provideClient
  >[0])
  window.localStorage.clear()
  window.sessionStorage.clear()
  const own = ['request-air', 'request-soc', 'certification', 'bulk-runs', 'phone', 'rate-1', 'prices-ocean']
  for (const form of own) window.localStorage.setItem(`draft-${form}-lin`, '{}')
  for (const [key, text] of Object.entries(kept)) window.localStorage.setItem(key, text)
  window.sessionStorage.setItem('draft-request-soc-visitor', '{}')
  changeSession({ loggedIn: true, person: { id: 'lin', name: 'Lin Hai' } as Person })
})
afterEach(() => changeSession(loggedOutState))

type Person = ReturnType<typeof sessionState>['person']

test.each([
  ['a customer', logOut],
  ['a customer on all devices', logOutEverywhere],
])(
  'the log-out of %s removes every draft of this person and of visitors, and nothing else',
  async (_, leave) => {
    await leave()
    expect({ ...window.localStorage }).toEqual(kept)
    expect(window.sessionStorage.length).toBe(0)
  },
)

test('drafts are removed though the server cannot be reached; a log-out on all devices that failed removes none', async () => {
  call.mockResolvedValueOnce(refusal('unreachable'))
  await logOutEverywhere()
  expect(window.localStorage.getItem('draft-phone-lin')).not.toBeNull()
  call.mockResolvedValueOnce(refusal('unreachable'))
  await logOut()
  expect({ ...window.localStorage }).toEqual(kept)
})
