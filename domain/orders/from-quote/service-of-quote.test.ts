import { expect, test } from 'vitest'
import { serviceOfQuote } from './service-of-quote.ts'

test.each([
  ['depot', null, 'depot'],
  ['trucking', null, 'trucking'],
  ['warehouse', null, 'warehouse'],
  ['ocean', null, 'ocean'],
  ['ocean', 'rail', 'ocean'],
  // Offers by staff.
  ['agreed', 'rail', 'rail'],
  ['agreed', 'insurance', 'insurance'],
  ['agreed', null, 'ocean'],
] as const)('a quote of mode %s for a request of %s is ordered as %s', (mode, requestKind, service) => {
  expect(serviceOfQuote({ mode, requestKind })).toBe(service)
})
