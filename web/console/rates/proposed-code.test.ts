import { expect, test } from 'vitest'
import { proposedCode } from './proposed-code.ts'

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
