import type { PageRequest } from '#contract/client.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import { pageOwners } from '#domain/brands/owned-pages.ts'

export type OwnerOrigins = Readonly<Partial<Record<BrandCode, string>>>

/** Where the pages of one brand are indexed; the same on every page, so that navigation in the browser needs no reload. */
export const ownerOriginsOf = ({ originOf }: Pick<PageRequest, 'originOf'>): OwnerOrigins =>
  Object.fromEntries(pageOwners.map((owner) => [owner, originOf(owner)]))
