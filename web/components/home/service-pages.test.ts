import { describe, expect, test } from 'vitest'
import { brandOf } from '#domain/brands/brands.ts'
import { pageOfService } from './service-pages.ts'

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
    expect(pageOfService(brandOf('shanghai'), 'overseas-warehouse')).toBeUndefined()
    expect(pageOfService(brandOf('group'), 'barge')).toBeUndefined()
  })
})
