import type { AddressField, AddressKind, AddressTexts } from '#domain/addresses/address-entry.ts'
import { homeCountry } from '#domain/certification/company-number.ts'
import type { FieldTexts, OrderGroup, OrderValues } from '#domain/orders/fields/order-field.ts'

/** What a row of an order can be filled from, the kind that it is saved as first; a notify party is often the consignee. */
const kindsByGroup: Readonly<Record<string, readonly [AddressKind, ...AddressKind[]]>> = {
  shipper: ['shipper'],
  consignee: ['consignee'],
  notify: ['notify', 'consignee'],
  doors: ['door'],
  invoiceTitle: ['invoice'],
}

export const addressKindsOf = (group: string): readonly AddressKind[] => kindsByGroup[group] ?? []

/** The fields of the address book by those of an order. */
const fieldsInBook: Readonly<Record<string, AddressField>> = {
  name: 'name',
  country: 'country',
  city: 'district',
  address: 'address',
  contact: 'contact',
  mobile: 'mobile',
  telephone: 'telephone',
  email: 'email',
  taxNumber: 'taxNumber',
}

/** The fields of a row that an entry fills; days and times stay as they are typed. */
export const rowOfAddress = ({ fields }: Pick<OrderGroup, 'fields'>, entry: AddressTexts): FieldTexts =>
  Object.fromEntries(
    fields.flatMap(({ name }) => {
      const field = fieldsInBook[name]
      return field ? [[name, entry[field]]] : []
    }),
  )

type OwnTexts = Pick<AddressTexts, 'label' | 'name'>

/** A row as an entry; undefined for rows that have no kind of address. A door has a name in the address book only. */
export function addressOfRow(group: string, texts: FieldTexts, own: OwnTexts): AddressTexts | undefined {
  const [kind] = addressKindsOf(group)
  if (kind === undefined) return undefined
  return {
    kind,
    label: own.label,
    name: texts.name ?? own.name,
    // A door is a district of ours.
    country: texts.country ?? (kind === 'door' ? homeCountry : ''),
    district: texts.city ?? '',
    address: texts.address ?? '',
    contact: texts.contact ?? '',
    mobile: texts.mobile ?? '',
    telephone: texts.telephone ?? '',
    email: texts.email ?? '',
    taxNumber: texts.taxNumber ?? '',
  }
}

/** The field of a row that a field of an entry comes from. */
export const rowFieldOf = (field: string): string =>
  Object.entries(fieldsInBook).find(([, inBook]) => inBook === field)?.[0] ?? field

/** The contacts in the rows of an order, as they are compared with the address book. */
export const contactsIn = ({ groups }: OrderValues): readonly string[] => [
  ...new Set(
    Object.values(groups)
      .flat()
      .flatMap(({ contact = '' }) => (contact.trim() === '' ? [] : [contact.trim()])),
  ),
]
