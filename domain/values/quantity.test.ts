import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalsOf, quantity, quantityCeiling, readQuantity, units } from './quantity.ts'

const counted = [
  'container',
  'TEU',
  'FEU',
  'BL',
  'order',
  'consignment',
  'pallet',
  'piece',
  'day',
  'container-day',
  'move',
  'vehicle',
  'document',
] as const
const measured = ['CBM', 'ton', 'kg', 'hour'] as const

test('every unit is counted or measured', () => {
  expect(units.toSorted()).toEqual([...counted, ...measured].toSorted())
})

test.each(counted)('half a %s is refused, one is taken', (unit) => {
  expect(readQuantity('0.5', unit)).toEqual({
    ok: false,
    refusal: 'invalid-input',
    params: { count: 1 },
    fields: { quantity: 'wrong-format' },
  })
  expect(readQuantity('1.0', unit)).toMatchObject({ ok: false, fields: { quantity: 'wrong-format' } })
  expect(readQuantity('1', unit)).toEqual({ ok: true, value: { amount: '1', unit } })
  expect(() => quantity('0.5', unit)).toThrow('is no quantity')
})

test.each(measured)('half a %s is taken', (unit) => {
  expect(readQuantity('0.5', unit)).toEqual({ ok: true, value: { amount: '0.5', unit } })
})

test.each([
  ['CBM', '1.001', '1.0001'],
  ['ton', '26.001', '26.0001'],
  ['kg', '0.001', '0.0001'],
  ['hour', '0.25', '0.125'],
] as const)('%s is measured to %s, not to %s', (unit, right, wrong) => {
  expect(decimalsOf(unit)).toBe(unit === 'hour' ? 2 : 3)
  expect(readQuantity(right, unit).ok).toBe(true)
  expect(readQuantity(wrong, unit)).toMatchObject({ fields: { quantity: 'wrong-format' } })
})

test.each([
  ['', 'required'],
  ['1e7', 'wrong-format'],
  ['0x10', 'wrong-format'],
  ['１２', 'wrong-format'],
  ['+5', 'wrong-format'],
  [' 5', 'wrong-format'],
  ['5 ', 'wrong-format'],
  ['5\n', 'wrong-format'],
  ['05', 'wrong-format'],
  ['1,000', 'wrong-format'],
  ['NaN', 'wrong-format'],
  ['Infinity', 'wrong-format'],
  ['1e9', 'wrong-format'],
  ['九', 'wrong-format'],
  ['-1', 'too-small'],
  ['0', 'too-small'],
  ['0.000', 'too-small'],
  ['999999999.001', 'taken'],
  ['1000000000', 'too-large'],
  ['9'.repeat(500), 'wrong-format'],
])('"%s" typed as kilograms is %s', (text, outcome) => {
  const result = readQuantity(text, 'kg', 'weightKg')
  expect(result.ok ? 'taken' : result.fields?.weightKg).toBe(outcome)
})

test('a calculated quantity may be zero, but not negative', () => {
  expect(quantity(0, 'day')).toEqual({ amount: '0', unit: 'day' })
  expect(() => quantity(-1, 'day')).toThrow('-1 day is no quantity: too-small')
  expect(() => quantity(quantityCeiling, 'kg')).toThrow('too-large')
  expect(() => quantity(Number.NaN, 'kg')).toThrow('not a whole number')
  expect(quantity('2.500', 'ton').amount).toBe('2.5')
})

test('every count below the ceiling is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: quantityCeiling - 1 }), (count) => {
      expect(readQuantity(String(count), 'piece')).toEqual({ ok: true, value: quantity(count, 'piece') })
    }),
  )
})

test('whatever is typed is answered, never thrown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...units), (text, unit) => {
      expect(typeof readQuantity(text, unit).ok).toBe('boolean')
    }),
  )
})
