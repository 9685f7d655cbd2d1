import { safeReturnPath } from '#domain/identity/return-path.ts'
import type { Brand } from './brand.ts'

type Place = { readonly pathname: string; readonly search: string }

/** Where a brand's rules send a reader on; `needsParent`: nobody goes further without logging in at the parent. */
export type Passage = { readonly to: string; readonly needsParent?: true }

const isAt = (pathname: string, page: string): boolean => new RegExp(`^${page}(/|$)`, 'i').test(pathname)

/** Where whoever has logged in goes when nothing else was asked for. */
export const homeOfCustomers = ({ workbenchAsksLogIn }: Pick<Brand, 'workbenchAsksLogIn'>): string =>
  workbenchAsksLogIn ? '/workbench' : '/'

/** Of the rules that tell brands apart (spec §2), by data: none where the reader may stay. */
export function passageOf(
  brand: Pick<Brand, 'parent' | 'workbenchAsksLogIn'>,
  { pathname, search }: Place,
  isIn: boolean,
): Passage | undefined {
  if (brand.parent && !isIn && pathname !== '/') return { to: '/', needsParent: true }
  if (!brand.workbenchAsksLogIn) return undefined
  if (!isIn && isAt(pathname, '/workbench'))
    return { to: `/login?redirect=${encodeURIComponent(`${pathname}${search}`)}` }
  const asked = new URLSearchParams(search)
  if (!isIn || !isAt(pathname, '/login') || asked.get('mode') === 'account') return undefined
  const redirect = asked.get('redirect')
  return { to: redirect === null ? homeOfCustomers(brand) : safeReturnPath(redirect) }
}
