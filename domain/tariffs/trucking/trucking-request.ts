import type { TariffVersion } from '#domain/tariffs/charge.ts'
import type { ContainerCount, ContainerType } from '#domain/values/container-type.ts'
import type { InstantRange } from '#domain/values/shanghai-time.ts'

/** From a port and a pick-up place to a door, with its price in yuan for each container type it is driven for. */
export type Lane = TariffVersion & {
  readonly prices: Readonly<Partial<Record<ContainerType, string>>>
  /** Ours: a lane that states a toll bills it on top, in yuan a vehicle; any other holds it in its price. */
  readonly tollPerVehicle?: string
}

/** Containers of one type and gross weight. */
export type TruckedContainers = ContainerCount & { readonly grossWeightKg?: number }

/** What becomes of the order; a quote supposes that it is carried without any incident. */
export type TruckingOutcome =
  | {
      readonly kind: 'carried'
      /** One for each vehicle, from its arrival at the first door to its leave from the last. */
      readonly stays: readonly InstantRange[]
      readonly inspections: readonly { readonly terminal: string; readonly containers: number }[]
      /** Vehicles that went in vain and had to come again. */
      readonly dryRuns: readonly ContainerCount[]
    }
  | { readonly kind: 'ran-empty'; readonly stays: readonly InstantRange[] }
  | { readonly kind: 'cancelled'; readonly at: Date }

/** Containers lifted at a depot, by its code. */
export type DepotLift = { readonly depot: string; readonly containers: number }

export type TruckingRequest = {
  /** The day of the pick-up in Shanghai. */
  readonly day: string
  readonly lane: Lane
  readonly containers: readonly TruckedContainers[]
  readonly loadingPoints: number
  /** How many of the containers go over a weighbridge. */
  readonly weighings?: number
  /** Empty containers fetched from a depot, and containers brought back to one, instead of the terminal's own yard. */
  readonly pickUps?: readonly DepotLift[]
  readonly returns?: readonly DepotLift[]
  readonly outcome: TruckingOutcome
}

/** The rate of the lane, as the lines that it prices name it. */
export const rateOfLane = ({ code, version }: Lane): TariffVersion => ({ code, version })

export const containersIn = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0)

/** A quote assumes normal transport; other outcomes are listed as contingent charges. */
export const carriedAsPlanned: TruckingOutcome = {
  kind: 'carried',
  stays: [],
  inspections: [],
  dryRuns: [],
}
