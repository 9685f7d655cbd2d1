import { expect, test } from 'vitest'
import { statedName } from './stated-name.ts'

test.each([
  ['QE1', { code: 'QE1', state: 'ended' }, null],
  ['QE2', { code: 'QE1' }, { code: 'QE2' }],
  ['R1', null, { number: 'R1', quote: 'Q1' }],
  ['Q1', { quote: 'Q1' }, null],
  ['lanes.xlsx', null, { kind: 'ocean-lane', fileName: 'lanes.xlsx', added: 3 }],
  ['USD 2026-03-06', null, { currency: 'USD', date: '2026-03-06', value: '7.2' }],
  [undefined, null, { currency: 'USD', rows: 3 }],
  [undefined, null, { currency: null, date: '2026-03-06' }],
  [undefined, null, { rows: 3, code: 7 }],
  [undefined, null, null],
])('%s is stated by %o and %o', (name, before, after) => {
  expect(statedName(before, after)).toBe(name)
})
