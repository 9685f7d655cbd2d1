import type { Currency } from '#domain/values/money.ts'

/** What people write for the unit of a surcharge, in capitals. */
export const surchargeUnits: Readonly<Record<string, string>> = {
  CONTAINER: 'container',
  CONTAINERS: 'container',
  CNTR: 'container',
  箱: 'container',
  // The common word for a container, which we do not write ourselves.
  '\u67dc': 'container',
  每箱: 'container',
  '每\u67dc': 'container',
  TEU: 'TEU',
  标箱: 'TEU',
  每TEU: 'TEU',
  每标箱: 'TEU',
  BL: 'BL',
  票: 'BL',
  每票: 'BL',
  提单: 'BL',
}

/** What people write for the payment term, in small letters. */
export const paymentTerms: Readonly<Record<string, string>> = {
  prepaid: 'prepaid',
  pp: 'prepaid',
  预付: 'prepaid',
  collect: 'collect',
  cc: 'collect',
  到付: 'collect',
}

/** The signs and names of the currencies that lanes are priced in, in capitals; the longest first. */
export const currencySigns: Readonly<Partial<Record<Currency, readonly string[]>>> = {
  USD: ['美元', 'US$', 'USD', '$'],
  CNY: ['人民币', 'CNY', 'RMB', 'CN¥', '¥', '元'],
}
