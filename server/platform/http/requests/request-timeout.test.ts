import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timeLimits } from '#server/platform/time-limits.ts'
import { createRequestTimeout } from './request-timeout.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = new Promise<string>(() => {})
const sign = 1_000

test('work without progress ends at the request limit', async () => {
  const answered = vi.fn()
  void createRequestTimeout()
    .limit(never, () => 'late')
    .then(answered)
  await vi.advanceTimersByTimeAsync(timeLimits.requestMs - 1)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledWith('late')
})

test('work with progress ends at the upload limit', async () => {
  const answered = vi.fn()
  const timeout = createRequestTimeout()
  void timeout.limit(never, () => 'late').then(answered)
  timeout.alive()
  for (let passed = sign; passed < timeLimits.uploadMs; passed += sign) {
    await vi.advanceTimersByTimeAsync(sign)
    timeout.alive()
  }
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(sign)
  expect(answered).toHaveBeenCalledWith('late')
})

test('a reply in time leaves no timer behind', async () => {
  const timeout = createRequestTimeout()
  timeout.alive()
  expect(await timeout.limit(Promise.resolve('here'), () => 'late')).toBe('here')
  expect(vi.getTimerCount()).toBe(0)
})
