import type { Charge, ContingentCharge } from '#domain/tariffs/charge.ts'
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
