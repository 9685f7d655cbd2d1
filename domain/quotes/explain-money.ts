import { formatAmount } from '#domain/language/format-money.ts'
import type { Money } from '#domain/values/money.ts'

/** Currency first, with thousands separators. */
export const moneyWithCode = ({ amount, currency }: Money): string => `${currency} ${formatAmount(amount)}`
