import type { FieldTexts, OrderValues } from '#domain/orders/fields/order-field.ts'

type Numbers = {
  readonly number: string
  readonly ownReference: string | null
  readonly billNumber: string | null
  /** The carrier's bill of lading, and containers. */
  readonly others?: readonly string[]
}

/** Every number that an order is found by, in small letters, apart by spaces. */
export const searchTextOf = ({ number, ownReference, billNumber, others = [] }: Numbers): string =>
  [number, ownReference, billNumber, ...others]
    .filter((text) => text !== null)
    .join(' ')
    .toLowerCase()

/** The numbers of containers in the rows of a group. */
export const numbersIn = (rows: readonly FieldTexts[] = []): readonly string[] =>
  rows.flatMap(({ number }) => (number ? [number] : []))

/** Those that the customer filled in, as a depot order has them. */
export const orderedContainers = ({ groups }: OrderValues): readonly string[] =>
  numbersIn(groups.containerNumbers)
