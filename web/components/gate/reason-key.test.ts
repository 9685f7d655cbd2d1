import { expect, test } from 'vitest'
import { reasonKey } from './reason-key.ts'

test.each([
  ['view-rates', 'not-a-member', 'gate:joinToSeeRates'],
  ['read-quotes', 'not-a-member', 'gate:joinToSeeRates'],
  ['place-order', 'not-a-member', 'refusals:not-a-member'],
  ['view-rates', 'certify-to-see-rates', 'refusals:certify-to-see-rates'],
] as const)('the refusal of %s as %s has the text %s', (permission, refusal, key) => {
  expect(reasonKey(permission, refusal)).toBe(key)
})
