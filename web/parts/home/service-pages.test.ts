import { describe, expect, test } from 'vitest'
import { brandCodes } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { firstPageOf, pageOfService } from './service-pages.ts'

describe('the page behind a service', () => {
  test.each([
    ['group', 'depot', '/domestic/yardDetail'],
    ['shanghai', 'depot', '/yard'],
    ['fujian', 'depot', '/service/glj/containerYard'],
    ['shanghai', 'barge', '/prePort/Barge'],
    ['fujian', 'ocean', '/service/glj/bookingCargo'],
  ] as const)('%s shows its %s on %s', (code, kind, path) => {
    expect(pageOfService(brandOf(code), kind)).toBe(path)
  })

  test('a service without a page in the navigation has no link', () => {
    expect(pageOfService(brandOf('group'), 'overseas-warehouse')).toBeUndefined()
    expect(pageOfService(brandOf('group'), 'barge')).toBeUndefined()
  })

  test.each(brandCodes)('the first button of %s leads to a service it sells', (code) => {
    const brand = brandOf(code)
    expect(brand.services.map((kind) => pageOfService(brand, kind))).toContain(firstPageOf(brand))
  })

  test('the first button leads to the first page, also when it stands in a group', () => {
    expect(firstPageOf(brandOf('group'))).toBe('/domestic/traditionCarrier')
    expect(firstPageOf(brandOf('fujian'))).toBe('/service/glj/containerYard')
  })
})
