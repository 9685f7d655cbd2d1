import { expect, test } from 'vitest'
import { amendUrl, correctionUrl, orderUrl, quoteUrl, requestUrl, reserveUrl } from './workbench-paths.ts'

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

test.each([
  ['ocean', '/service/reserve'],
  ['trucking', '/service/entrust'],
  ['rail', '/service/entrust'],
])('an order of %s is filled in, corrected and amended on the page of its service', (service, path) => {
  expect(reserveUrl('Q 1', service)).toBe(`${path}?quote=Q%201`)
  expect(correctionUrl('S 1', service)).toBe(`${path}?order=S%201`)
  expect(amendUrl('S 1', service)).toBe(`${path}?amend=S+1`)
  expect(amendUrl('S1', service, 'Q1')).toBe(`${path}?amend=S1&quote=Q1`)
})
