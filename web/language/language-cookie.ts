import { languageCookie } from '#contract/envelope-codes.ts'
import type { Language } from '#domain/brands/brand.ts'

const oneYearSeconds = 365 * 24 * 60 * 60

export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${oneYearSeconds}; samesite=lax`
}
