import type { FeeLine, QuotedContingentCharge } from '#domain/quotes/fee-line.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { kgPerTon, type StepWeights, timesDue } from '#domain/tariffs/trucking/overweight.ts'
import { compareMoney } from '#domain/values/money.ts'
import type { Unit } from '#domain/values/quantity.ts'
import { billsIn, containersFor, isContainer, vehiclesFor } from './counted-in-quote.ts'
import { countIn, type KnownCargo } from './known-cargo.ts'

/** The parts of a query that the lines of the quote do not show: the days and containers of a free stay. */
export type EstimateQuery =
  | { readonly mode: 'depot'; readonly days: number; readonly containers: number }
  | {
      readonly mode: 'warehouse'
      readonly storageDays?: number
      readonly cargo?: KnownCargo
    }
  | { readonly mode: 'ocean' | 'trucking' }

/** The parts of a quote that the maximum cost is estimated from. */
export type Estimated = Pick<Quote, 'day' | 'lines' | 'contingentCharges' | 'exchangeRates' | 'total'> & {
  /** Null for an offer by staff. */
  readonly query: EstimateQuery | null
}

/** One contingent charge, or all tiers of a charge that grows with the days. */
export type Slider = {
  readonly key: string
  /** Times, additional days, or additional loading points. */
  readonly counts: 'times' | 'days' | 'points'
  readonly charges: readonly [QuotedContingentCharge, ...QuotedContingentCharge[]]
  readonly max: number
}

/** Unique within the quote; two tariffs may have the same contingent charge. */
export const contingentKey = (contingentCharge: QuotedContingentCharge): string =>
  `${contingentCharge.mode}.${contingentChargeKey(contingentCharge)}`

export const isOfFee =
  (contingentCharge: QuotedContingentCharge) =>
  ({ fee, mode, tariff }: Pick<FeeLine, 'fee' | 'mode' | 'tariff'>): boolean =>
    fee === contingentCharge.fee &&
    mode === contingentCharge.mode &&
    tariff.code === contingentCharge.tariff.code

// Our choice of slider maximums; anything beyond would be a different order.
const maxByUnit: Readonly<Record<Unit, number>> = {
  container: 1,
  vehicle: 1,
  TEU: 2,
  FEU: 1,
  day: 30,
  'container-day': 30,
  hour: 12,
  ton: 10,
  move: 5,
  BL: 5,
  document: 5,
  order: 1,
  consignment: 1,
  CBM: 50,
  kg: 1000,
  pallet: 50,
  piece: 200,
}
const byContainer: ReadonlySet<Unit> = new Set([
  'container',
  'vehicle',
  'TEU',
  'FEU',
  'hour',
  'ton',
  'container-day',
])

/** The most of anything in this unit, with so many containers. */
export const mostByUnit = (unit: Unit, containers: number): number =>
  maxByUnit[unit] * (byContainer.has(unit) ? containers : 1)

const weightsOf = ({
  params: { overTons, upToTons },
  unit,
}: QuotedContingentCharge): StepWeights | undefined =>
  overTons === undefined || (unit !== 'container' && unit !== 'ton')
    ? undefined
    : {
        overTons: Number(overTons),
        ...(upToTons !== undefined && { upToTons: Number(upToTons) }),
        per: unit,
      }

/** How often the charge of a weight step can still apply, beyond what is quoted. */
function countWithin(step: StepWeights, contingentCharge: QuotedContingentCharge, quote: Estimated) {
  const kgAtEnd = (step.upToTons ?? Number.POSITIVE_INFINITY) * kgPerTon
  const quoted = quote.lines
    .filter(isOfFee(contingentCharge))
    .reduce(
      (sum, { params }) => sum + Number(params.containers) * timesDue(step, Number(params.grossWeightKg)),
      0,
    )
  return containersFor(contingentCharge, quote) * timesDue(step, kgAtEnd) - quoted
}

/** The rule limits the loading points; the first is included in every trucking quote. */
function pointsLeft(contingentCharge: QuotedContingentCharge, lines: readonly FeeLine[]): number {
  const quoted = lines.find(isOfFee(contingentCharge))
  return Number(contingentCharge.params.most) - Number(quoted?.params.loadingPoints ?? 1)
}

const countsOf = ({ mode, trigger }: QuotedContingentCharge): Slider['counts'] => {
  if (trigger === 'extra-point') return 'points'
  const isStay = trigger === 'longer-stay' || (mode === 'warehouse' && trigger === 'longer-storage')
  return isStay ? 'days' : 'times'
}

