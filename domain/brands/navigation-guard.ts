import { safeReturnPath } from '#domain/identity/return-path.ts'
import type { Brand } from './brand.ts'

type PageLocation = { readonly pathname: string; readonly search: string }

/** `needsParentLogin`: the page needs a login at the parent brand. */
export type Redirect = { readonly to: string; readonly needsParentLogin?: true }

const isAt = (pathname: string, page: string): boolean => new RegExp(`^${page}(/|$)`, 'i').test(pathname)

/** The default page after login. */
export const homeOfCustomers = ({ workbenchAsksLogIn }: Pick<Brand, 'workbenchAsksLogIn'>): string =>
  workbenchAsksLogIn ? '/workbench' : '/'

/** The navigation rules of spec §2, driven by brand data. Undefined if the user may stay. */
export function redirectFor(
  brand: Pick<Brand, 'parent' | 'workbenchAsksLogIn'>,
  { pathname, search }: PageLocation,
  isIn: boolean,
): Redirect | undefined {
  if (brand.parent && !isIn && pathname !== '/') return { to: '/', needsParentLogin: true }
  if (!brand.workbenchAsksLogIn) return undefined
  if (!isIn && isAt(pathname, '/workbench'))
    return { to: `/login?redirect=${encodeURIComponent(`${pathname}${search}`)}` }
  const searchParams = new URLSearchParams(search)
  if (!isIn || !isAt(pathname, '/login') || searchParams.get('mode') === 'account') return undefined
  const redirect = searchParams.get('redirect')
  return { to: redirect === null ? homeOfCustomers(brand) : safeReturnPath(redirect) }
}
