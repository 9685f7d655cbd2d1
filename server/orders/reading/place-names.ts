import type { NamedPlace } from '#contract/offers.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
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

/** The same with those that were chosen in the fields of an order. */
export async function namesOfFieldPlaces(
  db: Db,
  row: Ends,
  services: readonly OrderValues[],
): Promise<NamedPlace[]> {
  const codes = [...codesOf(row), ...services.flatMap(({ fields }) => Object.values(fields))]
  return toNamedPlaces(await namesOfPlaces(db, codes), codes)
}
