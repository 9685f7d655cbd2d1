import { expect, test } from 'vitest'
import { listUrl, rememberList } from './list-urls.ts'

test('a list is opened with the filters it was left with', () => {
  expect(listUrl('/console/rates')).toBe('/console/rates')
  rememberList('/console/rates', '?kind=ocean-lane&search=CNNGB')
  rememberList('/console/companies', '?state=certified')
  expect(listUrl('/console/rates')).toBe('/console/rates?kind=ocean-lane&search=CNNGB')
  rememberList('/console/rates', '')
  expect(listUrl('/console/rates')).toBe('/console/rates')
})
