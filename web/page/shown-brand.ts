import { type BrandCode, brandCodes } from '#domain/brands/brand.ts'

/** In the browser: the brand the document was made for. */
export const shownBrand = (): BrandCode =>
  brandCodes.find((known) => known === document.documentElement.dataset.brand) ?? 'group'
