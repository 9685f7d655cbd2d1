import { expect, test } from 'vitest'
import { randomTexts } from './random-texts.ts'

test.each([
  [18, 'base64', /^[A-Za-z0-9+/]{24}$/],
  [16, 'hex', /^[0-9a-f]{32}$/],
] as const)('texts of %i bytes in %s are all different and have one length', (bytes, encoding, format) => {
  const next = randomTexts(bytes, encoding)
  const texts = Array.from({ length: 600 }, next)
  expect(new Set(texts).size).toBe(600)
  for (const text of texts) expect(text).toMatch(format)
})
