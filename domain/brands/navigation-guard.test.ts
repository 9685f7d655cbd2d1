import { describe, expect, test } from 'vitest'
import { brandCodes } from './brand.ts'
import { brandOf } from './brands.ts'
import { homeOfCustomers, redirectFor } from './navigation-guard.ts'

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return { pathname, search }
}

describe('a brand whose customers log in at its parent', () => {
  const brand = brandOf('network')

  test.each(['/aboutUs', '/agreement', '/login', '/workbench', '/nowhere?a=1'])(
    'without a token %s redirects to the home page with a warning',
    (address) => {
      expect(redirectFor(brand, at(address), false)).toEqual({ to: '/', needsParentLogin: true })
      expect(redirectFor(brand, at(address), true)).toBeUndefined()
    },
  )

  test('its home page is public', () => {
    expect(redirectFor(brand, at('/'), false)).toBeUndefined()
  })
})

describe('a brand whose workbench needs a login', () => {
  const brand = brandOf('shanghai')

  test.each<[string, boolean, string | undefined]>([
    ['/workbench', false, '/login?redirect=%2Fworkbench'],
    [
      '/Workbench/ShippingOrderList?tab=1',
      false,
      '/login?redirect=%2FWorkbench%2FShippingOrderList%3Ftab%3D1',
    ],
    ['/workbench', true, undefined],
    ['/workbenches', false, undefined],
    ['/aboutUs', false, undefined],
    ['/login', false, undefined],
    ['/login', true, '/workbench'],
    ['/login/', true, '/workbench'],
    ['/login?mode=register', true, '/workbench'],
    ['/login?mode=account', true, undefined],
    ['/login?redirect=%2Fyard', true, '/yard'],
    ['/login?redirect=%2F%2Fevil.example', true, '/'],
    ['/login?redirect=https:evil', true, '/'],
  ])('%s, logged in: %s', (address, isIn, to) => {
    expect(redirectFor(brand, at(address), isIn)?.to).toBe(to)
  })

  test('leads its customers to the workbench', () => {
    expect(homeOfCustomers(brand)).toBe('/workbench')
    expect(homeOfCustomers(brandOf('group'))).toBe('/')
  })
})

test('other brands never redirect', () => {
  const others = brandCodes
    .map(brandOf)
    .filter(({ parent, workbenchAsksLogIn }) => !parent && !workbenchAsksLogIn)
  expect(others).toHaveLength(4)
  for (const brand of others)
    for (const address of ['/', '/workbench', '/login'])
      for (const isIn of [true, false]) expect(redirectFor(brand, at(address), isIn)).toBeUndefined()
})
