import { expect, test } from 'vitest'
import { countTyped, isEditable, readPrice, withPrice } from './typed-prices.ts'

test.each([
  ['1,234.50', '1234.50'],
  ['１２００', '1200'],
  ['', null],
  ['dear', undefined],
  ['-5', undefined],
  ['$1,200', '1200'],
  ['1200 USD', '1200'],
  // Another currency is not ours to convert.
  ['¥1200', undefined],
])('%s is read as %s', (text, price) => {
  expect(readPrice(text, 'USD')).toBe(price)
})

test('a price as it is stored is no change; a lane without changes is left out', () => {
  const cell = { rateId: 'a', type: '20GP', stored: '1150' } as const
  const empty = { rateId: 'a', type: '40GP', stored: undefined } as const
  const one = withPrice({}, cell, '1200')
  expect(one).toEqual({ a: { '20GP': '1200' } })
  const two = withPrice(one, empty, '1900')
  expect(countTyped(two)).toBe(2)
  expect(withPrice(two, cell, '1150.00')).toEqual({ a: { '40GP': '1900' } })
  expect(withPrice(withPrice(two, cell, '1150'), empty, null)).toEqual({})
  expect(withPrice({}, cell, null)).toEqual({ a: { '20GP': null } })
})

test('published versions without an end are editable', () => {
  expect(isEditable({ publishAt: '2026-11-01', endedAt: null })).toBe(true)
  expect(isEditable({ publishAt: null, endedAt: null })).toBe(false)
  expect(isEditable({ publishAt: '2026-11-01', endedAt: '2026-12-01' })).toBe(false)
})
