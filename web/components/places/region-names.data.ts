import type { Bilingual } from '#domain/brands/brand.ts'

/** As Chinese customs documents write them. */
export const ownNames: Readonly<Record<string, Bilingual>> = {
  HK: { zh: '中国香港', en: 'Hong Kong, China' },
  MO: { zh: '中国澳门', en: 'Macao, China' },
  TW: { zh: '中国台湾', en: 'Taiwan, China' },
}
