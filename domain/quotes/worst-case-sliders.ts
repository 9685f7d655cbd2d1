import { additionKey } from '#domain/tariffs/charge.ts'
import { kgPerTon, type StepWeights, timesDue } from '#domain/tariffs/trucking/overweight.ts'
import type { Unit } from '#domain/values/quantity.ts'
import type { AnnouncedCharge, FeeLine } from './fee-line.ts'
import type { Quote } from './quote.ts'

/** As much of a wish as its lines do not tell: how long a stay is while it is free, and for how many boxes. */
export type JudgedWish =
  | { readonly service: 'depot'; readonly days: number; readonly containers: number }
  | { readonly service: 'warehouse'; readonly storageDays?: number }
  | { readonly service: 'ocean' | 'trucking' }

/** As much of a quote as its worst case is made from. */
export type Judged = Pick<Quote, 'day' | 'lines' | 'possible' | 'rates' | 'total'> & {
  /** Nothing where staff agreed on a price. */
  readonly wish: JudgedWish | null
}

/** What can be moved: one announced charge, or all prices that one cause runs through. */
export type Slider = {
  readonly key: string
  /** What it counts: times, days beyond those asked for, loading points beyond those asked for. */
  readonly counts: 'times' | 'days' | 'points'
  readonly announced: readonly [AnnouncedCharge, ...AnnouncedCharge[]]
  readonly most: number
}

/** Its name within the quote: two tariffs may announce the same. */
export const laterKey = (announced: AnnouncedCharge): string =>
  `${announced.service}.${additionKey(announced)}`

const isBox = ({ quantity }: Pick<FeeLine, 'quantity'>): boolean => quantity.unit === 'container'

/** The boxes of one type, as the lines of any one fee count them; none where no line tells. */
function boxesOfType(lines: readonly FeeLine[], type: string): number {
  const own = lines.filter((line) => isBox(line) && line.facts.type === type)
  const byFee = Map.groupBy(own, ({ fee, rule }) => `${fee} ${rule}`)
  const counts = [...byFee.values()].map((same) =>
    same.reduce((sum, { quantity }) => sum + Number(quantity.amount), 0),
  )
  return Math.max(0, ...counts)
}

/** How many boxes a later charge can befall: those of its type, or all. */
export function boxesFor(
  { variant }: Pick<AnnouncedCharge, 'variant'>,
  { lines, wish }: Pick<Judged, 'lines' | 'wish'>,
): number {
  if (wish?.service === 'depot') return wish.containers
  const types = new Set(lines.filter(isBox).map(({ facts }) => String(facts.type)))
  const all = [...types].reduce((sum, type) => sum + boxesOfType(lines, type), 0)
  const own = variant === undefined ? 0 : boxesOfType(lines, variant)
  return Math.max(1, own || all)
}

export const isOfFee =
  (announced: AnnouncedCharge) =>
  ({ fee, service, tariff }: Pick<FeeLine, 'fee' | 'service' | 'tariff'>): boolean =>
    fee === announced.fee && service === announced.service && tariff.code === announced.tariff.code

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
const byBox: ReadonlySet<Unit> = new Set(['container', 'vehicle', 'TEU', 'FEU', 'hour', 'ton'])

const weightsOf = ({ facts: { overTons, upToTons }, unit }: AnnouncedCharge): StepWeights | undefined =>
  overTons === undefined || (unit !== 'container' && unit !== 'ton')
    ? undefined
    : {
        overTons: Number(overTons),
        ...(upToTons !== undefined && { upToTons: Number(upToTons) }),
        per: unit,
      }

/** How much heavier the boxes can become within a step of weights that ends, beyond what is quoted for theirs. */
function countWithin(step: StepWeights, announced: AnnouncedCharge, quote: Judged) {
  const kgAtEnd = (step.upToTons ?? Number.POSITIVE_INFINITY) * kgPerTon
  const quoted = quote.lines
    .filter(isOfFee(announced))
    .reduce(
      (sum, { facts }) => sum + Number(facts.containers) * timesDue(step, Number(facts.grossWeightKg)),
      0,
    )
  return boxesFor(announced, quote) * timesDue(step, kgAtEnd) - quoted
}

/** The rule says how many points there may be in all; the first belongs to every haul. */
function pointsLeft(announced: AnnouncedCharge, lines: readonly FeeLine[]): number {
  const quoted = lines.find(isOfFee(announced))
  return Number(announced.facts.most) - Number(quoted?.facts.loadingPoints ?? 1)
}

const countsOf = ({ service, trigger }: AnnouncedCharge): Slider['counts'] => {
  if (trigger === 'extra-point') return 'points'
  const isStay = trigger === 'longer-stay' || (service === 'warehouse' && trigger === 'longer-storage')
  return isStay ? 'days' : 'times'
}

/** The furthest a slider goes: by the box where each box can meet it. */
export function mostCount(announced: AnnouncedCharge, quote: Judged): number {
  const counts = countsOf(announced)
  if (counts === 'points') return pointsLeft(announced, quote.lines)
  if (counts === 'days') return mostByUnit.day
  // One price for the whole stay comes once.
  if (announced.trigger === 'lump-sum-storage') return 1
  const step = weightsOf(announced)
  if (step && (step.upToTons !== undefined || step.per === 'container'))
    return countWithin(step, announced, quote)
  const isPerBox = byBox.has(announced.unit) || announced.variant !== undefined
  return mostByUnit[announced.unit] * (isPerBox ? boxesFor(announced, quote) : 1)
}

// What customers meet most often comes first: days, hours, weight, stops.
const firstUnits: readonly Unit[] = ['day', 'hour', 'ton', 'move']
/** Charges for an order that is not carried out; they come instead of what is quoted, so they are told last. */
const unhappyEnds: ReadonlySet<string> = new Set([
  'dead-freight',
  'cancellation',
  'flat-cancellation',
  'empty-run',
])

const placeOf = ({ announced: [{ unit, trigger }] }: Slider): number => {
  if (unhappyEnds.has(trigger)) return firstUnits.length + 2
  if (trigger.startsWith('overweight')) return firstUnits.indexOf('ton')
  const at = firstUnits.indexOf(unit)
  return at < 0 ? firstUnits.length + 1 : at
}

/** A stay runs through its prices from one to the next: whoever stays longer cannot choose among them. */
const keyOf = (announced: AnnouncedCharge): string => {
  const { variant: _tier, ...stay } = announced
  return laterKey(countsOf(announced) === 'days' ? stay : announced)
}

/** In the order they are announced in. */
export const slidersIn = (quote: Judged): readonly Slider[] =>
  [...Map.groupBy(quote.possible, keyOf)].flatMap(([key, [first, ...others]]) => {
    if (!first) return []
    const counts = countsOf(first)
    // A stay that nobody knows cannot be made longer.
    if (counts === 'days' && quote.wish?.service !== first.service) return []
    return [{ key, counts, announced: [first, ...others], most: mostCount(first, quote) }]
  })

/** In the order of the page. */
export const slidersOf = (quote: Judged): readonly Slider[] =>
  slidersIn(quote).toSorted((one, other) => placeOf(one) - placeOf(other))
