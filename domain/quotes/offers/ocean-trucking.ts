import {
  contingentChargeBy,
  type GroupedCharge,
  type QuotedContingentCharge,
} from '#domain/quotes/fee-line.ts'
import { gateInOf } from '#domain/schedules/cut-offs.ts'
import type { RatedSailing } from '#domain/tariffs/ocean/ocean-rate.ts'
import type { TruckingAddOn } from '#domain/tariffs/ocean/ocean-request.ts'
import { inspectedAt } from '#domain/tariffs/trucking/inspection.ts'
import { laneCharges } from '#domain/tariffs/trucking/lane-charges.ts'
import type { PricedLane } from '#domain/tariffs/trucking/lanes-from.ts'
import { chargesTrucking, contingentTruckingCharges } from '#domain/tariffs/trucking/trucking-charges.ts'
import {
  carriedAsPlanned,
  type TruckedContainers,
  type TruckingRequest,
} from '#domain/tariffs/trucking/trucking-request.ts'
import type { TruckingTariff } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { type ContainerCount, containerFacts } from '#domain/values/container-type.ts'
import { compareMoney, sumMoney } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'

/** The trucking tariff of the port and the lanes of the district, as they are valid on the departure day. */
export type TruckingPrices = { readonly tariff: TruckingTariff; readonly lanes: readonly PricedLane[] }

/** The full container must be at the terminal in time; without a departure time the departure day stands for it. */
export const lastLoadingDay = ({ departsAt, departsOn }: RatedSailing): string =>
  departsAt === undefined ? departsOn : shanghaiDay(gateInOf({ etd: new Date(departsAt) }))

export type TruckingToPrice = {
  readonly query: TruckingAddOn
  readonly prices: TruckingPrices
  readonly containers: readonly ContainerCount[]
  /** Of the cargo in each container. */
  readonly cargoWeightKg?: string | undefined
  /** The last day on which the truck can load for the ship. */
  readonly day: string
  readonly terminal?: string
}

const requestFor = (
  lane: PricedLane,
  { containers, cargoWeightKg, day }: TruckingToPrice,
): TruckingRequest => ({
  day,
  lane,
  containers: containers.map(loadedWith(cargoWeightKg)),
  loadingPoints: 1,
  outcome: carriedAsPlanned,
})

/** Lanes without a price for one of the types are left out. */
const cheapest = (lanes: readonly PricedLane[], trucking: TruckingToPrice) =>
  lanes
    .flatMap((lane) => {
      const charges = laneCharges(requestFor(lane, trucking), trucking.prices.tariff)
      const sums = charges.ok ? charges.value.map(({ sum }) => sum) : []
      return charges.ok ? [{ lane, price: sumMoney(sums, 'CNY') }] : []
    })
    .toSorted((one, other) => compareMoney(one.price, other.price))[0]?.lane

/**
 * The lane from the pick-up place that the customer has chosen, otherwise from the terminal of the ship. A terminal
 * without a lane of its own gets the cheapest lane of the district.
 */
function laneFor(trucking: TruckingToPrice): PricedLane | undefined {
  const {
    query,
    prices: { lanes },
    terminal,
  } = trucking
  const from = (place: string) =>
    cheapest(
      lanes.filter(({ pickUpPlace }) => pickUpPlace === place),
      trucking,
    )
  if (query.pickUpPlace !== undefined) return from(query.pickUpPlace)
  return (terminal !== undefined && from(terminal)) || cheapest(lanes, trucking)
}

export type PricedTrucking = {
  readonly charges: readonly GroupedCharge[]
  readonly contingentCharges: readonly QuotedContingentCharge[]
}

/** The truck carries the container as well; a tare that differs by maker is not counted. */
const loadedWith =
  (cargoWeightKg: string | undefined) =>
  (row: ContainerCount): TruckedContainers =>
    cargoWeightKg === undefined
      ? row
      : { ...row, grossWeightKg: Number(cargoWeightKg) + (containerFacts(row.type).tareKg ?? 0) }

/** Trucking costs the same as on its own: the lane and the trucking tariff price it. The shipper pays it. */
export function priceTrucking(trucking: TruckingToPrice): Result<PricedTrucking> {
  const { query, prices, day, terminal } = trucking
  const lane = laneFor(trucking)
  if (!lane) return refusal('no-price', { service: query.kind, ...placesOf(query), day })
  const request = requestFor(lane, trucking)
  const charges = chargesTrucking(request, prices.tariff)
  if (!charges.ok) return charges
  return ok({
    charges: charges.value.map((charge) => ({
      mode: 'trucking',
      group: 'origin',
      paymentTerm: 'prepaid',
      charge,
    })),
    contingentCharges: contingentTruckingCharges(request, inspectedAt(prices.tariff, terminal)).map(
      contingentChargeBy('trucking'),
    ),
  })
}

const placesOf = ({ district, pickUpPlace }: TruckingAddOn) => ({
  ...(district !== undefined && { district }),
  ...(pickUpPlace !== undefined && { pickUpPlace }),
})
