type Numbers = {
  readonly number: string
  readonly ownReference: string | null
  readonly billNumber: string | null
  readonly containerNumbers?: readonly string[]
}

/** Every number that an order is found by, in small letters, apart by spaces. */
export const searchTextOf = ({ number, ownReference, billNumber, containerNumbers = [] }: Numbers): string =>
  [number, ownReference, billNumber, ...containerNumbers]
    .filter((text) => text !== null)
    .join(' ')
    .toLowerCase()
