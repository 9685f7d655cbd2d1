import { writeAmount } from '#domain/language/write-money.ts'
import type { Money } from '#domain/values/money.ts'

export { writeAmount }

/** As everywhere in the house: the currency first, thousands apart. */
export const writeMoney = ({ amount, currency }: Money): string => `${currency} ${writeAmount(amount)}`
