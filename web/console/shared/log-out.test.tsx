import { afterEach, expect, test } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { logOutStaff } from './staff-session.ts'
import { setStaff } from './staff-state.ts'

type StaffMember = Extract<Parameters<typeof setStaff>[0], { status: 'in' }>['staff']

afterEach(() => setStaff({ status: 'asking' }))

test('a log-out removes the drafts of all console forms of this account, and no others', async () => {
  provideClient({ call: async () => ok(null), forgetLogIn: () => {} } as unknown as Parameters<
    typeof provideClient
  >[0])
  window.localStorage.clear()
  for (const form of ['rate-1', 'prices-ocean', 'note-2']) {
    window.localStorage.setItem(`draft-${form}-tan`, '{}')
    window.localStorage.setItem(`draft-${form}-su`, '{}')
  }
  setStaff({ status: 'in', staff: { id: 'tan' } as StaffMember })
  await logOutStaff()
  expect(Object.keys(window.localStorage).toSorted()).toEqual([
    'draft-note-2-su',
    'draft-prices-ocean-su',
    'draft-rate-1-su',
  ])
})
