import { type Charge, type ContingentCharge, charge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { yuan } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { vehiclesIn } from './pairs.ts'
import type { TruckingRequest } from './trucking-request.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

/** The first point belongs to the lane's price; every vehicle drives to each further one. */
export function extraPointCharges(
  { loadingPoints, containers, outcome }: TruckingRequest,
  tariff: TruckingTariff,
): Result<readonly Charge[]> {
  const { port, code, version } = tariff
  const { most, perExtraPoint } = tariff.loadingPoints
  if (loadingPoints < 1) return refusal('invalid-input', { count: 1 }, { loadingPoints: 'too-few' })
  if (loadingPoints > most) return refusal('invalid-input', { count: 1, most }, { loadingPoints: 'too-many' })
  if (loadingPoints === 1 || outcome.kind !== 'carried') return ok([])
  const price = priced(perExtraPoint)
  if (price === undefined) return refusal('no-price', { port, work: 'extra-point' })
  const extraPoints = loadingPoints - 1
  const vehicles = vehiclesIn(containers, tariff)
  return ok([
    charge({
      fee: 'DMD',
      rule: 'extra-points',
      params: { loadingPoints, extraPoints, vehicles, price },
      formula: product(
        given('vehicles', vehicles),
        given('extraPoints', extraPoints),
        given('perExtraPoint', price),
      ),
      unitPrice: price,
      quantity: vehicles * extraPoints,
      tariff: { code, version },
    }),
  ])
}

export function contingentExtraPoint(
  { loadingPoints }: TruckingRequest,
  { loadingPoints: { most, perExtraPoint }, code, version }: TruckingTariff,
): readonly ContingentCharge[] {
  const price = priced(perExtraPoint)
  if (price === undefined || loadingPoints >= most) return []
  return [
    {
      fee: 'DMD',
      trigger: 'extra-point',
      params: { price, most },
      unitPrice: yuan(price),
      unit: 'move',
      tariff: { code, version },
    },
  ]
}
