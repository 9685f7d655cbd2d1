import { expect, test } from 'vitest'
import { addressProblems } from '#domain/addresses/address-entry.ts'
import { doors, invoiceTitle, parties } from '#domain/orders/fields/contact-fields.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { addressKindsOf, addressOfRow, contactsIn, rowFieldOf, rowOfAddress } from './address-rows.ts'

const [shipper] = parties
const entry = {
  kind: 'door',
  label: 'Plant',
  name: 'Harbour Moss Trading',
  country: 'CN',
  district: '330282',
  address: 'No. 1 Quay Road',
  contact: 'Bartholomew Featherstonehaugh',
  mobile: '13900001111',
  telephone: '0574-87654321',
  email: '',
  taxNumber: '',
} as const

test('parties and doors are filled from the address book, other rows are not', () => {
  expect(addressKindsOf('shipper')).toEqual(['shipper'])
  expect(addressKindsOf('consignee')).toEqual(['consignee'])
  expect(addressKindsOf('notify')).toEqual(['notify', 'consignee'])
  expect(addressKindsOf('doors')).toEqual(['door'])
  expect(addressKindsOf('invoiceTitle')).toEqual(['invoice'])
  expect(addressKindsOf('containers')).toEqual([])
})

test('an entry fills the fields that the row has, and leaves the day to be typed', () => {
  expect(rowOfAddress(doors, entry)).toEqual({
    city: '330282',
    address: 'No. 1 Quay Road',
    contact: 'Bartholomew Featherstonehaugh',
    mobile: '13900001111',
    telephone: '0574-87654321',
  })
  expect(shipper && rowOfAddress(shipper, entry)).toMatchObject({
    name: 'Harbour Moss Trading',
    country: 'CN',
  })
})

test('a typed row is an entry again; a door gets its name for the address book', () => {
  const { name, label, kind, country: _country, district, email: _email, taxNumber: _tax, ...row } = entry
  const saved = addressOfRow('doors', { ...row, city: district, day: '2026-11-20' }, { name, label })
  expect(saved).toEqual({ ...entry, kind })
  expect(saved && addressProblems(saved)).toEqual({})
  expect(addressOfRow('containers', { type: '40HQ' }, { name, label })).toBeUndefined()
})

test.each([
  ['name', 'name'],
  ['district', 'city'],
  ['taxNumber', 'taxNumber'],
  // Of the address book alone.
  ['label', 'label'],
])('the field %s of an entry comes from %s', (field, inRow) => {
  expect(rowFieldOf(field)).toBe(inRow)
})

test('what a row does not say is empty; only a door is in our country', () => {
  const own = { label: 'Main', name: 'Moss' }
  const blank = {
    ...own,
    district: '',
    address: '',
    contact: '',
    mobile: '',
    telephone: '',
    email: '',
    taxNumber: '',
  }
  expect(addressOfRow('notify', {}, own)).toEqual({ ...blank, kind: 'notify', country: '' })
  expect(addressOfRow('doors', {}, own)).toEqual({ ...blank, kind: 'door', country: 'CN' })
})

test('every group with a contact and an address has a kind of address', () => {
  const groups = Object.values(orderForms).flatMap((form) => form.groups)
  const addressed = groups.filter(({ fields }) => fields.some(({ name }) => name === 'address'))
  for (const { name } of addressed) expect(addressKindsOf(name)).not.toEqual([])
})

test('the contacts of all rows are looked up once, without the space around them', () => {
  const groups: OrderValues['groups'] = {
    shipper: [{ contact: ' Lin Hai ' }],
    notify: [{ contact: 'Lin Hai' }, { contact: ' ' }, {}],
  }
  expect(contactsIn({ fields: {}, groups })).toEqual(['Lin Hai'])
})

test('an invoice title is filled from the address book and saved to it with its tax number', () => {
  const title = { ...entry, kind: 'invoice', taxNumber: '91330206MA2ABCDE7X', district: '' } as const
  const row = rowOfAddress(invoiceTitle, title)
  expect(row).toEqual({
    name: 'Harbour Moss Trading',
    country: 'CN',
    taxNumber: '91330206MA2ABCDE7X',
    address: 'No. 1 Quay Road',
    telephone: '0574-87654321',
    email: '',
  })
  const saved = addressOfRow('invoiceTitle', row, { label: 'Main', name: '' })
  expect(saved).toMatchObject({
    kind: 'invoice',
    name: 'Harbour Moss Trading',
    taxNumber: '91330206MA2ABCDE7X',
  })
  expect(addressProblems({ ...saved })).toEqual({})
})
