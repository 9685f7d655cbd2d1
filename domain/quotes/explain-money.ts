import { writeAmount } from '#domain/language/write-money.ts'
import type { Money } from '#domain/values/money.ts'

/** Currency first, with thousands separators. */
export const moneyWithCode = ({ amount, currency }: Money): string => `${currency} ${writeAmount(amount)}`
