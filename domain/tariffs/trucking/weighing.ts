import { type Charge, type ContingentCharge, charge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { yuan } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { mostWeighings } from './trucking-limits.ts'
import type { TruckingRequest } from './trucking-request.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

export function weighingCharges(
  { weighings = 0, containers, outcome }: TruckingRequest,
  { weighingPerContainer, port, code, version }: TruckingTariff,
): Result<readonly Charge[]> {
  const most = mostWeighings(containers)
  if (weighings > most) return refusal('invalid-input', { count: 1, most }, { weighings: 'too-many' })
  if (weighings === 0 || outcome.kind !== 'carried') return ok([])
  const price = priced(weighingPerContainer)
  if (price === undefined) return refusal('no-price', { port, work: 'weighing' })
  return ok([
    charge({
      fee: 'GBF',
      rule: 'weighing',
      params: { containers: weighings, price },
      formula: product(given('containers', weighings), given('weighingPerContainer', price)),
      unitPrice: price,
      quantity: weighings,
      tariff: { code, version },
    }),
  ])
}

/** While a container is left for which no weighing was requested. */
export function contingentWeighing(
  { weighings = 0, containers }: TruckingRequest,
  { weighingPerContainer, code, version }: TruckingTariff,
): readonly ContingentCharge[] {
  const price = priced(weighingPerContainer)
  if (price === undefined || weighings >= mostWeighings(containers)) return []
  return [
    {
      fee: 'GBF',
      trigger: 'weighing',
      params: { price },
      unitPrice: yuan(price),
      unit: 'container',
      tariff: { code, version },
    },
  ]
}
