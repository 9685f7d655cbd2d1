import { type ContainerType, containerTypeCodes } from '#domain/values/container-type.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { isBelowCost } from '#domain/values/margin.ts'
import type { RateHead } from './rate.ts'
import { daysFrom, remainingDays, type Validity } from './remaining-days.ts'
import { overlap } from './valid-on.ts'

/** What staff see before a publication, the gravest first. */
export const publishFindings = [
  'overlap',
  'gap',
  'types',
  'audience',
  'past',
  'loss',
  'margin',
  'jump',
] as const
export type PublishFinding = (typeof publishFindings)[number]

/** So many overlaps of one rate are named: in a sheet each rate may overlap every other. */
const namedOverlaps = 5

/** A price that differs by more than this from the one before is confirmed. */
export const priceJumpPercent = 20

export type Prices = Readonly<Partial<Record<ContainerType, string>>>

type Audience = {
  readonly brands: readonly string[] | null
  readonly companies: RateHead['companies']
}

export type PublicRate = Validity &
  Audience & {
    readonly rateId: string | null
    readonly code: string
  }

type PricedVersion = Validity & { readonly prices: Prices }

export type Publication = PublicRate &
  PricedVersion & {
    readonly cost: Prices
    /** The published versions of its code that it ends. */
    readonly ends: readonly (PricedVersion & Audience)[]
    /** The other new versions of its code. */
    readonly together: readonly Validity[]
    /** The version of its code that applies before it. */
    readonly before: PricedVersion | undefined
    /** Other rates of the same lane, carrier and service, or other tariffs of the same site. */
    readonly others: Iterable<PublicRate>
  }

export type ComparedPrice = { readonly type: ContainerType; readonly before: string; readonly after: string }

export type Finding = {
  readonly finding: PublishFinding
  readonly code: string
  readonly days: readonly Validity[]
  /** The rate that it overlaps. */
  readonly other: Pick<PublicRate, 'rateId' | 'code'> | null
  /** The container types that lose their price. */
  readonly types: readonly ContainerType[]
  /** Cost and price, or the price before and after. */
  readonly prices: readonly ComparedPrice[]
}

type Ended = Publication['ends'][number]

const sharesBrand = (one: PublicRate, other: PublicRate): boolean =>
  one.brands === null || other.brands === null || one.brands.some((brand) => other.brands?.includes(brand))

const isPublic = ({ companies }: PublicRate): boolean => companies === null

const commonDays = (one: Validity, other: Validity): Validity => ({
  validFrom: one.validFrom > other.validFrom ? one.validFrom : other.validFrom,
  validTo: one.validTo < other.validTo ? one.validTo : other.validTo,
})

function* overlaps(rate: Publication, soldFrom: string): Generator<Omit<Finding, 'code'>> {
  if (!isPublic(rate)) return
  let named = 0
  for (const other of rate.others) {
    if (named === namedOverlaps) return
    if (!isPublic(other) || !sharesBrand(rate, other) || !overlap(rate, other)) continue
    const days = daysFrom(soldFrom, commonDays(rate, other))
    const { rateId, code } = other
    if (!days) continue
    named += 1
    yield { finding: 'overlap', days: [days], other: { rateId, code }, types: [], prices: [] }
  }
}

const byFirstDay = (one: Validity, other: Validity): number => (one.validFrom < other.validFrom ? -1 : 1)

const gaps = ({ ends, together, ...rate }: Publication, soldFrom: string): readonly Validity[] =>
  ends
    .flatMap((ended) => remainingDays(ended, [rate, ...together]))
    .flatMap((days) => daysFrom(soldFrom, days) ?? [])
    .toSorted(byFirstDay)

/** Null is everyone. */
const includesAll = (some: readonly string[] | null, others: readonly string[] | null): boolean =>
  some === null || (others?.every((one) => some.includes(one)) ?? false)

const isForAllOf = (rate: Audience, ended: Audience): boolean =>
  includesAll(rate.companies, ended.companies) && includesAll(rate.brands, ended.brands)

/** The days that it takes over from some of the versions it ends. */
const daysTakenFrom = (ended: readonly Ended[], rate: Publication, soldFrom: string): readonly Validity[] =>
  ended.flatMap((one) => daysFrom(soldFrom, commonDays(rate, one)) ?? []).toSorted(byFirstDay)

/** The days that are no longer sold to some who could buy them. */
const daysTaken = (rate: Publication, soldFrom: string): readonly Validity[] =>
  daysTakenFrom(
    rate.ends.filter((ended) => !isForAllOf(rate, ended)),
    rate,
    soldFrom,
  )

