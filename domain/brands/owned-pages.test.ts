import { expect, test } from 'vitest'
import { brandShowsPage } from './owned-pages.ts'

test.each([
  ['shanghai', '/prePort/Barge', true],
  ['group', '/prePort/Barge', false],
  ['group', '/preport/barge', false],
  ['shanghai', '/yard', true],
  ['ningbo', '/yard', false],
  ['ningbo', '/yard/', false],
  ['ningbo', '/yardAct', true],
  ['fujian', '/service/glj/warehouse', true],
  ['shanghai', '/service/glj/warehouse', false],
  ['fujian', '/gljNews', true],
  ['group', '/gljNews/7', false],
  ['shenzhen', '/szhmworkbench/ShippingOrderList', true],
  ['group', '/szhmworkbench', false],
  ['network', '/aboutUs', true],
] as const)('%s shows %s: %s', (brand, path, shown) => {
  expect(brandShowsPage(brand, path)).toBe(shown)
})
