import type { OfferSummary } from '#contract/offers.ts'
import { cheapestByDay } from '#domain/quotes/compare.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import type { Money } from '#domain/values/money.ts'
import { isSailing } from './offer-details.ts'
import type { QuoteQueryInput } from './use-prices.ts'

export type GridQuery = Extract<QuoteQueryInput, { mode: 'ocean' }>

export type GridCell = { readonly code: string; readonly price: Money; readonly isCheapest: boolean }
export type GridRow = { readonly type: ContainerType; readonly cells: ReadonlyMap<string, GridCell> }

/** The same query for one container of one type, with one bill of lading. */
const queryForOne = (query: GridQuery, type: ContainerType): GridQuery => ({
  ...query,
  containers: [{ type, count: 1 }],
  billsOfLading: 1,
})

/** The queries for one container of each type; none where the query itself is for one container. */
export function gridQueries(query: GridQuery): readonly GridQuery[] {
  const containers = query.containers.reduce((sum, { count }) => sum + count, 0)
  const types = [...new Set(query.containers.map(({ type }) => type))]
  return containers === 1 ? [] : types.map((type) => queryForOne(query, type))
}

/** From offers for one container: the cheapest of each day, and which day is the cheapest. */
export function gridRow(type: ContainerType, offers: readonly OfferSummary[]): GridRow {
  const days = cheapestByDay(offers.filter(isSailing))
  const prices = days.map(({ offer: { quote } }) => quote.total)
  const lowest = Math.min(...prices.map(({ amount }) => Number(amount)))
  return {
    type,
    cells: new Map(
      days.map(({ day, offer }) => {
        const price = offer.quote.total
        return [day, { code: offer.item.code, price, isCheapest: Number(price.amount) === lowest }]
      }),
    ),
  }
}

/** Every day with a departure, in order. */
export const daysOf = (rows: readonly GridRow[]): readonly string[] =>
  [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].sort()
