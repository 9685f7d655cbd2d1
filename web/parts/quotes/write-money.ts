import type { Money } from '#domain/values/money.ts'

/** By text, not by number: an amount is written as exactly as it was reckoned. */
export function writeAmount(amount: string): string {
  const [whole = '', fraction] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

export const writeMoney = ({ amount, currency }: Money): string => `${currency} ${writeAmount(amount)}`

/** Of a band, which never has cents. */
export const writeRound = (amount: string): string => writeAmount(amount.replace(/\.0+$/, ''))
