import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timeLimits } from '#server/platform/time-limits.ts'
import { createPatience } from './patience.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = new Promise<string>(() => {})
const sign = 1_000

test('whoever works in silence is waited for as long as a request, and no longer', async () => {
  const answered = vi.fn()
  void createPatience()
    .within(never, () => 'late')
    .then(answered)
  await vi.advanceTimersByTimeAsync(timeLimits.requestMs - 1)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledWith('late')
})

test('whoever gives signs of life is waited for longer, as long as an upload and no longer', async () => {
  const answered = vi.fn()
  const patience = createPatience()
  void patience.within(never, () => 'late').then(answered)
  patience.alive()
  for (let passed = sign; passed < timeLimits.uploadMs; passed += sign) {
    await vi.advanceTimersByTimeAsync(sign)
    patience.alive()
  }
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(sign)
  expect(answered).toHaveBeenCalledWith('late')
})

test('what is answered in time leaves no timer behind', async () => {
  const patience = createPatience()
  patience.alive()
  expect(await patience.within(Promise.resolve('here'), () => 'late')).toBe('here')
  expect(vi.getTimerCount()).toBe(0)
})
