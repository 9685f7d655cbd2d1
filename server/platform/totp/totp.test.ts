import { describe, expect, test } from 'vitest'
import { encodeBase32, readBase32 } from './base32.ts'
import { codeAt, newTotpSecret, stepAt, stepOfCode, totpAddress } from './totp.ts'

const rfcSecret = encodeBase32(Buffer.from('12345678901234567890'))

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648 §10: %o is encoded as %o and decoded', (plain, written) => {
  expect(encodeBase32(Buffer.from(plain))).toBe(written)
  expect(readBase32(written).toString()).toBe(plain)
})

test.each(['MZXW6YT1', 'mzxw', 'MZ XW', 'MZXW=', 'MZ0W'])('%o is not base32', (text) => {
  expect(() => readBase32(text)).toThrow()
})

// RFC 4226 appendix D.
test.each(
  ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
    (code, count) => [count, code] as const,
  ),
)('RFC 4226: the code of counter %i is %s', (count, code) => {
  expect(codeAt(rfcSecret, count)).toBe(code)
})

// RFC 6238 appendix B, SHA-1, the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238: the code at second %i is %s', (seconds, code) => {
  expect(codeAt(rfcSecret, stepAt(seconds))).toBe(code)
})

describe('a typed code', () => {
  const now = 1_111_111_111
  const step = stepAt(now)
  test.each([
    [-2, undefined],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, undefined],
  ])('of %i steps from now belongs to step %s', (away, expected) => {
    expect(stepOfCode(rfcSecret, codeAt(rfcSecret, step + away), now)).toBe(expected)
  })

  test.each(['', '05047', '0504711', '05047é', '050472'])('%o is no code', (code) => {
    expect(stepOfCode(rfcSecret, code, now)).toBeUndefined()
  })

  test('there is no step before the first', () => {
    expect(stepOfCode(rfcSecret, codeAt(rfcSecret, 0), 10)).toBe(0)
  })
})

test('a secret has 160 random bits', () => {
  const secrets = Array.from({ length: 20 }, newTotpSecret)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(new Set(secrets).size).toBe(20)
})

test('the otpauth URL holds issuer, account, secret and parameters', () => {
  expect(totpAddress({ issuer: 'Quayside', account: 'li ming', secret: 'ABC' })).toBe(
    'otpauth://totp/Quayside:li%20ming?secret=ABC&issuer=Quayside&algorithm=SHA1&digits=6&period=30',
  )
})
