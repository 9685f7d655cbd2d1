import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { type Client, provideClient } from '#web/client/call.ts'
import { repeatAfterLogIn } from '#web/console/shared/log-in-again.ts'
import { recordUse } from '#web/console/shared/session-use.ts'
import { setStaff } from '#web/console/shared/staff-state.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { SessionWarning } from './session-warning.tsx'

const staff = { id: 'tariff', account: 'tariff', name: 'Tan', roles: [] }
const minute = 60_000
const call = vi.fn(async () => ok(staff))

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: Date.parse('2026-11-17T01:00:00Z'),
  })
  const opened = Date.now().toString(16).padStart(12, '0')
  const session = `${opened.slice(0, 8)}-${opened.slice(8)}-7908-b86c-e469d5650dc2`
  window.localStorage.setItem('access-token', `v1.${session}.1.secret`)
  provideClient(repeatAfterLogIn({ call } as unknown as Client, () => session, recordUse))
  setStaff({ status: 'in', staff })
  const translator = await createTranslator('group', 'en', ['common', 'console'])
  render(
    <TranslatorContext value={translator}>
      <SessionWarning />
    </TranslatorContext>,
  )
})

afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
  setStaff({ status: 'out' })
})

const wait = (minutes: number) => act(async () => void vi.advanceTimersByTime(minutes * minute))
const prolong = () => screen.queryByRole('button', { name: 'Keep working' })

test('an unused session is announced five minutes before its end and goes on after a press', async () => {
  window.localStorage.setItem('staff-used-at', String(Date.now()))
  await wait(24)
  expect(screen.queryByRole('alert')).toBeNull()
  await wait(1)
  expect(screen.getByRole('alert').textContent).toContain('09:30')
  await act(async () => prolong()?.click())
  expect(call).toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a session in use is announced before its last hour is over, and cannot be prolonged', async () => {
  for (let minutes = 0; minutes < 480 - 5; minutes += 5) {
    window.localStorage.setItem('staff-used-at', String(Date.now()))
    await wait(5)
  }
  expect(screen.getByRole('alert').textContent).toContain('17:00')
  expect(prolong()).toBeNull()
})
