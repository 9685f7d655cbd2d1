import { expect, test } from 'vitest'
import { ownerOfPage, pageOwners } from './owned-pages.ts'

test.each([
  ['/prePort/Barge', 'shanghai'],
  ['/preport/barge', 'shanghai'],
  ['/yard', 'shanghai'],
  ['/yard/', 'shanghai'],
  ['/yardAct', undefined],
  ['/booking', 'shanghai'],
  ['/warehouse', 'shanghai'],
  ['/service/booking', undefined],
  ['/service/glj/warehouse', 'fujian'],
  ['/gljNews', 'fujian'],
  ['/gljNews/7', 'fujian'],
  ['/szhmworkbench/ShippingOrderList', 'shenzhen'],
  ['/', undefined],
  ['/aboutUs', undefined],
] as const)('the owner of %s is %s', (path, owner) => {
  expect(ownerOfPage(path)).toBe(owner)
})

test('three brands own pages', () => {
  expect(pageOwners).toEqual(['shanghai', 'fujian', 'shenzhen'])
})
