import { expect, test } from 'vitest'
import { quoteVerifyPath } from './verify-path.ts'

test('the page that verifies a quote gets its number and code', () => {
  expect(quoteVerifyPath('Q261117-000012', 'a&b')).toBe('/quote/verify?number=Q261117-000012&code=a%26b')
})
