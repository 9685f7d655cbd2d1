import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imoNumberOf, isImoNumber, readImoNumber } from './imo-number.ts'

test.each(['9074729', '9321483', '9811000'])('%s is a ship', (number) => {
  expect(isImoNumber(number)).toBe(true)
})

test.each(['9321484', '932148', '93214830', 'IMO9321483', '932148３', '0000000', ''])(
  '"%s" is none',
  (number) => {
    expect(isImoNumber(number)).toBe(false)
  },
)

test('a number is read with or without the letters before it', () => {
  expect(readImoNumber(' imo 9321483')).toEqual({ ok: true, value: '9321483' })
  expect(readImoNumber('９３２１４８３')).toEqual({ ok: true, value: '9321483' })
  expect(readImoNumber('9321484')).toMatchObject({ fields: { imoNumber: 'wrong-format' } })
  expect(readImoNumber('932IMO1483')).toMatchObject({ fields: { imoNumber: 'wrong-format' } })
  expect(readImoNumber('IMO', 'vessel')).toMatchObject({ fields: { vessel: 'required' } })
})

// Weights 7 to 2: 907472 gives 63+0+35+16+21+4 = 139; 932148 gives 63+18+10+4+12+16 = 123; 981100 gives 63+48+5+4 = 120.
test.each([
  ['907472', '9074729'],
  ['932148', '9321483'],
  ['981100', '9811000'],
])('the first digits %s are of ship %s', (serial, number) => {
  expect(imoNumberOf(serial)).toBe(number)
})

test('each serial has exactly one check digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 999_999 }), (serial) => {
      const passing = [...'0123456789'].filter((digit) => isImoNumber(`${serial}${digit}`))
      expect(passing).toHaveLength(1)
    }),
  )
})
