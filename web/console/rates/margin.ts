import type { RateFile } from '#contract/rates.ts'
import { type ContainerType, containerTypeCodes } from '#domain/values/container-type.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'

type Prices = Readonly<Partial<Record<ContainerType, string>>>

export type Margin = {
  readonly type: ContainerType
  readonly price: string
  readonly cost: string | undefined
  /** What is left of the price, and how much of it that is in percent. */
  readonly left: string | undefined
  readonly percent: string | undefined
}

const percentDecimals = 1

function marginOf(type: ContainerType, price: string, cost: string | undefined): Margin {
  if (cost === undefined) return { type, price, cost, left: undefined, percent: undefined }
  const left = exact(price).minus(exact(cost))
  const percent = exact(price).isZero()
    ? undefined
    : left.dividedBy(exact(price)).times(100).toDecimalPlaces(percentDecimals).toFixed(percentDecimals)
  return { type, price, cost, left: exactText(left), percent }
}

/** Price against cost for every type that has a price. */
export const marginsOf = (prices: Prices, cost: RateFile['cost']): readonly Margin[] =>
  containerTypeCodes.flatMap((type) => {
    const price = prices[type]
    return price === undefined ? [] : [marginOf(type, price, cost?.[type])]
  })

export const isLoss = ({ left }: Margin): boolean => left?.startsWith('-') ?? false
