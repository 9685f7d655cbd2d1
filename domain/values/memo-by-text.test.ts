import { expect, test } from 'vitest'
import { memoByText } from './memo-by-text.ts'

const counted = () => {
  const made: string[] = []
  const lengthOf = memoByText((text) => {
    made.push(text)
    return text.length
  })
  return { made, lengthOf }
}

test('a value is made once for each text', () => {
  const { made, lengthOf } = counted()
  expect(['a', 'bb', 'a', 'bb', ''].map(lengthOf)).toEqual([1, 2, 1, 2, 0])
  expect(made).toEqual(['a', 'bb', ''])
})

test('long texts are not saved', () => {
  const { made, lengthOf } = counted()
  const [longest, tooLong] = ['a'.repeat(500), 'a'.repeat(501)]
  for (const text of [longest, tooLong, longest, tooLong]) lengthOf(text)
  expect(made.map(({ length }) => length)).toEqual([500, 501, 501])
})

test('all are dropped when there are too many', () => {
  const { made, lengthOf } = counted()
  for (let at = 0; at < 2_000; at += 1) lengthOf(`${at}`)
  expect(lengthOf('0')).toBe(1)
  expect(made).toHaveLength(2_000)
  lengthOf('one more')
  expect([lengthOf('0'), lengthOf('one more')]).toEqual([1, 8])
  expect(made).toHaveLength(2_002)
})
