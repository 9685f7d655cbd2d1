import { expect, test } from 'vitest'
import { orderUrl, quoteUrl, requestUrl } from './workbench-paths.ts'

test('a quote and a request are opened in the list of quotes by their number', () => {
  expect(quoteUrl('Q-26/1')).toBe('/workbench/quotes?number=Q-26%2F1')
  expect(requestUrl('R-26&1')).toBe('/workbench/quotes?request=R-26%261')
})

test('an order is opened on its own page by its number', () => {
  expect(orderUrl('S-26&1')).toBe('/workbench/ShippingOrderDetail?number=S-26%261')
})

test('a section of an order is opened by its name', () => {
  expect(orderUrl('S-26&1', 'messages')).toBe('/workbench/ShippingOrderDetail?number=S-26%261#messages')
})
