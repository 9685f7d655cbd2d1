import type { ContainerCount, ContainerType } from '#domain/values/container-type.ts'
import type { InstantRange } from '#domain/values/shanghai-time.ts'

/** From a port to a door, with its price in yuan for each container type it is driven for. */
export type Lane = {
  readonly code: string
  readonly prices: Readonly<Partial<Record<ContainerType, string>>>
}

/** Containers of one type and weight; ours: each is driven by a vehicle of its own. */
export type TruckedContainers = ContainerCount & { readonly grossWeightKg?: number }

/** What becomes of the order; a quote supposes that it is carried without any incident. */
export type TruckingOutcome =
  | {
      readonly kind: 'carried'
      /** How long each vehicle stood at the doors. */
      readonly stays: readonly InstantRange[]
      readonly inspections: readonly { readonly terminal: string; readonly containers: number }[]
      /** Vehicles that went in vain and had to come again. */
      readonly emptyRuns: readonly ContainerCount[]
    }
  | { readonly kind: 'ran-empty'; readonly stays: readonly InstantRange[] }
  | { readonly kind: 'cancelled'; readonly at: Date }

export type TruckingRequest = {
  /** The day of the pick-up in Shanghai. */
  readonly day: string
  readonly lane: Lane
  readonly containers: readonly TruckedContainers[]
  readonly loadingPoints: number
  readonly outcome: TruckingOutcome
}

export const containersIn = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0)
