import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { kgPerTon, type StepWeights, timesDue } from '#domain/tariffs/trucking/overweight.ts'
import type { Unit } from '#domain/values/quantity.ts'
import type { FeeLine, QuotedContingency } from './fee-line.ts'
import type { Quote } from './quote.ts'

/** As much of a wish as its lines do not tell: how long a stay is while it is free, and for how many boxes. */
export type EstimateQuery =
  | { readonly service: 'depot'; readonly days: number; readonly containers: number }
  | { readonly service: 'warehouse'; readonly storageDays?: number }
  | { readonly service: 'ocean' | 'trucking' }

/** As much of a quote as its worst case is made from. */
export type Estimated = Pick<Quote, 'day' | 'lines' | 'contingentCharges' | 'rates' | 'total'> & {
  /** Nothing where staff agreed on a price. */
  readonly query: EstimateQuery | null
}

/** What can be moved: one announced charge, or all prices that one cause runs through. */
export type Slider = {
  readonly key: string
  /** What it counts: times, days beyond those asked for, loading points beyond those asked for. */
  readonly counts: 'times' | 'days' | 'points'
  readonly contingency: readonly [QuotedContingency, ...QuotedContingency[]]
  readonly most: number
}

/** Its name within the quote: two tariffs may announce the same. */
export const laterKey = (contingency: QuotedContingency): string =>
  `${contingency.service}.${contingentChargeKey(contingency)}`

const isContainer = ({ quantity }: Pick<FeeLine, 'quantity'>): boolean => quantity.unit === 'container'

/** The boxes of one type, as the lines of any one fee count them; none where no line tells. */
function containersOfType(lines: readonly FeeLine[], type: string): number {
  const own = lines.filter((line) => isContainer(line) && line.params.type === type)
  const byFee = Map.groupBy(own, ({ fee, rule }) => `${fee} ${rule}`)
  const counts = [...byFee.values()].map((same) =>
    same.reduce((sum, { quantity }) => sum + Number(quantity.amount), 0),
  )
  return Math.max(0, ...counts)
}

/** How many boxes a later charge can befall: those of its type, or all. */
export function containersFor(
  { variant }: Pick<QuotedContingency, 'variant'>,
  { lines, query }: Pick<Estimated, 'lines' | 'query'>,
): number {
  if (query?.service === 'depot') return query.containers
  const types = new Set(lines.filter(isContainer).map(({ params }) => String(params.type)))
  const all = [...types].reduce((sum, type) => sum + containersOfType(lines, type), 0)
  const own = variant === undefined ? 0 : containersOfType(lines, variant)
  return Math.max(1, own || all)
}

export const isOfFee =
  (contingency: QuotedContingency) =>
  ({ fee, service, tariff }: Pick<FeeLine, 'fee' | 'service' | 'tariff'>): boolean =>
    fee === contingency.fee && service === contingency.service && tariff.code === contingency.tariff.code

// Ours: how far a slider goes; what is beyond is no worst case but another order.
const mostByUnit: Readonly<Record<Unit, number>> = {
  container: 1,
  vehicle: 1,
  TEU: 2,
  FEU: 1,
  day: 30,
  hour: 12,
  ton: 10,
  move: 5,
  BL: 5,
  document: 5,
  CBM: 50,
  kg: 1000,
  pallet: 50,
  piece: 200,
}
const byContainer: ReadonlySet<Unit> = new Set(['container', 'vehicle', 'TEU', 'FEU', 'hour', 'ton'])

const weightsOf = ({ params: { overTons, upToTons }, unit }: QuotedContingency): StepWeights | undefined =>
  overTons === undefined || (unit !== 'container' && unit !== 'ton')
    ? undefined
    : {
        overTons: Number(overTons),
        ...(upToTons !== undefined && { upToTons: Number(upToTons) }),
        per: unit,
      }

/** How much heavier the boxes can become within a step of weights that ends, beyond what is quoted for theirs. */
function countWithin(step: StepWeights, contingency: QuotedContingency, quote: Estimated) {
  const kgAtEnd = (step.upToTons ?? Number.POSITIVE_INFINITY) * kgPerTon
  const quoted = quote.lines
    .filter(isOfFee(contingency))
    .reduce(
      (sum, { params }) => sum + Number(params.containers) * timesDue(step, Number(params.grossWeightKg)),
      0,
    )
  return containersFor(contingency, quote) * timesDue(step, kgAtEnd) - quoted
}

/** The rule says how many points there may be in all; the first belongs to every haul. */
function pointsLeft(contingency: QuotedContingency, lines: readonly FeeLine[]): number {
  const quoted = lines.find(isOfFee(contingency))
  return Number(contingency.params.most) - Number(quoted?.params.loadingPoints ?? 1)
}

const countsOf = ({ service, trigger }: QuotedContingency): Slider['counts'] => {
  if (trigger === 'extra-point') return 'points'
  const isStay = trigger === 'longer-stay' || (service === 'warehouse' && trigger === 'longer-storage')
  return isStay ? 'days' : 'times'
}

/** The furthest a slider goes: by the box where each box can meet it. */
export function mostCount(contingency: QuotedContingency, quote: Estimated): number {
  const counts = countsOf(contingency)
  if (counts === 'points') return pointsLeft(contingency, quote.lines)
  if (counts === 'days') return mostByUnit.day
  // One price for the whole stay comes once.
  if (contingency.trigger === 'lump-sum-storage') return 1
  const step = weightsOf(contingency)
  if (step && (step.upToTons !== undefined || step.per === 'container'))
    return countWithin(step, contingency, quote)
  const isPerContainer = byContainer.has(contingency.unit) || contingency.variant !== undefined
  return mostByUnit[contingency.unit] * (isPerContainer ? containersFor(contingency, quote) : 1)
}

// What customers meet most often comes first: days, hours, weight, stops.
const firstUnits: readonly Unit[] = ['day', 'hour', 'ton', 'move']
/** Charges for an order that is not carried out; they come instead of what is quoted, so they are told last. */
const unhappyEnds: ReadonlySet<string> = new Set([
  'dead-freight',
  'cancellation',
  'flat-cancellation',
  'dry-run',
])

const placeOf = ({ contingency: [{ unit, trigger }] }: Slider): number => {
  if (unhappyEnds.has(trigger)) return firstUnits.length + 2
  if (trigger.startsWith('overweight')) return firstUnits.indexOf('ton')
  const at = firstUnits.indexOf(unit)
  return at < 0 ? firstUnits.length + 1 : at
}

/** A stay runs through its prices from one to the next: whoever stays longer cannot choose among them. */
const keyOf = (contingency: QuotedContingency): string => {
  const { variant: _tier, ...stay } = contingency
  return laterKey(countsOf(contingency) === 'days' ? stay : contingency)
}

/** In the order they are announced in. */
export const slidersIn = (quote: Estimated): readonly Slider[] =>
  [...Map.groupBy(quote.contingentCharges, keyOf)].flatMap(([key, [first, ...others]]) => {
    if (!first) return []
    const counts = countsOf(first)
    // A stay that nobody knows cannot be made longer.
    if (counts === 'days' && quote.query?.service !== first.service) return []
    return [{ key, counts, contingency: [first, ...others], most: mostCount(first, quote) }]
  })

/** In the order of the page. */
export const slidersOf = (quote: Estimated): readonly Slider[] =>
  slidersIn(quote).toSorted((one, other) => placeOf(one) - placeOf(other))
