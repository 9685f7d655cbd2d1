import type { DepotTariff } from '#domain/tariffs/depot/depot-tariff.ts'
import type { OceanRate, RatedSailing } from '#domain/tariffs/ocean/ocean-rate.ts'
import type { OceanTariff } from '#domain/tariffs/ocean/ocean-tariff.ts'
import type { PricedLane } from '#domain/tariffs/trucking/lanes-from.ts'
import type { TruckingTariff } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import type { WarehouseTariff } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import type { Rate, RateHead } from './rate.ts'

/** Tariffs name their version as text; rates number them. */
const headOf = ({ code, version, validFrom, validTo }: RateHead) => ({
  code,
  version: String(version),
  validFrom,
  validTo,
})

/** The rate of a lane for each sailing of its liner service. */
export const oceanRatesOf = (rate: Rate<'ocean-lane'>): ((sailing: RatedSailing) => OceanRate) => {
  const { service: _linerService, ...pricing } = rate.pricing
  const shared = { ...headOf(rate), ...pricing }
  const visibility = rate.companies === null ? 'public' : { companies: rate.companies }
  return (sailing) => ({ ...shared, sailing, visibility })
}

export const oceanTariffOf = (rate: Rate<'ocean-tariff'>): OceanTariff => ({
  ...headOf(rate),
  ...rate.pricing,
})

export const truckingTariffOf = (rate: Rate<'trucking-tariff'>): TruckingTariff => ({
  ...headOf(rate),
  ...rate.pricing,
})

export const warehouseTariffOf = (rate: Rate<'warehouse-tariff'>): WarehouseTariff => ({
  ...headOf(rate),
  ...rate.pricing,
})

export const depotTariffOf = (rate: Rate<'depot-tariff'>): DepotTariff => {
  const { depot: _place, ...pricing } = rate.pricing
  return { ...headOf(rate), ...pricing }
}

export const truckingLaneOf = ({ code, version, pricing }: Rate<'trucking-lane'>): PricedLane => ({
  code,
  version: String(version),
  ...pricing,
})
