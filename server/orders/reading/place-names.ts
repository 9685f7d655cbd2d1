import type { NamedPlace } from '#contract/offers.ts'
import { placesIn } from '#domain/quotes/offers/offer-places.ts'
import { type LoadedOrder, valuesOf } from '#server/orders/moving/load-order.ts'
import type { OrderListRow } from '#server/orders/store/order-store.ts'
import { namesOfPlaces, toNamedPlaces } from '#server/places/index.ts'
import type { Db } from '#server/platform/database/connect.ts'

type Ends = Pick<OrderListRow, 'service' | 'toCode'>
export type PlaceNames = (row: Ends) => NamedPlace[]

const codesOf = ({ service, toCode }: Ends): readonly string[] =>
  (service === 'depot' || service === 'warehouse') && toCode !== null ? [toCode] : []

/** The names of the depots and warehouses that a list shows. */
export async function namesOfOrderPlaces(db: Db, rows: readonly Ends[]): Promise<PlaceNames> {
  const names = await namesOfPlaces(db, [...new Set(rows.flatMap(codesOf))])
  return (row) => toNamedPlaces(names, codesOf(row))
}

/** The same with those that were chosen in the fields of an order and those that its charges mention. */
export async function namesOfFieldPlaces(db: Db, row: Ends, loaded: LoadedOrder): Promise<NamedPlace[]> {
  const chosen = valuesOf(loaded).flatMap(({ fields }) => Object.values(fields))
  const mentioned = [loaded, ...loaded.more].flatMap(({ quote }) => placesIn(quote.offer))
  const codes = [...new Set([...codesOf(row), ...chosen, ...mentioned])]
  return toNamedPlaces(await namesOfPlaces(db, codes), codes)
}
