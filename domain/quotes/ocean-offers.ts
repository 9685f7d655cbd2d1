import { type CutOff, closingOf } from '#domain/schedules/cut-offs.ts'
import { chargesOcean, possibleOceanCharges } from '#domain/tariffs/ocean/ocean-charges.ts'
import type { OceanRate, RatedSailing } from '#domain/tariffs/ocean/ocean-rate.ts'
import type { OceanCharge, OceanRequest } from '#domain/tariffs/ocean/ocean-request.ts'
import type { OceanTariff } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { mayUseRate } from '#domain/tariffs/ocean/rates-for.ts'
import { possibleTruckingCharges } from '#domain/tariffs/trucking/trucking-charges.ts'
import { carriedAsPlanned, type TruckingRequest } from '#domain/tariffs/trucking/trucking-request.ts'
import type { TruckingTariff } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { shanghaiTime } from '#domain/values/shanghai-time.ts'
import { type AnnouncedCharge, announcedBy, type GroupedCharge } from './fee-line.ts'
import { type Asked, type Candidate, type OfferSubject, type Offers, offersOf } from './offer.ts'
import type { QuoteParts } from './quote.ts'

export type SailingSubject = OfferSubject & {
  readonly carrier: string
  readonly sailing: RatedSailing
}

/** A ship with what she is priced by: her rate, and of the tariffs of her port those that hold when she leaves. */
export type PricedShip = {
  readonly rate: OceanRate
  readonly tariff: OceanTariff | undefined
  /** Needed where the box is fetched by truck. */
  readonly trucking?: TruckingTariff
}

/** Ships close by the hour. */
export type AskedShips = Asked & { readonly now: Date }

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

const isFetched = ({ services }: Pick<OceanWish, 'services'>) =>
  services.some(({ service }) => service === 'trucking')

/** A box that is fetched by truck can be delayed by truck: then the tariff of the road is announced as well. */
function announced(
  request: OceanRequest,
  tariff: OceanTariff,
  trucking: TruckingTariff | undefined,
): readonly AnnouncedCharge[] {
  const atSea = possibleOceanCharges(request, tariff).map(announcedBy('ocean'))
  if (!trucking || !isFetched(request)) return atSea
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

/** When she closes; unknown where the schedule does not say to the minute when she leaves. */
const closingFor = ({ departsAt }: RatedSailing): CutOff | undefined =>
  departsAt === undefined ? undefined : closingOf({ etd: new Date(departsAt) })

const isClosed = ({ sailing }: OceanRate, now: Date): boolean => {
  const closing = closingFor(sailing)
  return closing !== undefined && closing.time < now
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

function wallText(instant: Date): string {
  const { day, hour, minute } = shanghaiTime(instant)
  return `${day} ${twoDigits(hour)}:${twoDigits(minute)}`
}

function partsOf(
  { rate, tariff, trucking }: PricedShip,
  wish: OceanWish,
  { askedOn, rates, now }: AskedShips,
): Verdict<QuoteParts> {
  const { pol, pod, sailing } = rate
  const closing = closingFor(sailing)
  if (closing && isClosed(rate, now))
    return refuse('sailing-closed', { cutOff: closing.code, closedAt: wallText(closing.time) })
  if (!tariff || (isFetched(wish) && !trucking))
    return refuse('no-price', { pol, pod, day: sailing.departsOn })
  const { company, containers, billsOfLading, terms, services } = wish
  const request: OceanRequest = { company, day: askedOn, rate, containers, billsOfLading, terms, services }
  const charges = chargesOcean(request, tariff)
  if (!charges.ok) return charges
  return accept({
    day: askedOn,
    containers: containersOf(wish),
    charges: charges.value.map(grouped),
    possible: announced(request, tariff, trucking),
    rates,
  })
}

/** Whoever accepts must still be able to book: never later than the day she closes. */
function candidate(ship: PricedShip, wish: OceanWish, asked: AskedShips): Candidate<SailingSubject> {
  const { carrier, sailing } = ship.rate
  const closing = closingFor(sailing)
  return {
    subject: { code: sailingOfferCode(ship.rate), carrier, sailing },
    ends: [closing ? shanghaiDay(closing.time) : sailing.departsOn],
    parts: partsOf(ship, wish, asked),
  }
}

const isWished = ({ rate }: PricedShip, wish: OceanWish, askedOn: string): boolean => {
  const { pol, pod, sailing } = rate
  const isOnLane = pol === wish.pol && pod === wish.pod
  const isInWindow = wish.etdFrom <= sailing.departsOn && sailing.departsOn <= wish.etdTo
  return isOnLane && isInWindow && mayUseRate(wish.company, rate, askedOn)
}

/** One offer for each sailing of the lane in the window that the company may book; what is closed comes last. */
export function oceanOffers(
  wish: OceanWish,
  ships: readonly PricedShip[],
  asked: AskedShips,
): Verdict<Offers<SailingSubject>> {
  const wished = ships.filter((ship) => isWished(ship, wish, asked.askedOn))
  const { pol, pod, etdFrom, etdTo } = wish
  if (wished.length === 0) return refuse('no-price', { pol, pod, etdFrom, etdTo })
  const { open = [], closed = [] } = Object.groupBy(wished, ({ rate }) =>
    isClosed(rate, asked.now) ? 'closed' : 'open',
  )
  return offersOf(
    'ocean',
    [...open, ...closed].map((ship) => candidate(ship, wish, asked)),
  )
}
