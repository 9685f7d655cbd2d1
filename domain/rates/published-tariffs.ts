import type { DepotTariff } from '#domain/tariffs/depot/depot-tariff.ts'
import type { OceanTariff } from '#domain/tariffs/ocean/ocean-tariff.ts'
import type { TruckingTariff } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import type { WarehouseTariff } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { depotTariffOf, oceanTariffOf, truckingTariffOf, warehouseTariffOf } from './assemble.ts'
import type { Rate, RateKind } from './rate.ts'
import { publicOn, type SoldRate } from './valid-on.ts'

/** The kinds of tariff whose figures are on public pages. */
export const publishedKinds = [
  'depot-tariff',
  'trucking-tariff',
  'ocean-tariff',
  'warehouse-tariff',
] as const satisfies readonly RateKind[]
export type PublishedKind = (typeof publishedKinds)[number]

export type DepotTariffInForce = DepotTariff & { readonly depot: string }

/** The public tariffs in force on a day: one for each depot and warehouse, and one of each other kind for each port. */
export type PublishedTariffs = {
  readonly depots: readonly DepotTariffInForce[]
  readonly trucking: readonly TruckingTariff[]
  readonly ocean: readonly OceanTariff[]
  readonly warehouses: readonly WarehouseTariff[]
}

type SoldTariff<Kind extends PublishedKind = PublishedKind> = Rate<Kind> &
  SoldRate & { readonly kind: Kind; readonly port: string; readonly place: string | null }

const ofKind = <Kind extends PublishedKind>(kind: Kind, rates: readonly SoldTariff[]) =>
  // Every row has the pricing of its kind.
  rates.filter((rate) => rate.kind === kind) as unknown as readonly SoldTariff<Kind>[]

/** The version that a quote without a contract is made from, for each place. */
const onePublic = <Found extends SoldTariff>(day: string, rates: readonly Found[]): readonly Found[] =>
  [...Map.groupBy(rates, ({ port, place }) => place ?? port).values()].flatMap(
    (same) => publicOn(day, same) ?? [],
  )

export const publishedTariffsOn = (day: string, rates: readonly SoldTariff[]): PublishedTariffs => ({
  depots: onePublic(day, ofKind('depot-tariff', rates)).map((rate) => ({
    ...depotTariffOf(rate),
    depot: rate.pricing.depot,
  })),
  trucking: onePublic(day, ofKind('trucking-tariff', rates)).map(truckingTariffOf),
  ocean: onePublic(day, ofKind('ocean-tariff', rates)).map(oceanTariffOf),
  warehouses: onePublic(day, ofKind('warehouse-tariff', rates)).map(warehouseTariffOf),
})
