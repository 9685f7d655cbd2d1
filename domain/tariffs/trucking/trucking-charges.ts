import type { Charge, PossibleCharge } from '#domain/tariffs/charge.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { cancellationCharges, possibleCancellation } from './cancellation.ts'
import { depotLiftCharges, possibleDepotLifts } from './depot-lifts.ts'
import { emptyRunCharges, possibleEmptyRun } from './empty-run.ts'
import { extraPointCharges, possibleExtraPoint } from './extra-points.ts'
import { fuelCharges } from './fuel.ts'
import { haulageCharges } from './haulage.ts'
import { holidayCharges, possibleHoliday } from './holiday.ts'
import { inspectionCharges, possibleInspections } from './inspection.ts'
import { overnightCharges, possibleOvernight } from './overnight.ts'
import { overweightCharges, possibleOverweight } from './overweight.ts'
import { tollCharges } from './toll.ts'
import type { TruckingRequest } from './trucking-request.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'
import { possibleWaiting, waitingCharges } from './waiting.ts'
import { possibleWeighing, weighingCharges } from './weighing.ts'

function joined(verdicts: readonly Verdict<readonly Charge[]>[]): Verdict<readonly Charge[]> {
  const charges: Charge[] = []
  for (const verdict of verdicts) {
    if (!verdict.ok) return verdict
    charges.push(...verdict.value)
  }
  return accept(charges)
}

/** Every charge of an order as it was, or is to be, carried out; the first thing without a price is the answer. */
export function chargesTrucking(
  request: TruckingRequest,
  tariff: TruckingTariff,
): Verdict<readonly Charge[]> {
  const { day, containers, outcome } = request
  const { port, validFrom, validTo } = tariff
  if (day < validFrom || day > validTo) return refuse('no-price', { port, day })
  if (containers.length === 0) return refuse('invalid-input', { count: 1 }, { containers: 'required' })
  const stays = outcome.kind === 'cancelled' ? [] : outcome.stays
  return joined([
    haulageCharges(request, tariff),
    accept(tollCharges(request, tariff)),
    fuelCharges(request, tariff),
    ...depotLiftCharges(request, tariff),
    extraPointCharges(request, tariff),
    weighingCharges(request, tariff),
    overweightCharges(request, tariff),
    accept(holidayCharges(request, tariff)),
    accept(waitingCharges(stays, tariff)),
    accept(overnightCharges(stays, tariff)),
    inspectionCharges(request, tariff),
    emptyRunCharges(request, tariff),
    cancellationCharges(request, tariff),
  ])
}

/** What an order may cost beyond the quote, with what brings it about. */
export const possibleTruckingCharges = (
  request: TruckingRequest,
  tariff: TruckingTariff,
): readonly PossibleCharge[] => [
  ...possibleWaiting(tariff),
  ...possibleOvernight(tariff),
  ...possibleDepotLifts(request, tariff),
  ...possibleExtraPoint(request, tariff),
  ...possibleWeighing(request, tariff),
  ...possibleOverweight(request, tariff),
  ...possibleHoliday(request, tariff),
  ...possibleInspections(tariff),
  ...possibleEmptyRun(request, tariff),
  ...possibleCancellation(request, tariff),
]
