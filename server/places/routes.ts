import {
  findDistricts,
  findPorts,
  listDepots,
  listOverseasWarehouses,
  listPlaceNames,
  listWarehouses,
  readDepot,
  readWarehouse,
} from '#contract/places.ts'
import { findDistricts as searchDistricts } from '#domain/places/find-districts.ts'
import { findPorts as searchPorts } from '#domain/places/find-ports.ts'
import { accept, refuse } from '#domain/values/refusal.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import {
  allDepots,
  allWarehouses,
  findDepot,
  findDepots,
  findOverseas,
  findWarehouse,
  findWarehouses,
} from './place-store.ts'
import {
  viewDepot,
  viewDistrict,
  viewOverseas,
  viewPlaceName,
  viewPort,
  viewWarehouse,
  viewWarehouseCard,
} from './place-view.ts'

/** Ports and districts are constants of the domain, not rows of the database. */
const namedPlaces: readonly Endpoint[] = [
  endpoint(findPorts, async ({ query: { text, size } }) =>
    accept({ ports: searchPorts(text, { most: size }).map(viewPort) }),
  ),
  endpoint(findDistricts, async ({ query: { text, size, port } }) =>
    accept({ districts: searchDistricts(text, { port, most: size }).map(viewDistrict) }),
  ),
]

export const placeEndpoints = ({ database }: { readonly database: Database }): readonly Endpoint[] => {
  const { queries } = database
  return [
    ...namedPlaces,
    endpoint(listWarehouses, async ({ query, request }) => {
      const found = await findWarehouses(queries, request.brand, query)
      return accept({ warehouses: found.map(viewWarehouseCard) })
    }),
    endpoint(readWarehouse, async ({ query, request }) => {
      const found = await findWarehouse(queries, request.brand, query.code)
      return found ? accept(viewWarehouse(found)) : refuse('not-found')
    }),
    endpoint(listDepots, async ({ query, request }) => {
      const found = await findDepots(queries, request.brand, query.port)
      return accept({ depots: found.map(viewDepot) })
    }),
    endpoint(readDepot, async ({ query, request }) => {
      const found = await findDepot(queries, request.brand, query.code)
      return found ? accept(viewDepot(found)) : refuse('not-found')
    }),
    endpoint(listOverseasWarehouses, async ({ query, request }) => {
      const found = await findOverseas(queries, request.brand, query)
      return accept({ warehouses: found.map(viewOverseas) })
    }),
    endpoint(listPlaceNames, async () => {
      const [depots, warehouses] = await Promise.all([allDepots(queries), allWarehouses(queries)])
      return accept({ depots: depots.map(viewPlaceName), warehouses: warehouses.map(viewPlaceName) })
    }),
  ]
}
