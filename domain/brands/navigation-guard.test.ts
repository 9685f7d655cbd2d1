import { describe, expect, test } from 'vitest'
import { brandCodes } from './brand.ts'
import { brandOf } from './brands.ts'
import { redirectFor } from './navigation-guard.ts'
import { logInFor } from './parent-log-in.ts'

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return { pathname, search }
}

describe('a brand whose customers log in at its parent', () => {
  const brand = brandOf('network')

  test.each([
    '/aboutUs',
    '/login',
    '/workbench',
    '/service/hyzx?pol=CNSHA',
    '/policyholder',
    '/quote',
    '/nowhere?a=1',
  ])('without a token %s redirects to the home page with a warning', (address) => {
    expect(redirectFor(brand, at(address), false)).toMatchObject({
      to: '/',
      afterParentLogin: expect.any(String),
    })
    expect(redirectFor(brand, at(address), true)).toBeUndefined()
  })

  test.each([
    ...['/', '/agreement', '/tslAgreement', '/policy', '/Policy/', '/invitation', '/invitation/abc'],
    ...['/quote/verify?number=Q&code=x', '/quote/request', '/upload/terms.pdf', '/order/shared'],
  ])('%s opens without a token', (address) => {
    expect(redirectFor(brand, at(address), false)).toBeUndefined()
  })

  test.each([
    ['/service/hyzx?pol=CNSHA', '/service/hyzx?pol=CNSHA'],
    ['/login?redirect=%2Finvitation%2Fabc', '/invitation/abc'],
    ['/login?redirect=%2F%2Fevil.example', '/'],
    ['/login', '/'],
  ])('after the login that %s needs, the user returns to %s', (address, path) => {
    expect(redirectFor(brand, at(address), false)?.afterParentLogin).toBe(path)
  })

  test('its login returns to the page that was requested', () => {
    const url = new URL(
      logInFor('http://localhost/login?crossBrandLogin=network', '/service/booking?pol=A&pod=B'),
    )
    expect(url.searchParams.get('redirect')).toBe('/service/booking?pol=A&pod=B')
    expect(url.searchParams.get('crossBrandLogin')).toBe('network')
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
    ['/login?redirect=%2Flogin%3Fmode%3Dregister', true, '/workbench'],
    ['/login?redirect=%2Flogin%3Fmode%3Daccount', true, '/login?mode=account'],
    ['/login?redirect=%2F%2Fevil.example', true, '/'],
    ['/login?redirect=https:evil', true, '/'],
  ])('%s, logged in: %s', (address, isIn, to) => {
    expect(redirectFor(brand, at(address), isIn)?.to).toBe(to)
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
