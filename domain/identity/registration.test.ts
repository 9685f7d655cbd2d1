import { describe, expect, test } from 'vitest'
import type { WrongFields } from '#domain/values/refusal.ts'
import { passwordProblem } from '#domain/values/text-limits.ts'
import { commonPasswords } from './common-passwords.data.ts'
import { crossBrandLoginSeconds } from './cross-brand-login.ts'
import { codeLifeSeconds, formatCode, readCode } from './one-time-code.ts'
import {
  acceptedBitsForSend,
  bitsForSend,
  formatChallenge,
  leadingZeroBits,
  provenText,
  readChallenge,
} from './proof-of-work.ts'
import { formProblems, newPasswordProblem, type TypedForm } from './registration.ts'

describe('the list of common passwords', () => {
  test('has at least 150 entries, unique and in lower case', () => {
    expect(new Set(commonPasswords).size).toBeGreaterThanOrEqual(150)
    expect(commonPasswords.filter((one, index) => commonPasswords.indexOf(one) !== index)).toEqual([])
    expect(commonPasswords.filter((one) => one !== one.toLowerCase())).toEqual([])
  })

  test('has only passwords that the rule would accept', () => {
    expect(commonPasswords.filter((one) => passwordProblem(one) !== undefined)).toEqual([])
  })
})

test.each([
  ['Lantern7731', undefined],
  ['password1', 'too-common'],
  ['PassWord1', 'too-common'],
  ['password1x', undefined],
  ['short1', 'too-short'],
])('as a new password %s is %s', (typed, problem) => {
  expect(newPasswordProblem(typed)).toBe(problem)
})

test('a form is checked as far as it is filled in', () => {
  expect(formProblems({})).toStrictEqual({})
  const right = { mobile: '13800000001', code: '012345', name: '林海', companyName: '远帆' }
  expect(formProblems(right)).toStrictEqual({})
  const wrong = { mobile: '1', code: '1', name: '1', companyName: '1', password: '1', passwordAgain: '2' }
  expect(formProblems(wrong)).toEqual({
    mobile: 'wrong-format',
    code: 'wrong-format',
    name: 'wrong-format',
    companyName: 'wrong-format',
    password: 'too-short',
    passwordAgain: 'inconsistent',
  })
  expect(formProblems({ mobile: ' ', code: ' ' })).toEqual({ mobile: 'required', code: 'required' })
})

test.each<[TypedForm, WrongFields]>([
  [{ email: ' Lin@Tideway.example' }, {}],
  [{ email: 'lin@' }, { email: 'wrong-format' }],
  [{ mobile: '13800000001', email: 'lin@tideway.example' }, { email: 'inconsistent' }],
  [{ account: 'LinHai' }, {}],
  [{ account: 'lin' }, { account: 'wrong-format' }],
  [{ password: 'Lantern7731', passwordAgain: 'Lantern7731' }, {}],
  [{ password: 'Lantern7731', passwordAgain: 'lantern7731' }, { passwordAgain: 'inconsistent' }],
  [{ passwordAgain: 'Lantern7731' }, {}],
])('the form %o has the problems %o', (form, problems) => {
  expect(formProblems(form)).toStrictEqual(problems)
})

test('codes last 5 minutes, by email half an hour; a login at another brand lasts 5 minutes', () => {
  expect(codeLifeSeconds).toEqual({ sms: 300, mail: 1800 })
  expect(crossBrandLoginSeconds).toBe(300)
})

test.each([
  ['012345', '012345'],
  [' 012 345 ', '012345'],
  ['０１２３４５', '012345'],
])('the code %o is read as %s', (typed, code) => {
  expect(readCode(typed)).toEqual({ ok: true, value: code })
})

test.each(['', '12345', '1234567', '12345a', '-12345', '١٢٣٤٥٦', '123.45'])('%o is no code', (typed) => {
  expect(readCode(typed).ok).toBe(false)
})

test.each([
  [0, '000000'],
  [42, '000042'],
  [999_999, '999999'],
])('the number %i is sent as %s', (drawn, code) => {
  expect(formatCode(drawn)).toBe(code)
})

test.each<[number[], number]>([
  [[0xff], 0],
  [[0x80, 0], 0],
  [[0x7f], 1],
  [[0x01], 7],
  [[0x00, 0x80], 8],
  [[0x00, 0x01], 15],
  [[0x00, 0x00, 0xff], 16],
  [[0x00, 0x00], 16],
  [[], 0],
])('the bytes %o start with %i zero bits', (bytes, bits) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits)
})

test.each([
  [1, 14, 14],
  [21, 14, 14],
  [40, 14, 14],
  [41, 15, 14],
  [60, 15, 14],
  [61, 16, 15],
  [141, 20, 19],
  [161, 20, 20],
  [9_999, 20, 20],
])('send %i of an address needs %i bits, and %i are accepted', (send, needed, accepted) => {
  expect([bitsForSend(send), acceptedBitsForSend(send)]).toEqual([needed, accepted])
})

test('a written challenge can be read', () => {
  const challenge = { random: 'aB_-5678901234567890ab', expires: 1_794_700_000, signature: 'x'.repeat(43) }
  expect(readChallenge(formatChallenge(challenge))).toEqual(challenge)
  expect(provenText('random.1.signature', '77')).toBe('random.1.signature.77')
})

test.each([
  '',
  'a.1.b',
  `${'a'.repeat(16)}.x.${'b'.repeat(16)}`,
  `${'a'.repeat(16)}.1`,
  `${'a'.repeat(15)}.1.${'b'.repeat(16)}`,
  `${'a'.repeat(65)}.1.${'b'.repeat(16)}`,
  `${'a'.repeat(16)}.1.${'b'.repeat(15)}`,
  `${'a'.repeat(16)}.1.${'b'.repeat(129)}`,
  `${'a'.repeat(16)}.1234567890123.${'b'.repeat(16)}`,
  `${'a'.repeat(16)}.1.${'b'.repeat(16)}\n`,
  ` ${'a'.repeat(16)}.1.${'b'.repeat(16)}`,
])('%o is no challenge', (text) => {
  expect(readChallenge(text)).toBeUndefined()
})
