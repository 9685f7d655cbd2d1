import { expect, test } from 'vitest'
import { addAddress } from '#contract/addresses.ts'
import { moveOrderByStaff } from '#contract/console-orders.ts'
import * as calls from '#contract/orders.ts'
import { saveQuote, searchOffers } from '#contract/quotes.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { oceanValues } from '#tests/support/order-values.data.ts'
import { oceanQuery } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { sendCall, unchanged } = site
const { administrator } = await site.newCompany('Booked Trading')
const { administrator: stranger } = await site.newCompany('Elsewhere Trading')
const operations = await site.staffToken('operations')

const longName = 'Bartholomew Featherstonehaugh'
const withContact = (contact: string) => ({
  ...oceanValues,
  groups: {
    ...oceanValues.groups,
    shipper: oceanValues.groups.shipper.map((party) => ({ ...party, contact })),
  },
})
const saveContact = async (who: string, contact: string) => {
  const [party] = oceanValues.groups.shipper
  dataOf(addAddress, await sendCall(addAddress, { ...party, kind: 'shipper', contact }, { who }))
}

async function quoteOf(who: string) {
  const { offers } = dataOf(searchOffers, await sendCall(searchOffers, oceanQuery, { who }))
  const body = { query: oceanQuery, offerCode: offers[0]?.item.code }
  return dataOf(saveQuote, await sendCall(saveQuote, body, { who })).number
}

const place = async (values: object, key: string) => {
  const body = { quote: await quoteOf(administrator), values, key }
  return () => sendCall(calls.placeOrder, body, { who: administrator })
}

test('a long contact is taken from the address book of the own company only', async () => {
  await saveContact(stranger, longName)
  const send = await place(withContact(longName), 'order-with-a-long-contact')
  expect(refusalOf(await unchanged(send), 'invalid-input').fields).toEqual({
    'values.groups.shipper.0.contact': 'too-long',
  })
  await saveContact(administrator, longName)
  const { number } = dataOf(calls.placeOrder, await send())
  const order = dataOf(calls.readOrder, await sendCall(calls.readOrder, { number }, { who: administrator }))
  expect(order.values.groups.shipper?.[0]?.contact).toBe(longName)
})

test('a corrected order is checked against the address book too', async () => {
  const placed = dataOf(calls.placeOrder, await (await place(oceanValues, 'order-to-correct-contact'))())
  const remarks = [{ severity: 'error', message: 'Who is the contact?', property: 'shipper.0.contact' }]
  const body = { number: placed.number, version: placed.version, move: 'return', remarks }
  const { version } = dataOf(moveOrderByStaff, await sendCall(moveOrderByStaff, body, { who: operations }))
  const again = (contact: string) => () =>
    sendCall(
      calls.moveOrder,
      { number: placed.number, version, move: 'send-again', values: withContact(contact) },
      { who: administrator },
    )
  const reply = await unchanged(again('Wilhelmina van der Schoonhoven'))
  expect(refusalOf(reply, 'invalid-input').fields).toEqual({
    'values.groups.shipper.0.contact': 'too-long',
  })
  await saveContact(administrator, 'Wilhelmina van der Schoonhoven')
  dataOf(calls.moveOrder, await again('Wilhelmina van der Schoonhoven')())
})
