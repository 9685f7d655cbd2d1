import type { RateListRow } from '#contract/rates.ts'
import { plainAmountIn } from '#domain/rates/amount-signs.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import { amountDigits, decimalPattern } from '#domain/values/decimal-digits.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import type { Currency } from '#domain/values/money.ts'

type Prices = Readonly<Partial<Record<ContainerType, string | null>>>

/** Prices that were typed in the list, by version; null takes a price away. */
export type TypedPrices = Readonly<Record<string, Prices>>

type Cell = { readonly rateId: string; readonly type: ContainerType; readonly stored: string | undefined }

const isAmount = new RegExp(decimalPattern(amountDigits))

/** Null for an empty text, undefined for one that is no price of this currency. */
export function readPrice(text: string, currency: Currency): string | null | undefined {
  const number = plainAmountIn(currency, text)
  if (number === '') return null
  return isAmount.test(number) ? number : undefined
}

const isSame = (stored: string | undefined, price: string | null) =>
  stored === undefined || price === null ? (stored ?? null) === price : exact(stored).equals(exact(price))

/** With the price of one cell; a price as it is stored is no change. */
export function withPrice(
  typed: TypedPrices,
  { rateId, type, stored }: Cell,
  price: string | null,
): TypedPrices {
  const { [rateId]: prices = {}, ...others } = typed
  const { [type]: _, ...rest } = prices
  const changed = isSame(stored, price) ? rest : { ...rest, [type]: price }
  return Object.keys(changed).length > 0 ? { ...others, [rateId]: changed } : others
}

export const countTyped = (typed: TypedPrices): number =>
  Object.values(typed).reduce((sum, prices) => sum + Object.keys(prices).length, 0)

/** A draft is edited in its form; a version with an end cannot be edited. */
export const isEditable = ({ publishAt, endedAt }: Pick<RateListRow, 'publishAt' | 'endedAt'>): boolean =>
  publishAt !== null && endedAt === null
