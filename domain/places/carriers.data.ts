import type { Bilingual } from '#domain/brands/brand.ts'

export type Carrier = {
  readonly code: string
  readonly name: Bilingual
  readonly shortName: Bilingual
}

const carrier = (code: string, zh: string, en: string, shortName: Bilingual): Carrier => ({
  code,
  name: { zh, en },
  shortName,
})

/** Invented, every one: carriers whose rates and sailings the demonstration shows. */
export const carriers: readonly Carrier[] = [
  carrier('MNRQ', '望月航运', 'Moonreach Line', { zh: '望月', en: 'Moonreach' }),
  carrier('LXTQ', '岚汐海运', 'Mistide Shipping', { zh: '岚汐', en: 'Mistide' }),
  carrier('JFCQ', '霁帆航运', 'Clearsail Carriers', { zh: '霁帆', en: 'Clearsail' }),
  carrier('TRKQ', '衡舟轮船', 'Truekeel Steamship', { zh: '衡舟', en: 'Truekeel' }),
  carrier('INKQ', '砚海船务', 'Inkstone Ocean', { zh: '砚海', en: 'Inkstone' }),
  carrier('GHRQ', '苍鹭航运', 'Grey Heron Line', { zh: '苍鹭', en: 'Grey Heron' }),
  carrier('FRBQ', '霜桥海运', 'Frostbridge Marine', { zh: '霜桥', en: 'Frostbridge' }),
  carrier('WVGQ', '拾浪航运', 'Wavegather Line', { zh: '拾浪', en: 'Wavegather' }),
]

export const carrierCodes = carriers.map(({ code }) => code) as [string, ...string[]]
