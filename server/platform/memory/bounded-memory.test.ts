import { expect, test } from 'vitest'
import { BoundedMemory } from './bounded-memory.ts'

const memoryOf = (mostBytes: number, mostEntries = 100) =>
  new BoundedMemory<string>({ mostBytes, mostEntries })

test('drops the least recently used values above the byte limit', () => {
  const memory = memoryOf(100)
  for (const key of ['a', 'b', 'c', 'd']) memory.save(key, key, 25)
  expect(memory.find('a')).toBe('a')
  memory.save('e', 'e', 25)
  expect(memory.find('b')).toBeUndefined()
  expect(memory.find('a')).toBe('a')
  expect(memory.bytes).toBe(100)
})

test('drops the least recently used values above the number of entries', () => {
  const memory = memoryOf(1000, 2)
  for (const key of ['a', 'b', 'c']) memory.save(key, key, 1)
  expect(memory.recent(9).map(([key]) => key)).toEqual(['c', 'b'])
})

test('does not keep a value that would take more than a quarter', () => {
  const memory = memoryOf(100)
  memory.save('small', 'small', 20)
  memory.save('large', 'large', 26)
  expect(memory.find('large')).toBeUndefined()
  expect(memory.find('small')).toBe('small')
})

test('counts the bytes of a value that is saved again once', () => {
  const memory = memoryOf(100)
  memory.save('a', 'first', 10)
  memory.save('a', 'second', 20)
  expect(memory.bytes).toBe(20)
  expect(memory.find('a')).toBe('second')
  memory.clear()
  expect([memory.bytes, memory.count]).toEqual([0, 0])
})

test('stays within its limit whatever is saved', () => {
  const memory = memoryOf(5_000, 50)
  for (let at = 0; at < 2_000; at += 1) {
    memory.save(`key ${at % 70}`, 'value', (at * 37) % 1_300)
    expect(memory.bytes).toBeLessThanOrEqual(5_000)
    expect(memory.count).toBeLessThanOrEqual(50)
  }
})
