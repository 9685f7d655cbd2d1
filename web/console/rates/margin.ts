import type { RateFile } from '#contract/rates.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import { type ContainerType, containerTypeCodes } from '#domain/values/container-type.ts'
import { marginBetween } from '#domain/values/margin.ts'

type Prices = Readonly<Partial<Record<ContainerType, string>>>

export type Margin = {
  readonly type: ContainerType
  readonly price: string
  readonly cost: string | undefined
  /** Price minus cost, and its share of the price in percent. */
  readonly margin: string | undefined
  readonly percent: string | undefined
}

/** The margin of one container type; unknown without its cost. */
export function marginOf(type: ContainerType, price: string, cost: string | undefined): Margin {
  if (cost === undefined) return { type, price, cost, margin: undefined, percent: undefined }
  return { type, price, cost, ...marginBetween(price, cost) }
}

/** The margin of each container type that has a price. */
export const marginsOf = (prices: Prices, cost: RateFile['cost']): readonly Margin[] =>
  containerTypeCodes.flatMap((type) => {
    const price = prices[type]
    return price === undefined ? [] : [marginOf(type, price, cost?.[type])]
  })

/** The lowest of the margins that are known, in percent. */
export const lowestMargin = (prices: Prices, cost: RateFile['cost']): string | undefined =>
  marginsOf(prices, cost)
    .flatMap(({ percent }) => percent ?? [])
    .toSorted((one, other) => Number(one) - Number(other))[0]

/** A fraction has two digits: 1234.5 is 1234.50. */
export const moneyText = (amount: string): string => (/\.\d$/.test(amount) ? `${amount}0` : amount)

/** An amount whose currency is written once beside several: 1,234.50. */
export const amountText = (amount: string): string => formatAmount(moneyText(amount))

/** With the same minus as money. */
export const percentText = (percent: string): string => `${percent.replace('-', '−')}%`

export const isLoss = ({ margin }: Pick<Margin, 'margin'>): boolean => margin?.startsWith('-') ?? false
