import { describe, expect, test } from 'vitest'
import {
  type AddressKind,
  type AddressTexts,
  addressFields,
  addressKey,
  addressKinds,
  addressProblems,
  cleanAddress,
  hasDistrict,
} from './address-entry.ts'

const nothing = Object.fromEntries(addressFields.map((field) => [field, ''])) as Omit<AddressTexts, 'kind'>
const party = {
  ...nothing,
  name: 'Rotterdam Fresh B.V.',
  country: 'NL',
  address: 'Waalhaven Oostzijde 81',
  contact: 'Anna van den Berg-Hoogenboom',
  mobile: '+31612345678',
}
const door = {
  ...nothing,
  name: '慈溪海联工厂',
  country: 'CN',
  district: '330282',
  address: '慈溪市新兴大道9号',
  contact: '陈岳',
  mobile: '13800138000',
}
const invoice = { ...nothing, name: '海联贸易', country: 'CN', taxNumber: '91330200MA2AAAAA0X' }
const complete: Readonly<Record<AddressKind, AddressTexts>> = {
  shipper: { ...party, kind: 'shipper' },
  consignee: { ...party, kind: 'consignee' },
  notify: { ...party, kind: 'notify' },
  door: { ...door, kind: 'door' },
  invoice: { ...invoice, kind: 'invoice' },
}

// Spec §5, written by hand: contact, number and address of an order; our choice for an invoice.
test.each<[AddressKind, string]>([
  ['shipper', 'name country address contact mobile telephone'],
  ['consignee', 'name country address contact mobile telephone'],
  ['notify', 'name country address contact mobile telephone'],
  ['door', 'name country address contact mobile telephone'],
  ['invoice', 'name country taxNumber'],
])('%s asks for %s', (kind, fields) => {
  const wrong = addressProblems({ ...nothing, kind })
  expect(Object.keys(wrong).sort()).toEqual(fields.split(' ').sort())
  expect(new Set(Object.values(wrong))).toEqual(new Set(['required']))
})

test.each(addressKinds)('a complete entry of %s is right', (kind) => {
  expect(addressProblems(complete[kind])).toEqual({})
})

describe('a field of a door', () => {
  test.each<[keyof typeof nothing, string, string | undefined]>([
    ['label', '', undefined],
    ['label', 'x'.repeat(40), undefined],
    ['label', 'x'.repeat(41), 'too-long'],
    ['label', 'a\u202eb', 'wrong-format'],
    ['name', 'x'.repeat(100), undefined],
    ['name', 'x'.repeat(101), 'too-long'],
    ['name', '3M China\nLtd', 'wrong-format'],
    ['country', 'cn', undefined],
    ['country', 'XX', 'unknown-value'],
    ['country', 'China', 'unknown-value'],
    ['district', '', undefined],
    ['district', '999999', 'unknown-value'],
    ['address', '船'.repeat(100), undefined],
    ['address', '船'.repeat(101), 'too-long'],
    ['address', 'Gate 3\nHall B', undefined],
    ['contact', 'Ã'.repeat(60), undefined],
    ['contact', 'Ã'.repeat(61), 'too-long'],
    ['contact', '陈3', 'wrong-format'],
    ['mobile', '+8613800138000', undefined],
    ['mobile', '+4915112345678', undefined],
    ['mobile', '12', 'wrong-format'],
    ['telephone', '0574-87654321', undefined],
    ['telephone', '+442079460000', undefined],
    ['telephone', '12', 'wrong-format'],
    ['email', 'dock@factory.example', undefined],
    ['email', 'dock@factory', 'wrong-format'],
    ['taxNumber', 'NL004495445B01', undefined],
    ['taxNumber', 'DE 123/456', undefined],
    ['taxNumber', '=1+1', 'wrong-format'],
    ['taxNumber', '12', 'wrong-format'],
    ['taxNumber', 'X'.repeat(31), 'too-long'],
  ])('%s %j: %s', (field, text, problem) => {
    const wrong = addressProblems({ ...complete.door, [field]: text })
    expect(wrong).toEqual(problem ? { [field]: problem } : {})
  })
})

test('only a door in mainland China has a district', () => {
  expect(addressProblems({ ...complete.shipper, country: 'CN', district: '330282' })).toEqual({
    district: 'inconsistent',
  })
  expect(addressProblems({ ...complete.door, country: 'NL' })).toEqual({ district: 'inconsistent' })
  expect(hasDistrict('door', 'CN')).toBe(true)
  expect(hasDistrict('door', 'HK')).toBe(false)
})

test('one of mobile and telephone is enough', () => {
  const wrong = addressProblems({ ...complete.door, mobile: '', telephone: '0574-87654321' })
  expect(wrong).toEqual({})
})

test('fields that were refused before are not asked for, and without a kind nothing is', () => {
  expect(addressProblems({ kind: 'shipper', name: '' })).toEqual({ name: 'required' })
  expect(addressProblems({ kind: 'ship', name: '' })).toEqual({})
})

test('an entry is saved as it is written in documents', () => {
  const typed = {
    ...complete.door,
    label: '  North gate ',
    country: ' ｃｎ ',
    mobile: ' +86 138-0013-8000 ',
    telephone: '\u3164',
    taxNumber: 'nl004495445b01 ',
  }
  expect(cleanAddress(typed)).toEqual({
    ...complete.door,
    label: 'North gate',
    country: 'CN',
    mobile: '13800138000',
    telephone: '',
    taxNumber: 'NL004495445B01',
  })
})

test('entries with the same content are the same, whatever their label and letter case', () => {
  const { shipper } = complete
  expect(addressKey({ ...shipper, label: 'x', name: 'ROTTERDAM FRESH B.V.' })).toBe(addressKey(shipper))
  expect(addressKey({ ...shipper, kind: 'notify' })).not.toBe(addressKey(shipper))
  expect(addressKey({ ...shipper, mobile: '' })).not.toBe(addressKey(shipper))
})
