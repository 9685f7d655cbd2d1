import { expect, test } from 'vitest'
import { statedName } from './stated-name.ts'

test.each([
  ['QE1', { code: 'QE1', state: 'ended' }, null],
  ['QE2', { code: 'QE1' }, { code: 'QE2' }],
  ['R1', null, { number: 'R1', quote: 'Q1' }],
  ['Q1', { quote: 'Q1' }, null],
  [undefined, null, { rows: 3, code: 7 }],
  [undefined, null, null],
])('%s is stated by %o and %o', (name, before, after) => {
  expect(statedName(before, after)).toBe(name)
})
