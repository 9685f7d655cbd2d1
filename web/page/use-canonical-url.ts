import { useLocation, useRouteLoaderData } from 'react-router'
import { ownerOfPage } from '#domain/brands/owned-pages.ts'
import { useBrand } from './brand-context.ts'
import type { OwnerOrigins } from './owner-origins.ts'

/** The URL under which search engines index this page. */
export function useCanonicalUrl(): string {
  const { origin } = useBrand()
  const { pathname } = useLocation()
  // An error page has no loader data and stays at its own origin.
  const origins = useRouteLoaderData<{ readonly ownerOrigins?: OwnerOrigins }>('root')?.ownerOrigins
  const owner = ownerOfPage(pathname)
  return `${(owner && origins?.[owner]) ?? origin}${pathname}`
}
