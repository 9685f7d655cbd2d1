import type { Currency } from '#domain/values/money.ts'

/** How banks call the currencies on their pages, in lower case. */
export const currencyNames: Readonly<Record<Currency, readonly string[]>> = {
  AED: ['阿联酋迪拉姆', 'uae dirham', 'emirati dirham'],
  AUD: ['澳大利亚元', '澳元', 'australian dollar'],
  BHD: ['巴林第纳尔', 'bahraini dinar'],
  CNY: ['人民币', 'renminbi', 'yuan', 'chinese yuan'],
  EUR: ['欧元', 'euro'],
  GBP: ['英镑', 'british pound', 'pound sterling'],
  HKD: ['港币', '港元', 'hong kong dollar'],
  JPY: ['日元', 'japanese yen', 'yen'],
  KRW: ['韩元', '韩国元', 'south korean won', 'won'],
  KWD: ['科威特第纳尔', 'kuwaiti dinar'],
  SGD: ['新加坡元', '新元', 'singapore dollar'],
  USD: ['美元', 'us dollar', 'u.s. dollar', 'dollar'],
}

/** The heading of the column that counts, where a bank states several rates. */
export const middleRateHeadings = ['折算价', '中间价', 'middle', 'conversion', 'central parity'] as const
