import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshWhenAttended } from './refresh-when-attended.ts'

const refresh = vi.fn()
let lists: ReturnType<typeof refreshWhenAttended<string>>

beforeEach(() => {
  vi.useFakeTimers()
  refresh.mockClear()
  lists = refreshWhenAttended<string>(refresh)
})
afterEach(() => {
  lists.stop()
  vi.useRealTimers()
})

const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))

test('a page in use is refreshed at once', () => {
  vi.advanceTimersByTime(4 * 60_000)
  lists.add(['requests'])
  expect(refresh.mock.calls).toEqual([[['requests']]])
})

test('a page that is not in use sends nothing until the next key, and then each kind once', () => {
  vi.advanceTimersByTime(6 * 60_000)
  lists.add(['requests'])
  lists.add(['requests', 'rates'])
  expect(refresh).not.toHaveBeenCalled()
  press()
  expect(refresh.mock.calls).toEqual([[['requests', 'rates']]])
  press()
  lists.add([])
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('after its end a key refreshes nothing', () => {
  vi.advanceTimersByTime(6 * 60_000)
  lists.add(['requests'])
  lists.stop()
  press()
  expect(refresh).not.toHaveBeenCalled()
})
