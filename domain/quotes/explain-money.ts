import { formatAmount } from '#domain/language/format-money.ts'
import type { Money } from '#domain/values/money.ts'
import type { Params } from '#domain/values/refusal.ts'

/** Currency first, with thousands separators. */
export const moneyWithCode = ({ amount, currency }: Money): string => `${currency} ${formatAmount(amount)}`

/** The parameters of pricing rules and their triggers that are amounts of money. */
const amounts: ReadonlySet<string> = new Set([
  'price',
  'freight',
  'lanePrice',
  'calculated',
  'cap',
  'capPerDay',
  'least',
  'minimum',
  'perAccident',
  'perHour',
  'perCbm',
  'theftAddOn',
  'cargoValue',
])

/** The parameters of a sentence with its amounts written as everywhere else. */
export const withFormattedAmounts = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      amounts.has(name) ? formatAmount(String(value)) : value,
    ]),
  )
