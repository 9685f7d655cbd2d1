import { exact } from '#domain/values/exact-decimal.ts'
import { readSmall } from '#domain/values/small-decimal.ts'

/** Nothing is neither a price nor a measure: what has a zero in it was not filled in. */
export function priced(price: string | undefined): string | undefined {
  if (price === undefined) return undefined
  const small = readSmall(price)
  return (small ? small.parts > 0 : exact(price).greaterThan(0)) ? price : undefined
}

/** The same of a price with its conditions. */
export const pricedUnit = <T extends { readonly price: string }>(unit: T | undefined): T | undefined =>
  unit && priced(unit.price) !== undefined ? unit : undefined
