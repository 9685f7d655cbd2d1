import type { BrandCode } from './brand.ts'

/** Pages about one brand's own services (spec §2). Every brand shows them; search engines index them at their owner. */
const ownedPages: readonly { readonly owner: BrandCode; readonly path: string }[] = [
  { owner: 'shanghai', path: '/prePort' },
  { owner: 'shanghai', path: '/booking' },
  { owner: 'shanghai', path: '/yard' },
  { owner: 'shanghai', path: '/warehouse' },
  { owner: 'fujian', path: '/service/glj' },
  { owner: 'fujian', path: '/gljNews' },
  { owner: 'shenzhen', path: '/szhmworkbench' },
]

export const pageOwners: readonly BrandCode[] = [...new Set(ownedPages.map(({ owner }) => owner))]

/** URL paths are case-insensitive. Undefined for pages that each brand has of its own. */
export const ownerOfPage = (path: string): BrandCode | undefined =>
  ownedPages.find((page) => `${path}/`.toLowerCase().startsWith(`${page.path}/`.toLowerCase()))?.owner
