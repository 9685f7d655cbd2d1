import type { DepotTariff } from '#domain/tariffs/depot/depot-tariff.ts'
import type { OceanRate, RatedSailing } from '#domain/tariffs/ocean/ocean-rate.ts'
import type { OceanTariff } from '#domain/tariffs/ocean/ocean-tariff.ts'
import type { PricedLane } from '#domain/tariffs/trucking/lanes-from.ts'
import type { TruckingTariff } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import type { WarehouseTariff } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import type { Rate, RateHead } from './rate.ts'

/** The rules name a version as text; the desk counts them. */
const headOf = ({ code, version, validFrom, validTo }: RateHead) => ({
  code,
  version: String(version),
  validFrom,
  validTo,
})

/** A lane's rate for one sailing of its loop. */
export const oceanRateOf = (rate: Rate<'ocean-lane'>, sailing: RatedSailing): OceanRate => {
  const { service: _liner_service, ...terms } = rate.terms
  return {
    ...headOf(rate),
    ...terms,
    sailing,
    visibility: rate.companies === null ? 'public' : { companies: rate.companies },
  }
}

export const oceanTariffOf = (rate: Rate<'ocean-tariff'>): OceanTariff => ({
  ...headOf(rate),
  ...rate.terms,
})

export const truckingTariffOf = (rate: Rate<'trucking-tariff'>): TruckingTariff => ({
  ...headOf(rate),
  ...rate.terms,
})

export const warehouseTariffOf = (rate: Rate<'warehouse-tariff'>): WarehouseTariff => ({
  ...headOf(rate),
  ...rate.terms,
})

export const depotTariffOf = (rate: Rate<'depot-tariff'>): DepotTariff => {
  const { depot: _place, ...terms } = rate.terms
  return { ...headOf(rate), ...terms }
}

export const truckingLaneOf = ({ code, terms }: Rate<'trucking-lane'>): PricedLane => ({ code, ...terms })
