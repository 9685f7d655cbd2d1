import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

const cacheOf = (maxBytes: number, maxEntries = 100) => new LruCache<string>({ maxBytes, maxEntries })

test('drops the least recently used values above the byte limit', () => {
  const cache = cacheOf(100)
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, key, 25)
  expect(cache.get('a')).toBe('a')
  cache.set('e', 'e', 25)
  expect(cache.get('b')).toBeUndefined()
  expect(cache.get('a')).toBe('a')
  expect(cache.bytes).toBe(100)
})

test('drops the least recently used values above the number of entries', () => {
  const cache = cacheOf(1000, 2)
  for (const key of ['a', 'b', 'c']) cache.set(key, key, 1)
  expect(cache.recent(9).map(([key]) => key)).toEqual(['c', 'b'])
})

test('does not keep a value that would take more than a quarter', () => {
  const cache = cacheOf(100)
  cache.set('small', 'small', 20)
  cache.set('large', 'large', 26)
  expect(cache.get('large')).toBeUndefined()
  expect(cache.get('small')).toBe('small')
})

test('counts the bytes of a value that is saved again once', () => {
  const cache = cacheOf(100)
  cache.set('a', 'first', 10)
  cache.set('a', 'second', 20)
  expect(cache.bytes).toBe(20)
  expect(cache.get('a')).toBe('second')
  cache.clear()
  expect([cache.bytes, cache.count]).toEqual([0, 0])
})

test('stays within its limit whatever is saved', () => {
  const cache = cacheOf(5_000, 50)
  for (let at = 0; at < 2_000; at += 1) {
    cache.set(`key ${at % 70}`, 'value', (at * 37) % 1_300)
    expect(cache.bytes).toBeLessThanOrEqual(5_000)
    expect(cache.count).toBeLessThanOrEqual(50)
  }
})
