import { isLogInForm, safeReturnPath } from '#domain/identity/return-path.ts'
import type { Brand } from './brand.ts'

type PageLocation = { readonly pathname: string; readonly search: string }

/** `afterParentLogin`: the requested page, which needs a login at the parent brand. */
export type Redirect = { readonly to: string; readonly afterParentLogin?: string }

/** Pages whose links travel on documents and in messages, and what a user must be able to read before logging in. */
const openWithoutLogin = [
  '/agreement',
  '/tslAgreement',
  '/policy',
  '/invitation',
  '/quote/verify',
  '/quote/request',
  '/quote/shared',
  '/order/shared',
  '/upload',
]

const isAt = (pathname: string, page: string): boolean => new RegExp(`^${page}(/|$)`, 'i').test(pathname)

/** The default page after login. */
const homeOfCustomers = '/workbench'

/** `requested` by the URL of the login page. */
export const pageAfterLogIn = (requested: string | null): string =>
  requested === null || isLogInForm(requested) ? homeOfCustomers : safeReturnPath(requested)

const isOpen = (pathname: string): boolean =>
  pathname === '/' || openWithoutLogin.some((page) => isAt(pathname, page))

/** The login page of such a brand is the parent's, so what counts is the page it would return to. */
const returnPathOf = ({ pathname, search }: PageLocation): string =>
  isAt(pathname, '/login')
    ? safeReturnPath(new URLSearchParams(search).get('redirect'))
    : `${pathname}${search}`

/** The navigation rules of spec §2, driven by brand data. Undefined if the user may stay. */
export function redirectFor(
  brand: Pick<Brand, 'parent' | 'workbenchAsksLogIn'>,
  page: PageLocation,
  isIn: boolean,
): Redirect | undefined {
  const { pathname, search } = page
  if (brand.parent && !isIn && !isOpen(pathname)) return { to: '/', afterParentLogin: returnPathOf(page) }
  if (!brand.workbenchAsksLogIn) return undefined
  if (!isIn && isAt(pathname, '/workbench'))
    return { to: `/login?redirect=${encodeURIComponent(`${pathname}${search}`)}` }
  const searchParams = new URLSearchParams(search)
  if (!isIn || !isAt(pathname, '/login') || searchParams.get('mode') === 'account') return undefined
  return { to: pageAfterLogIn(searchParams.get('redirect')) }
}
