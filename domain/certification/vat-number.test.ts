import { expect, test } from 'vitest'
import { readVatNumber } from './vat-number.ts'

test.each([
  [undefined, null],
  ['  ', null],
  ['de 123456789', 'DE123456789'],
  ['１２３４５', '12345'],
  ['A'.repeat(20), 'A'.repeat(20)],
])('the VAT number %j is read as %j', (typed, read) => {
  expect(readVatNumber(typed)).toEqual({ ok: true, value: read })
})

test.each(['1234', 'A'.repeat(21), 'DE/1234567', '<b>12345</b>'])('%s is no VAT number', (typed) => {
  expect(readVatNumber(typed)).toMatchObject({ ok: false, fields: { vatNumber: 'wrong-format' } })
})
