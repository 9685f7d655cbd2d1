import type { Language } from '#domain/brands/brand.ts'
import { locales } from '#domain/language/locales.ts'
import { ownNames } from './region-names.data.ts'

const names = {
  zh: new Intl.DisplayNames([locales.zh], { type: 'region' }),
  en: new Intl.DisplayNames([locales.en], { type: 'region' }),
} as const

/** The name of a country or region by its ISO 3166 code; an unknown code stays as it is. */
export const regionName = (code: string, language: Language): string =>
  ownNames[code]?.[language] ?? names[language].of(code) ?? code
