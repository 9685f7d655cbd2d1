import { expect, test } from 'vitest'
import { landed } from './landing.ts'

const given = {
  code: 'D-1',
  'terms.freeDays': '3',
  // Added last, and the first by its days; the row between them was left empty.
  'terms.storageTiers.0.fromDay': '16',
  'terms.storageTiers.0.factor': '1.5',
  'terms.storageTiers.4.fromDay': '',
  'terms.storageTiers.4.factor': '',
  'terms.storageTiers.7.fromDay': '1',
  'terms.storageTiers.7.factor': 'x',
  'terms.lift.20': '',
  'terms.lift.40': '',
}
const fields = Object.keys(given).slice(1)

test.each([
  ['a row that travelled in another place', 'terms.storageTiers.0.factor', 'terms.storageTiers.7.factor'],
  ['the row behind it', 'terms.storageTiers.1.fromDay', 'terms.storageTiers.0.fromDay'],
  ['a row as a whole, at its first field', 'terms.storageTiers.0', 'terms.storageTiers.7.fromDay'],
  ['a part that is missing, at its first field', 'terms.lift', 'terms.lift.20'],
  ['a list as a whole', 'terms.storageTiers', 'terms.storageTiers.0.fromDay'],
  ['what has no field, beside it', 'terms.lift.45', 'terms.lift.20'],
  ['a plain figure', 'terms.freeDays', 'terms.freeDays'],
  ['the head', 'code', 'code'],
  ['what the form knows nothing of, as it came', 'terms.colour', 'terms.colour'],
])('%s', (_what, told, field) => {
  expect(landed({ [told]: 'wrong-format' }, given, fields)).toEqual({ [field]: 'wrong-format' })
})

test('of two problems at one field the first is told', () => {
  const wrong = { 'terms.lift.20': 'too-large', 'terms.lift': 'required' } as const
  expect(landed(wrong, given, fields)).toEqual({ 'terms.lift.20': 'too-large' })
})
