import { type CutOff, closingOf } from '#domain/schedules/cut-offs.ts'
import { chargesOcean, contingentOceanCharges } from '#domain/tariffs/ocean/ocean-charges.ts'
import type { OceanRate, RatedSailing } from '#domain/tariffs/ocean/ocean-rate.ts'
import type { OceanCharge, OceanRequest } from '#domain/tariffs/ocean/ocean-request.ts'
import type { OceanTariff } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { mayUseRate } from '#domain/tariffs/ocean/rates-for.ts'
import { contingentTruckingCharges } from '#domain/tariffs/trucking/trucking-charges.ts'
import { carriedAsPlanned, type TruckingRequest } from '#domain/tariffs/trucking/trucking-request.ts'
import type { TruckingTariff } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { shanghaiTime } from '#domain/values/shanghai-time.ts'
import { contingencyBy, type GroupedCharge, type QuotedContingency } from './fee-line.ts'
import { type Candidate, type OfferItem, type Offers, offersOf, type QuoteContext } from './offer.ts'
import type { QuoteInput } from './quote.ts'

export type SailingItem = OfferItem & {
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
export type QuotedShips = QuoteContext & { readonly now: Date }

export type PricedOceanQuery = Omit<OceanRequest, 'rate' | 'day'> & {
  readonly pol: string
  readonly pod: string
  /** The days she may leave on, the first and the last included. */
  readonly etdFrom: string
  readonly etdTo: string
}

const grouped = ({ group, terms, service: _query, ...charge }: OceanCharge): GroupedCharge => ({
  service: 'ocean',
  group,
  terms,
  charge,
})

const containersOf = ({ containers }: PricedOceanQuery) =>
  containers.reduce((sum, { count }) => sum + count, 0)

const isFetched = ({ services }: Pick<PricedOceanQuery, 'services'>) =>
  services.some(({ service }) => service === 'trucking')

/** A box that is fetched by truck can be delayed by truck: then the tariff of the road is announced as well. */
function contingency(
  request: OceanRequest,
  tariff: OceanTariff,
  trucking: TruckingTariff | undefined,
): readonly QuotedContingency[] {
  const atSea = contingentOceanCharges(request, tariff).map(contingencyBy('ocean'))
  if (!trucking || !isFetched(request)) return atSea
  const { containers, rate } = request
  const haul: TruckingRequest = {
    day: rate.sailing.departsOn,
    lane: { code: rate.pol, prices: {} },
    containers,
    loadingPoints: 1,
    outcome: carriedAsPlanned,
  }
  return [...atSea, ...contingentTruckingCharges(haul, trucking).map(contingencyBy('trucking'))]
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
  query: PricedOceanQuery,
  { quotedOn, rates, now }: QuotedShips,
): Verdict<QuoteInput> {
  const { pol, pod, sailing } = rate
  const closing = closingFor(sailing)
  if (closing && isClosed(rate, now))
    return refuse('sailing-closed', { cutOff: closing.code, closedAt: wallText(closing.time) })
  if (!tariff || (isFetched(query) && !trucking))
    return refuse('no-price', { pol, pod, day: sailing.departsOn })
  const { company, containers, billsOfLading, terms, services } = query
  const request: OceanRequest = { company, day: quotedOn, rate, containers, billsOfLading, terms, services }
  const charges = chargesOcean(request, tariff)
  if (!charges.ok) return charges
  return accept({
    day: quotedOn,
    containers: containersOf(query),
    charges: charges.value.map(grouped),
    contingentCharges: contingency(request, tariff, trucking),
    rates,
  })
}

/** Whoever accepts must still be able to book: never later than the day she closes. */
function candidate(ship: PricedShip, query: PricedOceanQuery, asked: QuotedShips): Candidate<SailingItem> {
  const { carrier, sailing } = ship.rate
  const closing = closingFor(sailing)
  return {
    item: { code: sailingOfferCode(ship.rate), carrier, sailing },
    ends: [closing ? shanghaiDay(closing.time) : sailing.departsOn],
    parts: partsOf(ship, query, asked),
  }
}

const isQueried = ({ rate }: PricedShip, query: PricedOceanQuery, quotedOn: string): boolean => {
  const { pol, pod, sailing } = rate
  const isOnLane = pol === query.pol && pod === query.pod
  const isInWindow = query.etdFrom <= sailing.departsOn && sailing.departsOn <= query.etdTo
  return isOnLane && isInWindow && mayUseRate(query.company, rate, quotedOn)
}

/** One offer for each sailing of the lane in the window that the company may book; what is closed comes last. */
export function oceanOffers(
  query: PricedOceanQuery,
  ships: readonly PricedShip[],
  asked: QuotedShips,
): Verdict<Offers<SailingItem>> {
  const queried = ships.filter((ship) => isQueried(ship, query, asked.quotedOn))
  const { pol, pod, etdFrom, etdTo } = query
  if (queried.length === 0) return refuse('no-price', { pol, pod, etdFrom, etdTo })
  const { open = [], closed = [] } = Object.groupBy(queried, ({ rate }) =>
    isClosed(rate, asked.now) ? 'closed' : 'open',
  )
  return offersOf(
    'ocean',
    [...open, ...closed].map((ship) => candidate(ship, query, asked)),
  )
}
