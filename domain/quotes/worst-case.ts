import { additionKey } from '#domain/tariffs/charge.ts'
import { kgPerTon, type StepWeights, timesDue } from '#domain/tariffs/trucking/overweight.ts'
import { convert } from '#domain/values/exchange.ts'
import {
  larger,
  type Money,
  money,
  roundMoney,
  smaller,
  subtract,
  sumMoney,
  times,
} from '#domain/values/money.ts'
import type { Unit } from '#domain/values/quantity.ts'
import { type AnnouncedCharge, type FeeLine, rateFor, taxPercentOf } from './fee-line.ts'
import type { Quote } from './quote.ts'
import { type Counted, type Totals, totalsOf } from './totals.ts'

/** As much of a quote as its worst case is made from. */
export type Judged = Pick<Quote, 'day' | 'lines' | 'possible' | 'rates' | 'total'>

/** How often each announced charge comes, by its name; one that is not named does not come. */
export type LaterCounts = Readonly<Record<string, number>>

/** What one later charge comes to. */
export type LaterLine = Counted & {
  readonly key: string
  readonly sum: Money
  /** Where the least or the most that is charged decides. */
  readonly bound?: 'least' | 'most'
}

export type WorstCase = Totals & {
  readonly later: readonly LaterLine[]
  /** With tax. */
  readonly added: Money
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
export function boxesFor({ subject }: Pick<AnnouncedCharge, 'subject'>, lines: readonly FeeLine[]): number {
  const types = new Set(lines.filter(isBox).map(({ facts }) => String(facts.type)))
  const all = [...types].reduce((sum, type) => sum + boxesOfType(lines, type), 0)
  const own = subject === undefined ? 0 : boxesOfType(lines, subject)
  return Math.max(1, own || all)
}

const isOfFee =
  (announced: AnnouncedCharge) =>
  ({ fee, service, tariff }: Pick<FeeLine, 'fee' | 'service' | 'tariff'>): boolean =>
    fee === announced.fee && service === announced.service && tariff.code === announced.tariff.code

/** What is left up to the most of a fee, after what is quoted of it and what came before. */
function roomFor(
  announced: AnnouncedCharge,
  most: Money,
  lines: readonly FeeLine[],
  before: readonly Later[],
) {
  const taken = [...lines, ...before.map(({ line, of }) => ({ ...of, sum: line.sum }))]
    .filter(isOfFee(announced))
    .map(({ sum }) => sum)
  const left = subtract(most, sumMoney(taken, most.currency))
  return larger(left, money(0, most.currency))
}

/** The trade says a cap of a day in the sentence; it holds for each vehicle. */
function mostOf(
  announced: AnnouncedCharge,
  lines: readonly FeeLine[],
  before: readonly Later[],
): Money | undefined {
  const { most, isMostOfFee, facts, unitPrice } = announced
  if (most && isMostOfFee) return roomFor(announced, most, lines, before)
  if (facts.capPerDay === undefined) return most
  return times(money(String(facts.capPerDay), unitPrice.currency), boxesFor(announced, lines))
}

function laterSum(announced: AnnouncedCharge, count: number, most: Money | undefined) {
  const plain = times(announced.unitPrice, count)
  const { least } = announced
  const raised = least ? larger(plain, least) : plain
  const sum = most ? smaller(raised, most) : raised
  if (sum === plain) return { sum: roundMoney(sum) }
  return { sum: roundMoney(sum), bound: sum === most ? ('most' as const) : ('least' as const) }
}

/** A line with what announced it. */
type Later = { readonly of: AnnouncedCharge; readonly line: LaterLine }

function laterLine(
  announced: AnnouncedCharge,
  count: number,
  { lines, rates, day }: Judged,
  before: readonly Later[],
): LaterLine | undefined {
  const { sum, bound } = laterSum(announced, count, mostOf(announced, lines, before))
  const rate = rateFor(sum.currency, rates, day)
  // A quote freezes a rate for every currency it announces; without one nothing is converted by guess.
  return (
    rate && {
      key: laterKey(announced),
      sum,
      ...(bound && { bound }),
      standardAmount: convert(sum, rate),
      taxPercent: taxPercentOf(announced),
    }
  )
}

/** The quote with what might come: by the announced prices, at the quote's own rates, taxed as its lines are. */
export function worstCase(quote: Judged, counts: LaterCounts): WorstCase {
  const found: Later[] = []
  for (const announced of quote.possible) {
    const count = counts[laterKey(announced)] ?? 0
    const line = count > 0 ? laterLine(announced, count, quote, found) : undefined
    if (line) found.push({ of: announced, line })
  }
  const later = found.map(({ line }) => line)
  const totals = totalsOf([...quote.lines, ...later])
  return { ...totals, later, added: subtract(totals.total, quote.total) }
}

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
function countWithin(step: StepWeights, announced: AnnouncedCharge, lines: readonly FeeLine[]) {
  const kgAtEnd = (step.upToTons ?? Number.POSITIVE_INFINITY) * kgPerTon
  const quoted = lines
    .filter(isOfFee(announced))
    .reduce(
      (sum, { facts }) => sum + Number(facts.containers) * timesDue(step, Number(facts.grossWeightKg)),
      0,
    )
  return boxesFor(announced, lines) * timesDue(step, kgAtEnd) - quoted
}

/** The furthest a slider goes: by the box where each box can meet it. */
export function mostCount(announced: AnnouncedCharge, lines: readonly FeeLine[]): number {
  const step = weightsOf(announced)
  if (step && (step.upToTons !== undefined || step.per === 'container'))
    return countWithin(step, announced, lines)
  const isPerBox = byBox.has(announced.unit) || announced.subject !== undefined
  return mostByUnit[announced.unit] * (isPerBox ? boxesFor(announced, lines) : 1)
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

const placeOf = ({ unit, trigger }: AnnouncedCharge): number => {
  if (unhappyEnds.has(trigger)) return firstUnits.length + 2
  if (trigger.startsWith('overweight')) return firstUnits.indexOf('ton')
  const at = firstUnits.indexOf(unit)
  return at < 0 ? firstUnits.length + 1 : at
}

/** The announced charges in the order of their sliders. */
export const slidersOf = ({ possible }: Pick<Judged, 'possible'>): readonly AnnouncedCharge[] =>
  possible.toSorted((one, other) => placeOf(one) - placeOf(other))
