import type { PriceRange } from '#domain/quotes/offers/price-range.ts'
import type { Money } from '#domain/values/money.ts'

/** The exact price for those who may see rates, a range for all others. */
export type Listed = Money | PriceRange

/** What is known of the prices of a query. */
export type PriceReport = {
  /** The query as JSON. */
  readonly asked: string
  readonly status: 'loading' | 'failed' | 'ready'
  readonly prices: ReadonlyMap<string, Listed>
  retry(): void
}
