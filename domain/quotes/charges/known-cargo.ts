import { chargeableWeight } from '#domain/quotes/offers/chargeable-weight.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import type { Unit } from '#domain/values/quantity.ts'

/** What a query or a request says about its cargo. */
export type KnownCargo = {
  readonly volumeCbm?: string | undefined
  readonly weightTons?: string | undefined
  readonly weightKg?: string | undefined
  readonly pallets?: number | undefined
  readonly pieces?: number | undefined
}

// Our choice: the most that a cubic metre can hold, where neither is counted.
const palletsPerCbm = 1
const piecesPerCbm = 100

const wholeOf = (amount: string | undefined, each = 1): number | undefined =>
  amount === undefined ? undefined : exact(amount).times(each).ceil().toNumber()

const counts: Partial<Readonly<Record<Unit, (cargo: KnownCargo) => number | undefined>>> = {
  CBM: ({ volumeCbm }) => wholeOf(volumeCbm),
  ton: ({ weightTons }) => wholeOf(weightTons),
  // Only air cargo is charged by the kilogram.
  kg: (cargo) => wholeOf(chargeableWeight(cargo)),
  pallet: ({ pallets, volumeCbm }) => pallets ?? wholeOf(volumeCbm, palletsPerCbm),
  piece: ({ pieces, volumeCbm }) => pieces ?? wholeOf(volumeCbm, piecesPerCbm),
}

/** How many whole units of a charge the cargo has; undefined where nothing says so, and for other units. */
export const countIn = (unit: Unit, cargo: KnownCargo): number | undefined => counts[unit]?.(cargo)
