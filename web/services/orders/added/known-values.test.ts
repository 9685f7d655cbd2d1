import { expect, test } from 'vitest'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { knownValues } from './known-values.ts'

const quoted = { fixed: { fields: {}, groups: {} }, suggested: {}, excluded: [] }
const customs = { form: orderForms.customs, typed: orderForms.customs, quoted }
const shipper = [{ name: 'Harbour Moss', contact: 'Li Ming', mobile: '13900001111', country: 'CN' }]
const other = [{ contact: 'Wang Fang', telephone: '021-5555 0101' }]

test('the person to call is the contact of the shipper, unless the order names another', () => {
  const contactIn = (groups: Parameters<typeof knownValues>[1]['groups']) =>
    knownValues(customs, { fields: {}, groups }).groups.contactPerson
  expect(contactIn({ shipper })).toEqual([{ contact: 'Li Ming', mobile: '13900001111', telephone: '' }])
  expect(contactIn({ shipper, contactPerson: other })).toEqual(other)
  expect(contactIn({})).toBeUndefined()
})
