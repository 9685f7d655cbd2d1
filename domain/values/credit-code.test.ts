import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCreditCode, readCreditCode } from './credit-code.ts'

const valid = ['91110000600037341L', '91350100M000100Y43', '91110000802100433B', '9131000013221158XC']

test.each(valid)('%s is a unified social credit code', (code) => {
  expect(isCreditCode(code)).toBe(true)
})

test.each([
  '91330106MA2B1B0A2E',
  '91110000717802210X',
  '91110000600037341',
  '91110000600037341L0',
  '91110000600037341l',
  '000000000000000000',
  '9111A000600037341L',
  '',
])('"%s" is none', (code) => {
  expect(isCreditCode(code)).toBe(false)
})

test.each(['I', 'O', 'S', 'V', 'Z'])('no code holds the letter %s', (letter) => {
  for (const code of valid)
    for (let place = 0; place < code.length; place += 1)
      expect(isCreditCode(code.slice(0, place) + letter + code.slice(place + 1))).toBe(false)
})

test('a code is read from small and full-width letters, refused when it fails its check', () => {
  expect(readCreditCode(' 91350100m000100ｙ43 ')).toEqual({ ok: true, value: '91350100M000100Y43' })
  expect(readCreditCode('91350100M000100Y44')).toMatchObject({ fields: { creditCode: 'wrong-format' } })
  expect(readCreditCode(' ', 'code')).toMatchObject({ fields: { code: 'required' } })
})

const alphabet = [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
const bodies = fc
  .tuple(
    fc.integer({ min: 0, max: 999_999 }),
    fc.array(fc.constantFrom(...alphabet), { minLength: 9, maxLength: 9 }),
  )
  .map(([division, body]) => `91${String(division).padStart(6, '0')}${body.join('')}`)

test('each body has exactly one check character', () => {
  fc.assert(
    fc.property(bodies, (body) => {
      expect(alphabet.filter((character) => isCreditCode(body + character))).toHaveLength(1)
    }),
  )
})

test('one wrong sign is always noticed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...valid),
      fc.nat({ max: 17 }),
      fc.constantFrom(...alphabet),
      (code, place, sign) => {
        const mistyped = code.slice(0, place) + sign + code.slice(place + 1)
        expect(isCreditCode(mistyped)).toBe(mistyped === code)
      },
    ),
  )
})
