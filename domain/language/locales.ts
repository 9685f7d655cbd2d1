import type { Language } from '#domain/brands/brand.ts'

/** The locale of each language for `Intl`. */
export const locales: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-GB' }
