import { expect, test } from 'vitest'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { withContact, withShip } from './known-values.ts'

const shipper = [{ name: 'Harbour Moss', contact: 'Li Ming', mobile: '13900001111', country: 'CN' }]
const other = [{ contact: 'Wang Fang', telephone: '021-5555 0101' }]

test('the person to call is the contact of the shipper, unless the order names another', () => {
  const contactIn = (groups: Parameters<typeof withContact>[0]['groups']) =>
    withContact({ fields: {}, groups }).groups.contactPerson
  expect(contactIn({ shipper })).toEqual([{ contact: 'Li Ming', mobile: '13900001111', telephone: '' }])
  expect(contactIn({ shipper, contactPerson: other })).toEqual(other)
  expect(contactIn({})).toBeUndefined()
})

test('a copied service has the ship of the main service, unless one was typed or it asks for none', () => {
  const main = { fields: { vessel: 'QUAY DAWN', voyage: '031W', etd: '2026-12-01' }, groups: {} }
  const shipIn = (service: 'trucking' | 'warehouse', fields: Record<string, string>) =>
    withShip(orderForms[service], { fields, groups: {} }, main).fields
  expect(shipIn('trucking', { weightKg: '900' })).toEqual({
    weightKg: '900',
    vessel: 'QUAY DAWN',
    voyage: '031W',
  })
  expect(shipIn('trucking', { vessel: '', voyage: '' })).toEqual({ vessel: 'QUAY DAWN', voyage: '031W' })
  expect(shipIn('trucking', { vessel: 'OTHER', voyage: '' })).toEqual({ vessel: 'OTHER', voyage: '' })
  expect(shipIn('warehouse', { packages: '10' })).toEqual({ packages: '10' })
})
