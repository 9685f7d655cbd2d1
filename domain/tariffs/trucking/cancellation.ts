import { type Charge, type ContingentCharge, charge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { yuan } from '#domain/values/money.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { cutOffOf, isBeforeCutOff, shanghaiTime } from '#domain/values/shanghai-time.ts'
import { chargeByLanePrice } from './lane-charges.ts'
import { vehiclesByRow } from './pairs.ts'
import { contingentShares, shareOfLanePrice } from './share-of-lane-price.ts'
import { containersIn, type TruckingRequest } from './trucking-request.ts'
import type { CancellationTerms, ShareOfLanePrice, TruckingTariff } from './trucking-tariff.data.ts'

type FlatTerms = Extract<CancellationTerms, { readonly kind: 'flat' }>

/** Ours: there is no separate fee code for late cancellation; it has the code of a dry run. */
const fee = 'FKF'

/** When the free time ends, as the clock in Shanghai shows it. */
function cutOffText({ day: pickUpDay }: TruckingRequest): string {
  const { day, hour, minute } = shanghaiTime(cutOffOf(pickUpDay))
  return `${day} ${hour}:${String(minute).padStart(2, '0')}`
}

function flatCharge(
  request: TruckingRequest,
  { perContainer: price, cap }: FlatTerms,
  { code, version }: TruckingTariff,
): Charge {
  const count = containersIn(request.containers)
  const params = { cutOff: cutOffText(request), containers: count, price, cap }
  if (exact(price).times(count).greaterThan(cap))
    return charge({
      fee,
      rule: 'flat-cancellation-capped',
      params,
      formula: given('cap', cap),
      unitPrice: cap,
      quantity: 1,
      unit: 'order',
      tariff: { code, version },
    })
  return charge({
    fee,
    rule: 'flat-cancellation',
    params,
    formula: product(given('containers', count), given('cancellationPerContainer', price)),
    unitPrice: price,
    quantity: count,
    unit: 'container',
    tariff: { code, version },
  })
}

const shareCharges = (
  request: TruckingRequest,
  { sharePercent, minimum }: ShareOfLanePrice,
  tariff: TruckingTariff,
): Result<readonly Charge[]> => {
  const { code, version } = tariff
  const vehicles = vehiclesByRow(request.containers, tariff)
  return chargeByLanePrice(request.lane, vehicles, ({ type, count }, lanePrice) => {
    const { formula, unitPrice } = shareOfLanePrice({ sharePercent, minimum }, lanePrice)
    return charge({
      fee,
      rule: 'cancellation',
      params: {
        cutOff: cutOffText(request),
        type,
        vehicles: count,
        price: unitPrice,
        sharePercent,
        minimum,
      },
      formula: product(given('vehicles', count), formula),
      unitPrice,
      quantity: count,
      tariff: { code, version },
    })
  })
}

/** Free before the cut-off of the day before. */
export function cancellationCharges(
  request: TruckingRequest,
  tariff: TruckingTariff,
): Result<readonly Charge[]> {
  const { outcome, day } = request
  if (outcome.kind !== 'cancelled' || isBeforeCutOff(outcome.at, day)) return ok([])
  const terms = tariff.cancellation
  return terms.kind === 'flat'
    ? ok([flatCharge(request, terms, tariff)])
    : shareCharges(request, terms, tariff)
}

export function contingentCancellation(
  request: TruckingRequest,
  tariff: TruckingTariff,
): readonly ContingentCharge[] {
  const { cancellation: terms, code, version } = tariff
  const cutOff = cutOffText(request)
  if (terms.kind === 'share')
    return contingentShares({ trigger: 'cancellation', terms, params: { cutOff } }, request, tariff)
  const { perContainer: price, cap } = terms
  return [
    {
      fee,
      trigger: 'flat-cancellation',
      params: { cutOff, price, cap },
      unitPrice: yuan(price),
      unit: 'container',
      most: yuan(cap),
      tariff: { code, version },
    },
  ]
}
