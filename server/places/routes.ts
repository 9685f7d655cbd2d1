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
import { ok, refusal } from '#domain/values/refusal.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type Endpoint, endpoint, publicEndpoint } from '#server/platform/http/endpoint.ts'
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
  publicEndpoint(
    findPorts,
    async ({ query: { text, size } }) => ok({ ports: searchPorts(text, { limit: size }).map(viewPort) }),
    { readsData: false },
  ),
  publicEndpoint(
    findDistricts,
    async ({ query: { text, size, port } }) =>
      ok({ districts: searchDistricts(text, { port, limit: size }).map(viewDistrict) }),
    { readsData: false },
  ),
]

export const placeEndpoints = ({ database }: { readonly database: Database }): readonly Endpoint[] => {
  const { db } = database
  return [
    ...namedPlaces,
    publicEndpoint(listWarehouses, async ({ query, request }) => {
      const found = await findWarehouses(db, request.brand, query)
      return ok({ warehouses: found.map(viewWarehouseCard) })
    }),
    publicEndpoint(readWarehouse, async ({ query, request }) => {
      const found = await findWarehouse(db, request.brand, query.code)
      return found ? ok(viewWarehouse(found)) : refusal('not-found')
    }),
    publicEndpoint(listDepots, async ({ query, request }) => {
      const found = await findDepots(db, request.brand, query.port)
      return ok({ depots: found.map(viewDepot) })
    }),
    publicEndpoint(readDepot, async ({ query, request }) => {
      const found = await findDepot(db, request.brand, query.code)
      return found ? ok(viewDepot(found)) : refusal('not-found')
    }),
    publicEndpoint(listOverseasWarehouses, async ({ query, request }) => {
      const found = await findOverseas(db, request.brand, query)
      return ok({ warehouses: found.map(viewOverseas) })
    }),
    endpoint(listPlaceNames, async () => {
      const [depots, warehouses] = await Promise.all([allDepots(db), allWarehouses(db)])
      return ok({ depots: depots.map(viewPlaceName), warehouses: warehouses.map(viewPlaceName) })
    }),
  ]
}
