import type { BrandCode } from './brand.ts'

/** Pages that one brand alone shows (spec §2); on the others they are unknown paths. */
const ownedPages: readonly { readonly owner: BrandCode; readonly starts: string }[] = [
  { owner: 'shanghai', starts: '/prePort/' },
  { owner: 'shanghai', starts: '/booking/' },
  { owner: 'shanghai', starts: '/yard/' },
  { owner: 'shanghai', starts: '/warehouse/' },
  { owner: 'fujian', starts: '/service/glj/' },
  { owner: 'fujian', starts: '/gljNews/' },
  { owner: 'shenzhen', starts: '/szhmworkbench/' },
]

const folded = (path: string) => (path.endsWith('/') ? path : `${path}/`).toLowerCase()

function ownerOfPage(path: string): BrandCode | undefined {
  return ownedPages.find(({ starts }) => folded(path).startsWith(starts.toLowerCase()))?.owner
}

export function brandShowsPage(brand: BrandCode, path: string): boolean {
  const owner = ownerOfPage(path)
  return owner === undefined || owner === brand
}
