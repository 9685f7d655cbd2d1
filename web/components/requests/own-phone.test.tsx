import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sweepDrafts } from '#web/client/sweep-drafts.ts'
import { ownPhone, rememberPhone } from './own-phone.ts'

beforeEach(() => {
  window.localStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-11-01T08:00:00Z'), toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

test('the phone of a person is known to that person alone, and deleted after two weeks', () => {
  rememberPhone('lin', '+8613800000001')
  expect([ownPhone('lin'), ownPhone('chen'), ownPhone(undefined)]).toEqual([
    '+8613800000001',
    undefined,
    undefined,
  ])
  vi.setSystemTime(new Date('2026-11-16T08:00:00Z'))
  expect(ownPhone('lin')).toBeUndefined()
  sweepDrafts()
  expect(window.localStorage.length).toBe(0)
})
