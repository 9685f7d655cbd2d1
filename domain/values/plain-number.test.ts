import { expect, test } from 'vitest'
import { groupedNumber, plainNumber } from './plain-number.ts'

test.each([
  ['30,000', '30000'],
  ['1 200', '1200'],
  ['1\u00A0200', '1200'],
  ['1，200', '1200'],
  ['１２００', '1200'],
  ['1,234,567.5', '1234567.5'],
  ['1,234.50', '1234.50'],
  [" 12'000 ", '12000'],
  ['1200', '1200'],
])('%s is the number %s', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain)
})

test.each(['1,2', '12,00', '1,2000', '1,234 567', '1.234,50', ',200', '1,200kg', '', '-1,200'])(
  '%s stays as it was typed',
  (typed) => {
    expect(plainNumber(typed)).toBe(typed)
  },
)

test.each([
  ['1200', '1,200'],
  ['999', '999'],
  ['1234567.8901', '1,234,567.8901'],
  ['１２００', '1,200'],
  ['12 000', '12,000'],
  ['1200.', '1,200.'],
  ['12.34567', '12.34567'],
  ['1200kg', '1200kg'],
  ['12,00', '12,00'],
  ['dear', 'dear'],
  ['', ''],
])('%s is shown as %s', (typed, shown) => {
  expect(groupedNumber(typed)).toBe(shown)
})
