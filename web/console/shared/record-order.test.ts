import { expect, test } from 'vitest'
import { neighboursOf, rememberOrder } from './record-order.ts'

test.each([
  { ids: ['b'], expected: { previous: 'a', next: 'c', place: 2, count: 3 } },
  { ids: ['a'], expected: { previous: undefined, next: 'b', place: 1, count: 3 } },
  { ids: ['c'], expected: { previous: 'b', next: undefined, place: 3, count: 3 } },
  { ids: ['new-version-of-b', 'b'], expected: { previous: 'a', next: 'c', place: 2, count: 3 } },
  { ids: ['c', 'b', 'c'], expected: { previous: 'b', next: undefined, place: 3, count: 3 } },
  { ids: ['elsewhere'], expected: undefined },
])('the neighbours of $ids are those of the list it was opened from', ({ ids, expected }) => {
  rememberOrder('/console/rates', ['a', 'b', 'c'])
  expect(neighboursOf('/console/rates', ids)).toEqual(expected)
  expect(neighboursOf('/console/people', ids)).toBeUndefined()
})
