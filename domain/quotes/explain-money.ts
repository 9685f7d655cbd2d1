import type { Money } from '#domain/values/money.ts'

/** By text, not by number: an amount is written as exactly as it was reckoned. */
export function writeAmount(amount: string): string {
  const [whole = '', fraction] = amount.split('.')
  if (whole.length <= 3) return amount
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** As everywhere in the house: the currency first, thousands apart. */
export const writeMoney = ({ amount, currency }: Money): string => `${currency} ${writeAmount(amount)}`
