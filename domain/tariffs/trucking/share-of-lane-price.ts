import type { ContingentCharge } from '#domain/tariffs/charge.ts'
import { amountOf, type Formula, given, greatest, percent } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import { exactText } from '#domain/values/exact-decimal.ts'
import { yuan } from '#domain/values/money.ts'
import type { Params } from '#domain/values/refusal.ts'
import type { TruckingRequest } from './trucking-request.ts'
import type { ShareOfLanePrice, TruckingTariff } from './trucking-tariff.data.ts'

/** What one vehicle costs where a share of the lane's price is due, at least the minimum. */
export function shareOfLanePrice(terms: ShareOfLanePrice, lanePrice: string) {
  const formula: Formula = greatest(
    percent(given('sharePercent', terms.sharePercent), given('lanePrice', lanePrice)),
    given('minimum', terms.minimum),
  )
  return { formula, unitPrice: exactText(amountOf(formula)) }
}

type ContingentShare = {
  readonly trigger: string
  readonly terms: ShareOfLanePrice
  readonly params?: Params
}

/** The same as a contingent charge: one for each requested container type that has a price. */
export function contingentShares(
  { trigger, terms, params = {} }: ContingentShare,
  { lane, containers }: TruckingRequest,
  { code, version }: TruckingTariff,
): readonly ContingentCharge[] {
  const types: readonly ContainerType[] = [...new Set(containers.map(({ type }) => type))]
  return types.flatMap((type) => {
    const lanePrice = priced(lane.prices[type])
    if (lanePrice === undefined) return []
    const { sharePercent, minimum } = terms
    const { unitPrice: price } = shareOfLanePrice(terms, lanePrice)
    return {
      fee: 'FKF',
      trigger,
      variant: type,
      params: { ...params, type, sharePercent, minimum, price },
      unitPrice: yuan(price),
      unit: 'vehicle',
      least: yuan(minimum),
      tariff: { code, version },
    }
  })
}
