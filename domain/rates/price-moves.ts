/** A price before and after. */
export type PriceMove = {
  readonly code: string
  readonly field: string
  readonly before: string
  readonly after: string
}

/** What an import does to the prices of existing rates. */
export type PriceMoves = {
  readonly up: number
  readonly down: number
  /** By percentage. */
  readonly mostUp: PriceMove | null
  readonly mostDown: PriceMove | null
}
