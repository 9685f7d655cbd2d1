import { chargesOcean, possibleOceanCharges } from '#domain/tariffs/ocean/ocean-charges.ts'
import type { OceanRate, RatedSailing } from '#domain/tariffs/ocean/ocean-rate.ts'
import type { OceanCharge, OceanRequest } from '#domain/tariffs/ocean/ocean-request.ts'
import type { OceanTariff } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { ratesOnLane } from '#domain/tariffs/ocean/rates-for.ts'
import { possibleTruckingCharges } from '#domain/tariffs/trucking/trucking-charges.ts'
import { carriedAsPlanned, type TruckingRequest } from '#domain/tariffs/trucking/trucking-request.ts'
import type { TruckingTariff } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { type AnnouncedCharge, announcedBy, type GroupedCharge } from './fee-line.ts'
import { type Asked, type Candidate, type OfferSubject, type Offers, offersOf } from './offer.ts'

export type SailingSubject = OfferSubject & {
  readonly carrier: string
  readonly sailing: RatedSailing
}

export type OceanPrices = {
  readonly rates: readonly OceanRate[]
  readonly tariff: OceanTariff
  /** Needed where the box is fetched by truck. */
  readonly trucking?: TruckingTariff
}

export type OceanWish = Omit<OceanRequest, 'rate' | 'day'> & {
  readonly pol: string
  readonly pod: string
  /** The days she may leave on, the first and the last included. */
  readonly etdFrom: string
  readonly etdTo: string
}

const grouped = ({ group, terms, service: _wish, ...charge }: OceanCharge): GroupedCharge => ({
  service: 'ocean',
  group,
  terms,
  charge,
})

const containersOf = ({ containers }: OceanWish) => containers.reduce((sum, { count }) => sum + count, 0)

/** A box that is fetched by truck can be delayed by truck: then the tariff of the road is announced as well. */
function announced(request: OceanRequest, { tariff, trucking }: OceanPrices): readonly AnnouncedCharge[] {
  const atSea = possibleOceanCharges(request, tariff).map(announcedBy('ocean'))
  if (!trucking || !request.services.some(({ service }) => service === 'trucking')) return atSea
  const { containers, rate } = request
  const haul: TruckingRequest = {
    day: rate.sailing.departsOn,
    lane: { code: rate.pol, prices: {} },
    containers,
    loadingPoints: 1,
    outcome: carriedAsPlanned,
  }
  return [...atSea, ...possibleTruckingCharges(haul, trucking).map(announcedBy('trucking'))]
}

/** One rate holds for all ships of its loop: the sailing tells its offers apart. */
export const sailingOfferCode = ({ code, sailing }: Pick<OceanRate, 'code' | 'sailing'>): string =>
  sailing.code ? `${code}:${sailing.code}` : code

function candidate(
  rate: OceanRate,
  wish: OceanWish,
  prices: OceanPrices,
  { askedOn, rates }: Asked,
): Candidate<SailingSubject> {
  const { company, containers, billsOfLading, terms, services } = wish
  const request: OceanRequest = { company, day: askedOn, rate, containers, billsOfLading, terms, services }
  const { tariff } = prices
  const charges = chargesOcean(request, tariff)
  const { carrier, sailing, validTo } = rate
  return {
    subject: { code: sailingOfferCode(rate), carrier, sailing },
    ends: [validTo, tariff.validTo, sailing.departsOn],
    parts: charges.ok
      ? accept({
          day: askedOn,
          containers: containersOf(wish),
          charges: charges.value.map(grouped),
          possible: announced(request, prices),
          rates,
        })
      : charges,
  }
}

/** One offer for each sailing of the lane in the window that the company may book. */
export function oceanOffers(
  wish: OceanWish,
  prices: OceanPrices,
  asked: Asked,
): Verdict<Offers<SailingSubject>> {
  const { pol, pod, etdFrom, etdTo } = wish
  const onLane = ratesOnLane({ pol, pod }, wish.company, prices.rates, asked.askedOn)
  if (!onLane.ok) return onLane
  const inWindow = onLane.value.filter(
    ({ sailing: { departsOn } }) => etdFrom <= departsOn && departsOn <= etdTo,
  )
  if (inWindow.length === 0) return refuse('no-price', { pol, pod, etdFrom, etdTo })
  return offersOf(
    'ocean',
    inWindow.map((rate) => candidate(rate, wish, prices, asked)),
  )
}
