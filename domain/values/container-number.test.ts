import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isContainerNumber, readContainerNumber } from './container-number.ts'

test.each(['CSQU3054383', 'MSKU6011672', 'TGHU7599330', 'HLXU2008419', 'COSU8001215', 'TCNU0000080'])(
  '%s is a container',
  (number) => {
    expect(isContainerNumber(number)).toBe(true)
  },
)

test.each([
  'CSQU3054384',
  'MAEU6139867',
  'CCLU3806201',
  'CSQA3054383',
  'CSQU305438',
  'CSQU30543830',
  'csqu3054383',
  ' CSQU3054383',
  'CS1U3054383',
  '',
])('"%s" is none', (number) => {
  expect(isContainerNumber(number)).toBe(false)
})

test.each([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])('with a letter %s before it a container is none', (letter) => {
  expect(isContainerNumber(`${letter}CSQU3054383`)).toBe(false)
})

test('a number is read as it is painted on the door, refused when it fails its check', () => {
  expect(readContainerNumber(' csqu 305438-３')).toEqual({ ok: true, value: 'CSQU3054383' })
  expect(readContainerNumber('CSQU3054384')).toMatchObject({ fields: { containerNumber: 'wrong-format' } })
  expect(readContainerNumber('', 'container')).toMatchObject({ fields: { container: 'required' } })
})

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const serials = fc
  .tuple(letter, letter, letter, fc.constantFrom('U', 'J', 'Z'), fc.integer({ min: 0, max: 999_999 }))
  .map(([a, b, c, kind, serial]) => `${a}${b}${c}${kind}${String(serial).padStart(6, '0')}`)
const checkDigits = [...'0123456789']

test('each serial has exactly one check digit', () => {
  fc.assert(
    fc.property(serials, (serial) => {
      expect(checkDigits.filter((digit) => isContainerNumber(serial + digit))).toHaveLength(1)
    }),
  )
})
