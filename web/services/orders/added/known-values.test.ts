import { expect, test } from 'vitest'
import { withContact } from './known-values.ts'

const shipper = [{ name: 'Harbour Moss', contact: 'Li Ming', mobile: '13900001111', country: 'CN' }]
const other = [{ contact: 'Wang Fang', telephone: '021-5555 0101' }]

test('the person to call is the contact of the shipper, unless the order names another', () => {
  const contactIn = (groups: Parameters<typeof withContact>[0]['groups']) =>
    withContact({ fields: {}, groups }).groups.contactPerson
  expect(contactIn({ shipper })).toEqual([{ contact: 'Li Ming', mobile: '13900001111', telephone: '' }])
  expect(contactIn({ shipper, contactPerson: other })).toEqual(other)
  expect(contactIn({})).toBeUndefined()
})
