import type { DepotRequest } from '#domain/tariffs/depot/depot-request.ts'
import type { OceanRequest } from '#domain/tariffs/ocean/ocean-request.ts'
import type { TruckedContainers } from '#domain/tariffs/trucking/trucking-request.ts'
import type { TruckingPort } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import type { WarehouseRequest } from '#domain/tariffs/warehouse/warehouse-request.ts'

/** What somebody asks a price for, as he asked it: no price of his own, nobody's rates. */
export type OceanQuery = Pick<OceanRequest, 'containers' | 'billsOfLading' | 'terms' | 'services'> & {
  readonly service: 'ocean'
  readonly pol: string
  readonly pod: string
  readonly etdFrom: string
  readonly etdTo: string
  /** Rates of a contract alone; who has none is told so. */
  readonly contractOnly: boolean
  readonly carrier?: string
}

export type TruckingQuery = {
  readonly service: 'trucking'
  readonly port: TruckingPort
  readonly district: string
  /** One place, or any that has a price. */
  readonly pickUpPlace?: string
  readonly day: string
  readonly containers: readonly TruckedContainers[]
  readonly loadingPoints: number
  readonly weighings: number
}

export type WarehouseQuery = WarehouseRequest & {
  readonly service: 'warehouse'
  readonly warehouses: readonly string[]
}

export type DepotQuery = DepotRequest & {
  readonly service: 'depot'
  readonly port: TruckingPort
  /** One depot, or all of the port. */
  readonly depot?: string
}

export type QuoteQuery = OceanQuery | TruckingQuery | WarehouseQuery | DepotQuery

/** How many containers it is about; none where goods are stored. */
export function containerCount(query: QuoteQuery): number {
  if (query.service === 'warehouse') return 0
  return query.service === 'depot'
    ? query.containers
    : query.containers.reduce((sum, { count }) => sum + count, 0)
}
