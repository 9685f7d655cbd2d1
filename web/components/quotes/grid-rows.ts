import type { OfferData } from '#contract/offers.ts'
import { cheapestByDay } from '#domain/quotes/compare.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import type { Money } from '#domain/values/money.ts'
import { isSailing } from './offer-facts.ts'
import type { QuoteQueryInput } from './use-prices.ts'

export type GridQuery = Extract<QuoteQueryInput, { service: 'ocean' }>

export type GridCell = { readonly code: string; readonly price: Money; readonly isCheapest: boolean }
export type GridRow = { readonly type: ContainerType; readonly cells: ReadonlyMap<string, GridCell> }

/** The same wish for one box of one type, which has one bill of lading. */
const queryForOne = (query: GridQuery, type: ContainerType): GridQuery => ({
  ...query,
  containers: [{ type, count: 1 }],
  billsOfLading: 1,
})

/** What has to be asked to know what one box of each type costs; nothing where one box is all that was asked. */
export function gridQueries(query: GridQuery): readonly GridQuery[] {
  const containers = query.containers.reduce((sum, { count }) => sum + count, 0)
  const types = [...new Set(query.containers.map(({ type }) => type))]
  return containers === 1 ? [] : types.map((type) => queryForOne(query, type))
}

/** From offers for one box: the cheapest of each day, and which of the days is the cheapest. */
export function gridRow(type: ContainerType, offers: readonly OfferData[]): GridRow {
  const days = cheapestByDay(offers.filter(isSailing))
  const prices = days.map(({ offer: { quote } }) => quote.total)
  const least = Math.min(...prices.map(({ amount }) => Number(amount)))
  return {
    type,
    cells: new Map(
      days.map(({ day, offer }) => {
        const price = offer.quote.total
        return [day, { code: offer.item.code, price, isCheapest: Number(price.amount) === least }]
      }),
    ),
  }
}

/** Every day on which something leaves, the first first. */
export const daysOf = (rows: readonly GridRow[]): readonly string[] =>
  [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].sort()
