import { expect, test } from 'vitest'
import { freeCode, proposedCode } from './proposed-code.ts'

const ocean: Record<string, string> = { service: 'PS1', pol: 'CNNGB', pod: 'USLAX' }
const trucking: Record<string, string> = { pickUpPlace: 'nbct', district: '330109' }

test.each([
  ['ocean-lane', ocean, 'PS1-CNNGB-USLAX'],
  ['ocean-lane', { ...ocean, pod: '' }, undefined],
  ['trucking-lane', trucking, 'NBCT-330109'],
  ['trucking-lane', ocean, undefined],
  ['depot-tariff', ocean, undefined],
] as const)('the code of a %s of %o is %s', (kind, values, code) => {
  expect(proposedCode(kind, (name) => (values as Record<string, string>)[name])).toBe(code)
})

test.each([
  [[], 'PS1-A'],
  [['PS1-A-2', 'PS1-AB'], 'PS1-A'],
  [['PS1-A'], 'PS1-A-2'],
  [['ps1-a', 'PS1-A-2', 'PS1-A-4'], 'PS1-A-3'],
])('beside %o the free code is %s', (existing, code) => {
  expect(freeCode('PS1-A', existing)).toBe(code)
})
