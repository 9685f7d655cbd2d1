import { expect, test } from 'vitest'
import { listOrders, moveOrder, placeOrder } from '#contract/orders.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { depotValues, oceanValues, truckingValues } from '#tests/support/order-values.data.ts'
import { orderSteps } from '#tests/support/price-orders.ts'
import { depotQuery, noon, oceanQuery } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
site.time.now = noon
const company = await site.newCompany('Corrected Trading')
const { administrator: who } = company
const steps = await orderSteps(site, company)

const remarks = [{ severity: 'error', message: 'Another ship', property: null }]
const returned = async (order: { readonly number: string; readonly version: number }) =>
  steps.moved(order, { move: 'return', remarks })
const found = async (search: string) =>
  dataOf(listOrders, await site.sendCall(listOrders, { search }, { who })).rows
const other = 'MSCU1234566'
const otherContainer = {
  ...depotValues,
  groups: { ...depotValues.groups, containerNumbers: [{ number: other, type: '40HQ' }] },
}

test('a corrected order is listed with the ship that it names then', async () => {
  const order = await returned(await steps.placed('trucking'))
  expect(order).toMatchObject({ vessel: 'TEST DAWN', voyage: '001W' })
  const fields = { ...truckingValues.fields, vessel: 'OTHER SHIP', voyage: '9E' }
  const sent = { move: 'send-again', values: { ...truckingValues, fields } }
  dataOf(moveOrder, await steps.move(order, sent))
  expect(await found(order.number)).toMatchObject([{ vessel: 'OTHER SHIP', voyage: '9E' }])
})

test('an order is found by the containers of the services that were not corrected', async () => {
  const body = {
    quote: await steps.savedQuote(oceanQuery),
    values: oceanValues,
    more: [{ quote: await steps.savedQuote(depotQuery), values: depotValues }],
    key: crypto.randomUUID(),
  }
  const placed = dataOf(placeOrder, await site.sendCall(placeOrder, body, { who }))
  const order = await returned(await steps.readAs(placed.number))
  dataOf(moveOrder, await steps.move(order, { move: 'send-again', values: oceanValues }))
  expect((await found('CSQU3054383')).map(({ number }) => number)).toEqual([order.number])
})

test('an amended order is found by its new containers', async () => {
  const order = await steps.generated('depot')
  const request = { move: 'request-amendment', values: otherContainer, reason: 'Another box' }
  const asked = dataOf(moveOrder, await steps.move(order, request))
  expect(await found(other)).toEqual([])
  await steps.moved(asked, { move: 'accept-amendment' })
  expect((await found(other)).map(({ number }) => number)).toEqual([order.number])
})
