import { exact, exactText } from './exact-decimal.ts'

/** Price minus cost, and its share of the price in percent; a price of zero has no share. */
export type PriceMargin = { readonly margin: string; readonly percent: string | undefined }

const percentDecimals = 1

export function marginBetween(price: string, cost: string): PriceMargin {
  const margin = exact(price).minus(exact(cost))
  const percent = exact(price).isZero()
    ? undefined
    : margin.dividedBy(exact(price)).times(100).toFixed(percentDecimals)
  return { margin: exactText(margin), percent }
}

/** A price below its cost. */
export const isBelowCost = (price: string, cost: string): boolean => exact(price).lessThan(exact(cost))
