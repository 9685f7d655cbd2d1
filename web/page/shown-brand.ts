import { type BrandCode, brandCodes } from '#domain/brands/brand.ts'

/** In the browser: the brand of the document. */
export const shownBrand = (): BrandCode =>
  brandCodes.find((known) => known === document.documentElement.dataset.brand) ?? 'group'

/** In the browser: the login page of the parent brand, if customers log in there. */
export const shownLogInUrl = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.logInUrl
