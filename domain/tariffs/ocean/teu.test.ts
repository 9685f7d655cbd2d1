import { expect, test } from 'vitest'
import { quantity } from '#domain/values/quantity.ts'
import { teuOf } from './teu.ts'

test('twenties are one TEU, forties and forty-fives two', () => {
  expect(teuOf([])).toEqual(quantity(0, 'TEU'))
  expect(
    teuOf([
      { type: '20GP', count: 3 },
      { type: '40HQ', count: 2 },
      { type: '45HQ', count: 1 },
    ]),
  ).toEqual(quantity(9, 'TEU'))
  expect(() => teuOf([{ type: '20GP', count: 0.5 }])).toThrow('not a whole number')
})
