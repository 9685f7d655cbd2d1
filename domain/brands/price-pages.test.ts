import { expect, test } from 'vitest'
import { showsPrice } from './price-pages.ts'

test.each([
  ['/service/booking?pol=CNNGB&pod=NLRTM', true],
  ['/service/truck?port=CNSZX', true],
  ['/service/booking', false],
  ['/workbench/quotes?show=bulk', false],
  ['/', false],
])('%s shows a price: %s', (path, expected) => {
  expect(showsPrice(path)).toBe(expected)
})
