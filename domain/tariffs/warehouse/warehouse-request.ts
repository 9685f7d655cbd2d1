import type { ContainerCount } from '#domain/values/container-type.ts'
import type { ValueAddedType } from './warehouse-tariff.ts'

/** The stored cargo; the quote rule of the warehouse decides which measurements are needed. */
export type StoredCargo = {
  readonly volumeCbm: string
  readonly weightTons: string
  readonly pallets?: number
  readonly pieces?: number
  readonly areaSquareMetres?: string
}

export type WarehouseRequest = {
  /** The day the work begins, YYYY-MM-DD. */
  readonly day: string
  readonly cargo: StoredCargo
  /** Calendar days in the warehouse, the first and the last included; none means that nothing is stored. */
  readonly storageDays: number
  readonly receiving: boolean
  readonly handlingIn: boolean
  readonly handlingOut: boolean
  readonly stuffing: readonly ContainerCount[]
  readonly stripping: readonly ContainerCount[]
  /** How many pallets, pieces or hours of each service. */
  readonly valueAdded: Readonly<Partial<Record<ValueAddedType, string | number>>>
}
