import { expect, test } from 'vitest'
import { isDescending, sortField, sortsOf } from './sort.ts'

test('every field sorts upwards, and with a minus downwards', () => {
  expect(sortsOf(['total', 'sail-on'])).toEqual(['total', '-total', 'sail-on', '-sail-on'])
})

test.each([
  ['total', 'total', false],
  ['-total', 'total', true],
  ['sail-on', 'sail-on', false],
  ['-sail-on', 'sail-on', true],
])('%s sorts by %s, downwards is %s', (sort, field, isDown) => {
  expect([sortField(sort), isDescending(sort)]).toEqual([field, isDown])
})
