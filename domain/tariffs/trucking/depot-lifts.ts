import type { Charge, ContingentCharge } from '#domain/tariffs/charge.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { chargesAtPlaces, contingentAtPlaces } from './priced-places.ts'
import { containersIn, type DepotLift, type TruckingRequest } from './trucking-request.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

/** The fee of each field of the request. */
const fees = {
  pickUps: { fee: 'TXD', rule: 'empty-pick-up' },
  returns: { fee: 'HXD', rule: 'container-return' },
} as const

const feeOf = (field: keyof typeof fees, { depotLift: prices }: TruckingTariff) =>
  ({ ...fees[field], place: 'depot', priceInput: 'depotLiftPerContainer', prices }) as const

const lifted = (lifts: readonly DepotLift[]): number =>
  lifts.reduce((total, { containers }) => total + containers, 0)

/** Each container is picked up once and returned once. */
function liftCharges(
  field: keyof typeof fees,
  request: TruckingRequest,
  tariff: TruckingTariff,
): Result<readonly Charge[]> {
  const lifts = request[field] ?? []
  const most = containersIn(request.containers)
  if (lifted(lifts) > most) return refusal('invalid-input', { count: 1, most }, { [field]: 'too-many' })
  if (request.outcome.kind !== 'carried') return ok([])
  const places = lifts.map(({ depot, containers }) => ({ at: depot, containers }))
  return chargesAtPlaces(feeOf(field, tariff), places, tariff)
}

/** While a container is left that is picked up at, or returned to, the terminal's own depot. */
const contingentLifts = (
  field: keyof typeof fees,
  request: TruckingRequest,
  tariff: TruckingTariff,
): readonly ContingentCharge[] =>
  lifted(request[field] ?? []) < containersIn(request.containers)
    ? contingentAtPlaces(feeOf(field, tariff), tariff)
    : []

export const depotLiftCharges = (request: TruckingRequest, tariff: TruckingTariff) =>
  [liftCharges('pickUps', request, tariff), liftCharges('returns', request, tariff)] as const

export const contingentDepotLifts = (
  request: TruckingRequest,
  tariff: TruckingTariff,
): readonly ContingentCharge[] => [
  ...contingentLifts('pickUps', request, tariff),
  ...contingentLifts('returns', request, tariff),
]