/** The maximum of a slider; per container if the charge can apply to each container. */
export function maxCount(contingentCharge: QuotedContingentCharge, quote: Estimated): number {
  const counts = countsOf(contingentCharge)
  if (counts === 'points') return pointsLeft(contingentCharge, quote.lines)
  if (counts === 'days') return maxByUnit.day
  // One price covers the whole stay.
  if (contingentCharge.trigger === 'lump-sum-storage') return 1
  if (contingentCharge.trigger === 'second-truck') return Number(contingentCharge.params.pairs)
  // Each bill is released once; amendments may come several times.
  if (contingentCharge.trigger === 'telex-release') return billsIn(quote)
  if (isCancellation(contingentCharge) && contingentCharge.unit === 'vehicle')
    return vehiclesFor(contingentCharge, quote)
  const step = weightsOf(contingentCharge)
  if (step && (step.upToTons !== undefined || step.per === 'container'))
    return countWithin(step, contingentCharge, quote)
  const cargo = cargoLimit(contingentCharge, quote.query)
  if (cargo !== undefined) return cargo
  const each = isPerContainer(contingentCharge) ? containersFor(contingentCharge, quote) : 1
  return maxByUnit[contingentCharge.unit] * each - quotedContainers(contingentCharge, quote.lines)
}

/** Work on cargo can be done to all of it, and to no more; the request of an offer by staff has stated it. */
const cargoLimit = (
  { unit, params: { inCargo } }: QuotedContingentCharge,
  query: Estimated['query'],
): number | undefined => {
  if (inCargo !== undefined) return Number(inCargo)
  return query?.mode === 'warehouse' && query.cargo ? countIn(unit, query.cargo) : undefined
}

// Done once to a container, so that those quoted already are left out.
const oncePerContainer: ReadonlySet<string> = new Set([
  'weighing',
  'dirty',
  'inspection',
  'undeclared-hazard',
  'empty-pick-up',
  'container-return',
])

// Priced by place: each container is inspected, picked up and returned at one of them.
const atOnePlace: ReadonlySet<string> = new Set(['inspection', 'empty-pick-up', 'container-return'])

/** Of several places for one container only the dearest can make the maximum cost. */
const isDearestPlace =
  (charges: readonly QuotedContingentCharge[]) =>
  (one: QuotedContingentCharge): boolean =>
    !atOnePlace.has(one.trigger) ||
    !charges.some(
      (other) =>
        other.trigger === one.trigger &&
        isOfFee(one)(other) &&
        compareMoney(other.unitPrice, one.unitPrice) > 0,
    )

/** How many containers of the fee are quoted already. */
const quotedContainers = (contingentCharge: QuotedContingentCharge, lines: readonly FeeLine[]): number =>
  oncePerContainer.has(contingentCharge.trigger)
    ? lines
        .filter((line) => isOfFee(contingentCharge)(line) && isContainer(line))
        .reduce((sum, { quantity }) => sum + Number(quantity.amount), 0)
    : 0

/** The lifts of a depot are those of each container. */
const isPerContainer = ({ unit, variant, mode }: QuotedContingentCharge): boolean =>
  byContainer.has(unit) || variant !== undefined || (mode === 'depot' && unit === 'move')

// The most frequent charges come first: days, hours, weight, stops.
const firstUnits: readonly Unit[] = ['container-day', 'day', 'hour', 'ton', 'move']
/** Charges for an order that is not carried out replace the quoted price; they are never added to it. */
const cancellationTriggers: ReadonlySet<string> = new Set([
  'dead-freight',
  'cancellation',
  'flat-cancellation',
  'dry-run',
])

const placeOf = ({ charges: [{ unit, trigger }] }: Slider): number => {
  if (trigger.startsWith('overweight')) return firstUnits.indexOf('ton')
  const index = firstUnits.indexOf(unit)
  return index < 0 ? firstUnits.length + 1 : index
}

/** The tiers of a stay share one slider, because days run through them in order. */
const keyOf = (contingentCharge: QuotedContingentCharge): string => {
  const { variant: _tier, ...stay } = contingentCharge
  return contingentKey(countsOf(contingentCharge) === 'days' ? stay : contingentCharge)
}

export const isCancellation = ({ trigger }: QuotedContingentCharge): boolean =>
  cancellationTriggers.has(trigger)

/** What an order costs that is not carried out, for all its containers. */
export const cancellationsIn = (quote: Estimated): readonly Slider[] =>
  quote.contingentCharges.filter(isCancellation).map((charge) => ({
    key: keyOf(charge),
    counts: 'times',
    charges: [charge],
    max: maxCount(charge, quote),
  }))

/** In the order of the quote. */
export const slidersIn = (quote: Estimated): readonly Slider[] =>
  [
    ...Map.groupBy(
      quote.contingentCharges
        .filter((charge) => !isCancellation(charge))
        .filter(isDearestPlace(quote.contingentCharges)),
      keyOf,
    ),
  ].flatMap(([key, [first, ...others]]) => {
    if (!first) return []
    const counts = countsOf(first)
    // More days can be added only to a known stay.
    if (counts === 'days' && quote.query?.mode !== first.mode) return []
    return [{ key, counts, charges: [first, ...others], max: maxCount(first, quote) }]
  })

/** In display order. */
export const slidersOf = (quote: Estimated): readonly Slider[] =>
  slidersIn(quote).toSorted((one, other) => placeOf(one) - placeOf(other))
