import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMainlandMobile, isMobileAbroad, readMbl, readMobile, readPlate, readTelephone } from './formats.ts'
import type { Result } from './refusal.ts'

const outcome = (result: Result<string>) =>
  result.ok ? result.value : Object.entries(result.fields ?? {}).join()

test.each([
  ['13800138000', '13800138000'],
  ['19900000000', '19900000000'],
  ['+86 138 0013 8000', '13800138000'],
  ['0086-138-0013-8000', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['（+86）13800138000', '13800138000'],
  ['12800138000', 'mobile,wrong-format'],
  ['1380013800', 'mobile,wrong-format'],
  ['138001380000', 'mobile,wrong-format'],
  ['02155551234', 'mobile,wrong-format'],
  ['4008200001', 'mobile,wrong-format'],
  ['+852 13800138000', 'mobile,wrong-format'],
  ['1380013800a', 'mobile,wrong-format'],
  ['138+8600138000', 'mobile,wrong-format'],
  [' ', 'mobile,required'],
])('the mobile "%s" is %s', (text, expected) => {
  expect(outcome(readMobile(text))).toBe(expected)
})

test.each([
  ['+31 6 1234 5678', '+31612345678'],
  ['0031612345678', '+31612345678'],
  ['＋３１６１２３４５６７８', '+31612345678'],
  ['(+31) 6-1234-5678', '+31612345678'],
  ['+33 6.12.34.56.78', '+33612345678'],
  ['+44 (0)7911 123456', '+447911123456'],
  ['+852 9123 4567', '+85291234567'],
  ['+1 (415) 555-0132', '+14155550132'],
  ['+225 07 12 34 56 78', '+2250712345678'],
  ['+44 07911 123456', 'mobile,wrong-format'],
  ['+49 0151 12345678', 'mobile,wrong-format'],
  ['+1 415 555 013', 'mobile,wrong-format'],
  ['+999 12345678', 'mobile,wrong-format'],
  ['+881 612345678', 'mobile,wrong-format'],
  ['+86 12800138000', 'mobile,wrong-format'],
  ['+86 21 5555 1234', 'mobile,wrong-format'],
  ['31612345678', 'mobile,wrong-format'],
  ['+49 15123456789012', 'mobile,wrong-format'],
  ['+49 151', 'mobile,wrong-format'],
  ['+31 6 1234 567a', 'mobile,wrong-format'],
  ['+31+612345678', 'mobile,wrong-format'],
])('the mobile "%s" of another country is %s', (text, expected) => {
  expect(outcome(readMobile(text))).toBe(expected)
})

test('a number of another country has one clean form', () => {
  expect(['+31612345678', '0031612345678', '+8613800138000', '+31612345678\n'].map(isMobileAbroad)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('only the clean form is a mobile', () => {
  expect([
    isMainlandMobile('13000000000'),
    isMainlandMobile('+8613000000000'),
    isMainlandMobile('13000000000\n'),
  ]).toEqual([true, false, false])
})

test.each([
  ['021-5555 1234', '02155551234'],
  ['0532-8555123', '05328555123'],
  ['(0574)85551234', '057485551234'],
  ['010 55512345', '01055512345'],
  ['+86 21 5555 1234', '02155551234'],
  ['+86 021 5555 1234', '02155551234'],
  ['+86 21 5550 1234', '02155501234'],
  ['400-820-0001', '4008200001'],
  ['+86 400 820 0001', '4008200001'],
  ['8008200001', '8008200001'],
  ['5555 1234', 'telephone,wrong-format'],
  ['21 5555 1234', 'telephone,wrong-format'],
  ['021-555512', 'telephone,wrong-format'],
  ['021-555512345', 'telephone,wrong-format'],
  ['021-15551234', 'telephone,wrong-format'],
  ['13800138000', 'telephone,wrong-format'],
  ['+86 13800138000', 'telephone,wrong-format'],
  ['400-820-000', 'telephone,wrong-format'],
  ['400-820-00012', 'telephone,wrong-format'],
  ['1400-820-0001', 'telephone,wrong-format'],
  ['1021-5555 1234', 'telephone,wrong-format'],
  ['', 'telephone,required'],
])('the telephone "%s" is %s', (text, expected) => {
  expect(outcome(readTelephone(text))).toBe(expected)
})

test.each([
  ['鲁B12345', '鲁B12345'],
  ['浙B8K526', '浙B8K526'],
  ['粤BD12345', '粤BD12345'],
  ['沪A12345D', '沪A12345D'],
  ['闽D1234挂', '闽D1234挂'],
  ['粤Z1234港', '粤Z1234港'],
  ['粤ZAB12澳', '粤ZAB12澳'],
  ['鲁b·12345', '鲁B12345'],
  ['鲁Ｂ １２３４５', '鲁B12345'],
  ['鲁B1234', 'plate,wrong-format'],
  ['鲁I12345', 'plate,wrong-format'],
  ['鲁B1234O', 'plate,wrong-format'],
  ['B12345', 'plate,wrong-format'],
  ['粤B123456', 'plate,wrong-format'],
  ['粤BZ12345', 'plate,wrong-format'],
  ['闽D123挂', 'plate,wrong-format'],
  ['闽D12345挂', 'plate,wrong-format'],
  ['鲁Z1234港', 'plate,wrong-format'],
  ['粤B1234港', 'plate,wrong-format'],
  ['', 'plate,required'],
])('the plate "%s" is %s', (text, expected) => {
  expect(outcome(readPlate(text))).toBe(expected)
})

test.each([
  [' cosu6123456789 ', 'COSU6123456789'],
  ['12345678', '12345678'],
  ['A'.repeat(20), 'A'.repeat(20)],
  ['1234567', 'mbl,wrong-format'],
  ['A'.repeat(21), 'mbl,wrong-format'],
  ['COSU 6123456', 'mbl,wrong-format'],
  ['COSU-6123456', 'mbl,wrong-format'],
  ['ｃｏｓｕ６１２３４５', 'COSU612345'],
  ['  ', 'mbl,required'],
])('the MBL "%s" is %s', (text, expected) => {
  expect(outcome(readMbl(text))).toBe(expected)
})

test.each([
  ['+39 06 698 12345', '+390669812345'],
  ['+31 (0)20 123 4567', '+31201234567'],
  ['0031 20 123 4567', '+31201234567'],
  ['+1 415 555 0132', '+14155550132'],
  ['+999 12345678', 'telephone,wrong-format'],
  ['+31 20', 'telephone,wrong-format'],
])('the telephone "%s" of another country is %s', (text, expected) => {
  expect(outcome(readTelephone(text))).toBe(expected)
})

test('a caller names the field', () => {
  for (const read of [readMobile, readTelephone, readPlate, readMbl])
    expect(outcome(read('', 'contact'))).toBe('contact,required')
})

test('no number of mainland China is both a mobile and a telephone, and nothing typed throws', () => {
  fc.assert(
    fc.property(
      // Two zeros begin a number of another country.
      fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^(\+86[0148]|0[1-9]|[148]\d)\d{5,12}$/)),
      (text) => {
        expect(readMobile(text).ok && readTelephone(text).ok).toBe(false)
      },
    ),
  )
})