/** The container types that have a price on the days of a version it ends, and would have none. */
function typesLost(rate: Publication, soldFrom: string): Pick<Finding, 'types' | 'days'> {
  const isLost = ({ prices }: Ended, type: ContainerType) =>
    prices[type] !== undefined && rate.prices[type] === undefined
  const ends = rate.ends.filter(
    (ended) =>
      daysTakenFrom([ended], rate, soldFrom).length > 0 &&
      containerTypeCodes.some((type) => isLost(ended, type)),
  )
  return {
    types: containerTypeCodes.filter((type) => ends.some((ended) => isLost(ended, type))),
    days: daysTakenFrom(ends, rate, soldFrom),
  }
}

const compared = (
  before: Prices,
  after: Prices,
  isNamed: (before: string, after: string) => boolean,
): readonly ComparedPrice[] =>
  containerTypeCodes.flatMap((type) => {
    const [one, other] = [before[type], after[type]]
    return one !== undefined && other !== undefined && isNamed(one, other)
      ? [{ type, before: one, after: other }]
      : []
  })

const isLoss = (cost: string, price: string): boolean => isBelowCost(price, cost)

/** A loss is a finding of its own. */
const hasMarginBelow = (percent: number) => (cost: string, price: string) =>
  !isLoss(cost, price) && exact(price).minus(exact(cost)).times(100).lessThan(exact(price).times(percent))

const isJump = (before: string, after: string): boolean =>
  !exact(before).isZero() &&
  exact(after).dividedBy(exact(before)).minus(1).abs().times(100).greaterThan(priceJumpPercent)

/** What the findings depend on besides the rates. */
export type CheckedAgainst = {
  readonly today: string
  /** The day since when it will be sold: until then the days keep the price that they have. */
  readonly soldFrom: string
  /** Smaller margins are named, in percent of the price; 0 for none. */
  readonly marginPercent: number
}

/** Everything that a publication would do and that staff should know first. Days before it is sold do not count. */
export function findingsOf(
  rate: Publication,
  { today, soldFrom, marginPercent }: CheckedAgainst,
): readonly Finding[] {
  const { code, validFrom, validTo, prices, cost, before } = rate
  const lost = gaps(rate, soldFrom)
  const withoutPrice = typesLost(rate, soldFrom)
  const taken = daysTaken(rate, soldFrom)
  const losses = compared(cost, prices, isLoss)
  const margins = compared(cost, prices, hasMarginBelow(marginPercent))
  const jumps = before ? compared(before.prices, prices, isJump) : []
  const none = { code, days: [], other: null, types: [], prices: [] }
  return [
    ...[...overlaps(rate, soldFrom)].map((found) => ({ code, ...found })),
    ...(lost.length > 0 ? [{ ...none, finding: 'gap' as const, days: lost }] : []),
    ...(withoutPrice.types.length > 0 ? [{ ...none, ...withoutPrice, finding: 'types' as const }] : []),
    ...(taken.length > 0 ? [{ ...none, finding: 'audience' as const, days: taken }] : []),
    ...(validTo < today ? [{ ...none, finding: 'past' as const, days: [{ validFrom, validTo }] }] : []),
    ...(losses.length > 0 ? [{ ...none, finding: 'loss' as const, prices: losses }] : []),
    ...(margins.length > 0 ? [{ ...none, finding: 'margin' as const, prices: margins }] : []),
    ...(jumps.length > 0 ? [{ ...none, finding: 'jump' as const, prices: jumps }] : []),
  ]
}

/** What staff decided about the findings. */
export type FindingChoices = {
  readonly keepsOldDays: boolean
  readonly prevails: boolean
  readonly confirmed: boolean
}

export type FindingCounts = Readonly<Record<PublishFinding, number>>

/** How many findings staff have to confirm. */
export const countToConfirm = (
  { gap, types, audience, past, loss, jump }: FindingCounts,
  { keepsOldDays }: Pick<FindingChoices, 'keepsOldDays'>,
): number => types + audience + past + loss + jump + (keepsOldDays ? 0 : gap)

/** Why staff may not publish with these choices yet. */
export function publishProblem(
  counts: FindingCounts,
  choices: FindingChoices,
): 'rates-overlap' | 'publish-unconfirmed' | undefined {
  if (counts.overlap > 0 && !choices.prevails) return 'rates-overlap'
  return countToConfirm(counts, choices) > 0 && !choices.confirmed ? 'publish-unconfirmed' : undefined
}
