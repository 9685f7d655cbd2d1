import type { ContingentCharge } from '#domain/tariffs/charge.ts'
import { amountOf, type Formula, given, percent } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import type { ContainerCount } from '#domain/values/container-type.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import { times, yuan } from '#domain/values/money.ts'
import { kgPerTon } from './overweight.ts'
import type { TruckedContainers, TruckingRequest } from './trucking-request.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

/** Containers that are driven alike: two on each truck, or one. */
export type Load = TruckedContainers & { readonly isPaired?: true }

// Ours: dry containers only; a reefer needs its own generator, and special ones their own chassis.
const pairedType = '20GP'

/** Containers of an unstated weight travel alone: two of them may be too heavy. */
function mayPair(
  { type, grossWeightKg }: TruckedContainers,
  { pairedTwenties: terms }: TruckingTariff,
): boolean {
  if (!terms || type !== pairedType || grossWeightKg === undefined) return false
  return 2 * grossWeightKg <= terms.mostTons * kgPerTon
}

/** Containers of one row have one weight; an odd one travels alone. */
export const loadsOf = (containers: readonly TruckedContainers[], tariff: TruckingTariff): readonly Load[] =>
  containers.flatMap((row): Load[] => {
    const alone = mayPair(row, tariff) ? row.count % 2 : row.count
    return [
      ...(alone < row.count ? [{ ...row, count: row.count - alone, isPaired: true } as const] : []),
      ...(alone > 0 ? [{ ...row, count: alone }] : []),
    ]
  })

const vehiclesOf = ({ count, isPaired }: Load): number => (isPaired ? count / 2 : count)

export const vehiclesIn = (containers: readonly TruckedContainers[], tariff: TruckingTariff): number =>
  loadsOf(containers, tariff).reduce((sum, load) => sum + vehiclesOf(load), 0)

/** The vehicles of each row of containers, by the type that they are driven for. */
export const vehiclesByRow = (
  containers: readonly TruckedContainers[],
  tariff: TruckingTariff,
): readonly ContainerCount[] =>
  containers.map((row) => ({ type: row.type, count: vehiclesIn([row], tariff) }))

/** What one container of the load costs. */
export const loadFormula = ({ isPaired }: Load, lanePrice: string, tariff: TruckingTariff): Formula =>
  isPaired && tariff.pairedTwenties
    ? percent(given('pairPercent', tariff.pairedTwenties.pairPercent), given('lanePrice', lanePrice))
    : given('lanePrice', lanePrice)

const share = (amount: string, percentage: string) => exact(amount).times(percentage).dividedBy(100)

/** One more truck, with all that is charged for it: the rest of both lane prices, fuel, toll and further points. */
function secondTruckPrice({ lane, loadingPoints }: TruckingRequest, tariff: TruckingTariff): string {
  const lanePrice = lane.prices[pairedType] ?? '0'
  const paired = amountOf(loadFormula({ type: pairedType, count: 2, isPaired: true }, lanePrice, tariff))
  const rest = exactText(exact(lanePrice).minus(paired).times(2))
  return exactText(
    exact(rest)
      .plus(share(rest, tariff.fuelPercent))
      .plus(lane.tollPerVehicle ?? 0)
      .plus(exact(tariff.loadingPoints.perExtraPoint).times(loadingPoints - 1)),
  )
}

/** Two containers that turn out not to be ready together need a truck each. */
export function contingentSecondTruck(
  request: TruckingRequest,
  tariff: TruckingTariff,
): readonly ContingentCharge[] {
  const pairs = loadsOf(request.containers, tariff)
    .filter(({ isPaired }) => isPaired)
    .reduce((sum, { count }) => sum + count / 2, 0)
  const price = pairs > 0 ? priced(secondTruckPrice(request, tariff)) : undefined
  if (price === undefined) return []
  const { code, version } = tariff
  return [
    {
      fee: 'TRUCK',
      trigger: 'second-truck',
      params: { price, pairs },
      unitPrice: yuan(price),
      unit: 'vehicle',
      most: times(yuan(price), pairs),
      tariff: { code, version },
    },
  ]
}
