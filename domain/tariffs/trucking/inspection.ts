import type { Charge, ContingentCharge } from '#domain/tariffs/charge.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { chargesAtPlaces, contingentAtPlaces, type PlaceFee } from './priced-places.ts'
import type { TruckingRequest } from './trucking-request.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

const feeOf = ({ inspection: prices }: TruckingTariff): PlaceFee => ({
  fee: 'CYF',
  rule: 'inspection',
  place: 'terminal',
  priceInput: 'inspectionPerContainer',
  prices,
})

export function inspectionCharges(
  { outcome }: TruckingRequest,
  tariff: TruckingTariff,
): Result<readonly Charge[]> {
  if (outcome.kind !== 'carried') return ok([])
  const places = outcome.inspections.map(({ terminal, containers }) => ({ at: terminal, containers }))
  return chargesAtPlaces(feeOf(tariff), places, tariff)
}

export const contingentInspections = (tariff: TruckingTariff): readonly ContingentCharge[] =>
  contingentAtPlaces(feeOf(tariff), tariff)

/** A ship loads at one terminal, so customs inspect there; where that has no price, any other may come. */
export function inspectedAt(tariff: TruckingTariff, terminal: string | undefined): TruckingTariff {
  const { inspection: prices } = tariff
  const own = terminal !== undefined && Object.hasOwn(prices, terminal) ? prices[terminal] : undefined
  return terminal !== undefined && own !== undefined && priced(own)
    ? { ...tariff, inspection: { [terminal]: own } }
    : tariff
}
