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

/** A sailing with its rate and the port tariffs that are valid on its departure day. */
export type PricedShip = {
  readonly rate: OceanRate
  readonly tariff: OceanTariff | undefined
  /** Needed for a booking with trucking. */
  readonly trucking?: TruckingTariff
}

/** Cut-offs depend on the time, not only on the day. */
export type QuotedShips = QuoteContext & { readonly now: Date }

export type PricedOceanQuery = Omit<OceanRequest, 'rate' | 'day'> & {
  readonly pol: string
  readonly pod: string
  /** Departure days, both included. */
  readonly etdFrom: string
  readonly etdTo: string
}

const grouped = ({ group, paymentTerm, addOn: _addOn, ...charge }: OceanCharge): GroupedCharge => ({
  mode: 'ocean',
  group,
  paymentTerm,
  charge,
})

const containersOf = ({ containers }: PricedOceanQuery) =>
  containers.reduce((sum, { count }) => sum + count, 0)

const hasTrucking = ({ addOns }: Pick<PricedOceanQuery, 'addOns'>) =>
  addOns.some(({ kind }) => kind === 'trucking')

/** A booking with trucking also has the contingent charges of the trucking tariff. */
function contingency(
  request: OceanRequest,
  tariff: OceanTariff,
  trucking: TruckingTariff | undefined,
): readonly QuotedContingency[] {
  const oceanCharges = contingentOceanCharges(request, tariff).map(contingencyBy('ocean'))
  if (!trucking || !hasTrucking(request)) return oceanCharges
  const { containers, rate } = request
  const haul: TruckingRequest = {
    day: rate.sailing.departsOn,
    lane: { code: rate.pol, prices: {} },
    containers,
    loadingPoints: 1,
    outcome: carriedAsPlanned,
  }
  return [...oceanCharges, ...contingentTruckingCharges(haul, trucking).map(contingencyBy('trucking'))]
}

/** One rate covers all sailings of its liner service, so the code includes the sailing. */
export const sailingOfferCode = ({ code, sailing }: Pick<OceanRate, 'code' | 'sailing'>): string =>
  sailing.code ? `${code}:${sailing.code}` : code

/** The closing cut-off; undefined without a departure time. */
const closingFor = ({ departsAt }: RatedSailing): CutOff | undefined =>
  departsAt === undefined ? undefined : closingOf({ etd: new Date(departsAt) })

const isClosed = ({ sailing }: OceanRate, now: Date): boolean => {
  const closing = closingFor(sailing)
  return closing !== undefined && closing.time < now
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

function localTimeText(instant: Date): string {
  const { day, hour, minute } = shanghaiTime(instant)
  return `${day} ${twoDigits(hour)}:${twoDigits(minute)}`
}

function inputOf(
  { rate, tariff, trucking }: PricedShip,
  query: PricedOceanQuery,
  { quotedOn, rates, now }: QuotedShips,
): Verdict<QuoteInput> {
  const { pol, pod, sailing } = rate
  const closing = closingFor(sailing)
  if (closing && isClosed(rate, now))
    return refuse('sailing-closed', { cutOff: closing.code, closedAt: localTimeText(closing.time) })
  if (!tariff || (hasTrucking(query) && !trucking))
    return refuse('no-price', { pol, pod, day: sailing.departsOn })
  const { company, containers, billsOfLading, paymentTerms, addOns } = query
  const request: OceanRequest = {
    company,
    day: quotedOn,
    rate,
    containers,
    billsOfLading,
    paymentTerms,
    addOns,
  }
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

/** Valid no later than the cut-off day, so that an accepted quote can still be booked. */
function candidate(ship: PricedShip, query: PricedOceanQuery, context: QuotedShips): Candidate<SailingItem> {
  const { carrier, sailing } = ship.rate
  const closing = closingFor(sailing)
  return {
    item: { code: sailingOfferCode(ship.rate), carrier, sailing },
    validUntilDays: [closing ? shanghaiDay(closing.time) : sailing.departsOn],
    input: inputOf(ship, query, context),
  }
}

const matchesQuery = ({ rate }: PricedShip, query: PricedOceanQuery, quotedOn: string): boolean => {
  const { pol, pod, sailing } = rate
  const isOnLane = pol === query.pol && pod === query.pod
  const isInWindow = query.etdFrom <= sailing.departsOn && sailing.departsOn <= query.etdTo
  return isOnLane && isInWindow && mayUseRate(query.company, rate, quotedOn)
}

/** One offer for each sailing on the lane and in the window that the company may book; closed sailings come last. */
export function oceanOffers(
  query: PricedOceanQuery,
  ships: readonly PricedShip[],
  context: QuotedShips,
): Verdict<Offers<SailingItem>> {
  const matching = ships.filter((ship) => matchesQuery(ship, query, context.quotedOn))
  const { pol, pod, etdFrom, etdTo } = query
  if (matching.length === 0) return refuse('no-price', { pol, pod, etdFrom, etdTo })
  const { open = [], closed = [] } = Object.groupBy(matching, ({ rate }) =>
    isClosed(rate, context.now) ? 'closed' : 'open',
  )
  return offersOf(
    'ocean',
    [...open, ...closed].map((ship) => candidate(ship, query, context)),
  )
}
