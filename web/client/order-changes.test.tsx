import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeOrderChanges } from './order-changes.ts'
import { useOnOrderChange } from './query/use-on-order-change.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const follow = (number?: string) => {
  const refresh = vi.fn()
  const { unmount } = renderHook(() => useOnOrderChange(number, refresh))
  return { refresh, unmount }
}
const rest = () => vi.advanceTimersByTimeAsync(500)

test('a list is read again with every change, a page of an order with its own', async () => {
  takeOrderChanges({ changes: 10, last: 'S-1' })
  const [list, own, other] = [follow(), follow('S-2'), follow('S-3')]
  takeOrderChanges({ changes: 11, last: 'S-2' })
  await rest()
  expect([list, own, other].map(({ refresh }) => refresh.mock.calls.length)).toEqual([1, 1, 0])
  // The same again, as after a notification.
  takeOrderChanges({ changes: 11, last: 'S-2' })
  await rest()
  expect(list.refresh).toHaveBeenCalledTimes(1)
  // Two at once: the last one names only one of them.
  takeOrderChanges({ changes: 13, last: 'S-2' })
  await rest()
  expect([list, own, other].map(({ refresh }) => refresh.mock.calls.length)).toEqual([2, 2, 1])
  // Another instance, which has counted nothing yet.
  takeOrderChanges(undefined)
  await rest()
  expect(other.refresh).toHaveBeenCalledTimes(2)
  for (const { unmount } of [list, own, other]) unmount()
})

test('several changes in a moment are read once, and none after the page has gone', async () => {
  takeOrderChanges({ changes: 20, last: 'S-1' })
  const { refresh, unmount } = follow('S-1')
  takeOrderChanges({ changes: 21, last: 'S-1' })
  takeOrderChanges({ changes: 22, last: 'S-1' })
  await rest()
  expect(refresh).toHaveBeenCalledTimes(1)
  takeOrderChanges({ changes: 23, last: 'S-1' })
  unmount()
  await rest()
  expect(refresh).toHaveBeenCalledTimes(1)
})
