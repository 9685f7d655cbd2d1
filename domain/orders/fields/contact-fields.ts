import { taxNumberRule } from '#domain/addresses/address-entry.ts'
import { readMobile, readTelephone } from '#domain/values/formats.ts'
import { addressProblem, contactProblem, emailProblem, textLimits } from '#domain/values/text-limits.ts'
import { asRead } from './as-read.ts'
import type { OrderField, OrderGroup, OrderPart } from './order-field.ts'

/** Spec §5: a contact of at most 10 characters, one of mobile and telephone. */
const numberFields = (part: OrderPart): readonly OrderField[] => [
  { part, name: 'contact', kind: 'line', isRequired: true, max: textLimits.contact, check: contactProblem },
  { part, name: 'mobile', kind: 'phone', ...asRead(readMobile) },
  { part, name: 'telephone', kind: 'phone', ...asRead(readTelephone) },
]
const numbers = ['mobile', 'telephone'] as const

/** Trade documents name at most so many parties to notify; our choice. */
const mostNotified = 3
/** Spec §9: typically at most three loading points. */
const mostDoors = 3

const party = (name: string, least: number, most: number): OrderGroup => ({
  name,
  part: 'parties',
  least,
  most,
  oneOf: numbers,
  fields: [
    { part: 'parties', name: 'name', kind: 'line', isRequired: true, max: textLimits.companyName },
    { part: 'parties', name: 'country', kind: 'place', isRequired: true },
    {
      part: 'parties',
      name: 'address',
      kind: 'lines',
      isRequired: true,
      max: textLimits.address,
      check: addressProblem,
    },
    ...numberFields('parties'),
    { part: 'parties', name: 'email', kind: 'email', max: textLimits.email, check: emailProblem },
  ],
})

export const parties: readonly OrderGroup[] = [
  party('shipper', 1, 1),
  party('consignee', 1, 1),
  party('notify', 0, mostNotified),
]

/** Where a truck loads or unloads, and when. */
export const doors: OrderGroup = {
  name: 'doors',
  part: 'doors',
  least: 1,
  most: mostDoors,
  oneOf: numbers,
  inOrder: ['fromTime', 'toTime'],
  fields: [
    { part: 'doors', name: 'city', kind: 'place', isRequired: true },
    {
      part: 'doors',
      name: 'address',
      kind: 'lines',
      isRequired: true,
      max: textLimits.address,
      check: addressProblem,
    },
    ...numberFields('doors'),
    { part: 'doors', name: 'day', kind: 'day', isRequired: true, isAhead: true },
    { part: 'doors', name: 'fromTime', kind: 'time' },
    { part: 'doors', name: 'toTime', kind: 'time' },
  ],
}

/** One person to call about the order. */
export const contactGroup: OrderGroup = {
  name: 'contactPerson',
  part: 'reference',
  least: 1,
  most: 1,
  oneOf: numbers,
  fields: numberFields('reference'),
}

/** Whose name the invoice bears, where it is not the company that orders. */
export const invoiceTitle: OrderGroup = {
  name: 'invoiceTitle',
  part: 'invoice',
  least: 0,
  most: 1,
  fields: [
    { part: 'invoice', name: 'name', kind: 'line', isRequired: true, max: textLimits.companyName },
    { part: 'invoice', name: 'country', kind: 'place', isRequired: true },
    { part: 'invoice', name: 'taxNumber', kind: 'line', isRequired: true, ...taxNumberRule },
    { part: 'invoice', name: 'address', kind: 'lines', max: textLimits.address, check: addressProblem },
    // No phone, of which an order needs one: an invoice may be without.
    { part: 'invoice', name: 'telephone', kind: 'line', ...asRead(readTelephone) },
    { part: 'invoice', name: 'email', kind: 'email', max: textLimits.email, check: emailProblem },
  ],
}
