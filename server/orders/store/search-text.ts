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
