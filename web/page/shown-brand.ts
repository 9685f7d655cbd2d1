import { type BrandCode, brandCodes } from '#domain/brands/brand.ts'

/** In the browser: the brand the document was made for. */
export const shownBrand = (): BrandCode =>
  brandCodes.find((known) => known === document.documentElement.dataset.brand) ?? 'group'

/** In the browser: where the document says that its readers log in; nothing where that is here. */
export const shownLogInAt = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.logInAt
