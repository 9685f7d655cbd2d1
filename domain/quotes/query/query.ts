import type { HomePort } from '#domain/places/home-ports.ts'
import type { Incoterm } from '#domain/quotes/incoterm.ts'
import type { DepotRequest } from '#domain/tariffs/depot/depot-request.ts'
import type { OceanCargo } from '#domain/tariffs/ocean/ocean-cargo.ts'
import type { OceanRequest } from '#domain/tariffs/ocean/ocean-request.ts'
import type { TruckedContainers } from '#domain/tariffs/trucking/trucking-request.ts'
import type { WarehouseRequest } from '#domain/tariffs/warehouse/warehouse-request.ts'
import type { ValueAddedType } from '#domain/tariffs/warehouse/warehouse-tariff.ts'

/** What a customer wants a price for. It holds no price and no rate. */
export type OceanQuery = Pick<
  OceanRequest,
  'containers' | 'billsOfLading' | 'paymentTerms' | 'addOns' | 'billType'
> &
  OceanCargo & {
    readonly mode: 'ocean'
    readonly pol: string
    readonly pod: string
    readonly etdFrom: string
    readonly etdTo: string
    /** Contract rates only; a company without a contract gets a refusal that says so. */
    readonly contractOnly: boolean
    readonly carrier?: string
    readonly incoterm?: Incoterm
  }

export type TruckingQuery = {
  readonly mode: 'trucking'
  readonly port: HomePort
  readonly district: string
  /** Without it, every pick-up place that has a price. */
  readonly pickUpPlace?: string
  readonly day: string
  readonly containers: readonly TruckedContainers[]
  readonly loadingPoints: number
  readonly weighings: number
  /** Depots where all containers are picked up empty or returned, instead of the terminal's own yard. */
  readonly pickUpDepot?: string
  readonly returnDepot?: string
}

export type WarehouseQuery = WarehouseRequest & {
  readonly mode: 'warehouse'
  readonly warehouses: readonly string[]
}

export type DepotQuery = DepotRequest & {
  readonly mode: 'depot'
  readonly port: HomePort
  /** Without it, every depot of the port. */
  readonly depot?: string
}

export type QuoteQuery = OceanQuery | TruckingQuery | WarehouseQuery | DepotQuery
export type QuoteMode = QuoteQuery['mode']

/** The queries as the contract accepts them: from a home port, every amount as text. */
type SentQuery =
  | (OceanQuery & { readonly pol: HomePort })
  | TruckingQuery
  | (Omit<WarehouseQuery, 'valueAdded'> & {
      readonly valueAdded: Readonly<Partial<Record<ValueAddedType, string>>>
    })
  | DepotQuery
export type QueryOf<Mode extends QuoteMode> = Extract<SentQuery, { readonly mode: Mode }>

/** How many containers a query is about; a warehouse query is about goods. */
export function containerCount(query: QuoteQuery): number {
  if (query.mode === 'warehouse') return 0
  return query.mode === 'depot'
    ? query.containers
    : query.containers.reduce((sum, { count }) => sum + count, 0)
}
