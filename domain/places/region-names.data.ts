import type { Bilingual } from '#domain/brands/brand.ts'

/** As Chinese customs documents write them. */
export const ownNames: Readonly<Record<string, Bilingual>> = {
  HK: { zh: '中国香港', en: 'Hong Kong, China' },
  MO: { zh: '中国澳门', en: 'Macao, China' },
  TW: { zh: '中国台湾', en: 'Taiwan, China' },
}

/** Other ways in which sheets and mails name a country, in capitals and letters only. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  CN: ['PRC', 'PRCHINA', 'MAINLANDCHINA', '中国大陆'],
  GB: ['UK', 'GREATBRITAIN', 'ENGLAND'],
  HK: ['HONGKONG', '香港'],
  KR: ['KOREA', 'SKOREA', 'ROK'],
  MO: ['MACAO', 'MACAU', '澳门'],
  NL: ['HOLLAND', 'THENETHERLANDS'],
  RU: ['RUSSIANFEDERATION'],
  TR: ['TURKEY'],
  TW: ['TAIWAN', '台湾'],
  US: ['USA', 'UNITEDSTATESOFAMERICA'],
  VN: ['VIETNAM'],
}
