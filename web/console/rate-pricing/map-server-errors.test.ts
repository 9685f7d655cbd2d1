import { expect, test } from 'vitest'
import { mapServerErrors } from './map-server-errors.ts'

const given = {
  code: 'D-1',
  'pricing.freeDays': '3',
  // The row with key 7 was added last and is sent first; the row with key 4 is empty.
  'pricing.storageTiers.0.fromDay': '16',
  'pricing.storageTiers.0.factor': '1.5',
  'pricing.storageTiers.4.fromDay': '',
  'pricing.storageTiers.4.factor': '',
  'pricing.storageTiers.7.fromDay': '1',
  'pricing.storageTiers.7.factor': 'x',
  'pricing.lift.20': '',
  'pricing.lift.40': '',
}
const fields = Object.keys(given).slice(1)

test.each([
  [
    'a row that was sent at another position',
    'pricing.storageTiers.0.factor',
    'pricing.storageTiers.7.factor',
  ],
  ['the row after it', 'pricing.storageTiers.1.fromDay', 'pricing.storageTiers.0.fromDay'],
  ['a whole row: its first field', 'pricing.storageTiers.0', 'pricing.storageTiers.7.fromDay'],
  ['a missing part: its first field', 'pricing.lift', 'pricing.lift.20'],
  ['a whole list: its first field', 'pricing.storageTiers', 'pricing.storageTiers.0.fromDay'],
  ['a field that the form does not have: the one beside it', 'pricing.lift.45', 'pricing.lift.20'],
  ['a single field', 'pricing.freeDays', 'pricing.freeDays'],
  ['a field of the head', 'code', 'code'],
  ['an unknown field: unchanged', 'pricing.colour', 'pricing.colour'],
])('%s', (_what, error, field) => {
  expect(mapServerErrors('depot-tariff', { [error]: 'wrong-format' }, given, fields)).toEqual({
    [field]: 'wrong-format',
  })
})

test('shows the first of two problems of a field', () => {
  const errors = { 'pricing.lift.20': 'too-large', 'pricing.lift': 'required' } as const
  expect(mapServerErrors('depot-tariff', errors, given, fields)).toEqual({ 'pricing.lift.20': 'too-large' })
})
