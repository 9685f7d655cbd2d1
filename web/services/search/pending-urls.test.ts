import { expect, test } from 'vitest'
import { pendingUrls } from './pending-urls.ts'

test('an older URL that arrives late is ignored', () => {
  const pending = pendingUrls()
  for (const text of ['h', 'ha', 'haz']) pending.add(text)
  expect([pending.isOwn('h'), pending.isOwn('haz')]).toEqual([true, true])
})

test('going back later to a skipped URL is a new navigation', () => {
  const pending = pendingUrls()
  for (const text of ['h', 'ha']) pending.add(text)
  expect(pending.isOwn('ha')).toBe(true)
  expect(pending.isOwn('h')).toBe(false)
})

test('another navigation cancels the pending ones', () => {
  const pending = pendingUrls()
  pending.add('h')
  expect(pending.isOwn('')).toBe(false)
  expect(pending.isOwn('h')).toBe(false)
})
