import { expect, test } from 'vitest'
import { reasonKey } from './reason-key.ts'

test.each([
  ['view-rates', 'not-a-member', 'gate:joinToSeeRates'],
  ['place-order', 'not-a-member', 'refusals:not-a-member'],
  ['view-rates', 'certify-to-see-rates', 'refusals:certify-to-see-rates'],
] as const)('%s refused as %s is told by %s', (permission, refusal, key) => {
  expect(reasonKey(permission, refusal)).toBe(key)
})
