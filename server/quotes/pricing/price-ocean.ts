import {
  isSailingClosed,
  oceanOffers,
  type SailingToPrice,
  sailingOfferCode,
} from '#domain/quotes/offers/ocean-offers.ts'
import type { OceanQuery } from '#domain/quotes/query/query.ts'
import { oceanRatesOf, oceanTariffOf, truckingLaneOf, truckingTariffOf } from '#domain/rates/assemble.ts'
import { isValidOn, publicOn, validOn, versionOn } from '#domain/rates/valid-on.ts'
import { truckingIn } from '#domain/tariffs/ocean/ocean-request.ts'
import { refusal } from '#domain/values/refusal.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import type { PublishedRate } from '#server/rates/index.ts'
import type { ScheduledSailing } from '#server/schedules/index.ts'
import { isLaneServed, type PriceSource, readRates, readSailings } from './price-data.ts'
import { isContractRate, keyOfRates, type Pricer, type PricingContext, refusedPricer } from './pricing.ts'

/** Sailings in the window of the query; those that have already departed today are not offered. */
function withinWindow(sailings: readonly ScheduledSailing[], { etdFrom, etdTo }: OceanQuery, now: Date) {
  const start = instantAt(etdFrom, '00:00')
  // ISO times compare as texts.
  const from = (start < now ? now : start).toISOString()
  const to = instantAt(daysAfter(etdTo, 1), '00:00').toISOString()
  return sailings.filter(({ departsAt }) => from <= departsAt && departsAt < to)
}

/** Rates that are valid on at least one day of the window. */
const lanesOf = (
  { carrier, contractOnly, etdFrom, etdTo }: OceanQuery,
  found: readonly PublishedRate<'ocean-lane'>[],
) =>
  found.filter(
    (rate) =>
      rate.validFrom <= etdTo &&
      etdFrom <= rate.validTo &&
      (carrier === undefined || rate.pricing.carrier === carrier) &&
      (!contractOnly || rate.companies !== null),
  )

type PortTariffs = {
  readonly ocean: readonly PublishedRate<'ocean-tariff'>[]
  readonly trucking: readonly PublishedRate<'trucking-tariff'>[]
  /** To the district of the query; none without trucking. */
  readonly truckingLanes: readonly PublishedRate<'trucking-lane'>[]
}

/** The tariffs of the port of loading and the trucking lanes that are valid on the day of departure. */
function tariffsValidOn({
  ocean,
  trucking,
  truckingLanes,
}: PortTariffs): (day: string) => Omit<SailingToPrice, 'rate'> {
  const known = new Map<string, Omit<SailingToPrice, 'rate'>>()
  const find = (day: string) => {
    const [tariff, truckingTariff] = [validOn(day, ocean), validOn(day, trucking)]
    return {
      tariff: tariff && oceanTariffOf(tariff),
      ...(truckingTariff && {
        trucking: {
          tariff: truckingTariffOf(truckingTariff),
          lanes: truckingLanes.filter((lane) => isValidOn(day, lane)).map(truckingLaneOf),
        },
      }),
    }
  }
  return (day) => {
    const tariffs = known.get(day) ?? find(day)
    known.set(day, tariffs)
    return tariffs
  }
}

type LaneRate = PublishedRate<'ocean-lane'>

const laneService = ({ pricing }: LaneRate) => `${pricing.carrier} ${pricing.service}`
const sailingService = ({ carrier, linerService }: ScheduledSailing) => `${carrier} ${linerService}`

/** A customer is never offered one sailing at two public prices. */
const isAnotherPublic = (lane: LaneRate, day: string, sameService: readonly LaneRate[]): boolean =>
  lane.companies === null && isValidOn(day, lane) && publicOn(day, sameService) !== lane

/** Every sailing of the liner services that the lane has rates for; the pricing rules check the validity dates. */
function sailingsToPrice(
  lanes: readonly LaneRate[],
  sailings: readonly ScheduledSailing[],
  tariffs: PortTariffs,
): readonly SailingToPrice[] {
  const tariffsOn = tariffsValidOn(tariffs)
  const sailingsOf = Map.groupBy(sailings, sailingService)
  return [...Map.groupBy(lanes, laneService)].flatMap(([service, sameService]) =>
    [...Map.groupBy(sameService, ({ code }) => code).values()].flatMap((versions) => {
      const rateOn = new Map(versions.map((version) => [version, oceanRatesOf(version)]))
      return (sailingsOf.get(service) ?? []).flatMap(({ carrier: _carrier, ...sailing }) => {
        const { departsOn } = sailing
        const lane = versionOn(departsOn, versions)
        if (!lane || isAnotherPublic(lane, departsOn, sameService)) return []
        const rate = rateOn.get(lane)?.(sailing)
        return rate ? { rate, ...tariffsOn(departsOn) } : []
      })
    }),
  )
}

/**
 * Sailings close and depart in order of departure, so how many are left and how many are closed identifies which. The
 * cached offers are used until one of the two numbers changes.
 */
const openSailingsKey = (sailings: readonly ScheduledSailing[], now: Date): string =>
  `${sailings.length} ${sailings.filter((sailing) => isSailingClosed(sailing, now)).length}`

/** One offer for each sailing in the window with a rate for the lane. */
export async function oceanPricer(
  source: PriceSource,
  query: OceanQuery,
  pricingContext: PricingContext,
): Promise<Pricer> {
  const { mode: _mode, contractOnly, carrier: _carrier, ...request } = query
  const { pol, pod } = query
  const { companyId: company, now } = pricingContext
  const district = truckingIn(query.addOns)?.district
  const [found, ocean, trucking, truckingLanes, scheduled] = await Promise.all([
    readRates(source, [{ kind: 'ocean-lane', port: pol, place: pod }], pricingContext),
    readRates(source, [{ kind: 'ocean-tariff', port: pol }], pricingContext),
    readRates(source, [{ kind: 'trucking-tariff', port: pol }], pricingContext),
    district === undefined
      ? []
      : readRates(source, [{ kind: 'trucking-lane', port: pol, place: district }], pricingContext),
    readSailings(source, query, now),
  ])
  const sailings = withinWindow(scheduled, query, now)
  const lanes = lanesOf(query, found)
  if (contractOnly && lanes.length === 0) return refusedPricer(refusal('no-contract'))
  if (lanes.length === 0 && sailings.length === 0 && !(await isLaneServed(source, query)))
    return refusedPricer(refusal('no-service', { pol, pod }))
  return {
    key: `${openSailingsKey(sailings, now)} ${keyOfRates([...lanes, ...ocean, ...trucking, ...truckingLanes])}`,
    calculate(context) {
      const toPrice = sailingsToPrice(lanes, sailings, { ocean, trucking, truckingLanes })
      const onContract = toPrice.filter(({ rate }) => rate.visibility !== 'public')
      return {
        offers: oceanOffers({ ...request, company }, toPrice, { ...context, now }),
        contractOfferCodes: new Set(onContract.map(({ rate }) => sailingOfferCode(rate))),
        usesContractTariff: [...ocean, ...trucking, ...truckingLanes].some(isContractRate),
      }
    },
  }
}
