import type { FeeLine, LineGroup } from '#domain/quotes/fee-line.ts'
import { netOf } from '#domain/quotes/totals.ts'
import { chargeName } from '#domain/tariffs/charge-name.ts'
import { compareMoney, type Money } from '#domain/values/money.ts'
import type { SailingItem } from './ocean-offers.ts'
import type { Offer } from './offer.ts'

/** More than three columns are hard to compare. */
export const maxCompared = 3

/** What a list of offers shows is enough to sort it. */
type PricedOffer<Item = { readonly code: string }> = {
  readonly item: Item
  readonly quote: { readonly total: Money }
}

const byCode = (one: PricedOffer, other: PricedOffer): number => {
  if (one.item.code === other.item.code) return 0
  return one.item.code < other.item.code ? -1 : 1
}

/** Cheapest first; equal prices by code, so that the order is stable. */
export const byPrice = (one: PricedOffer, other: PricedOffer): number =>
  compareMoney(one.quote.total, other.quote.total) || byCode(one, other)

type Sailing = PricedOffer<SailingItem>

const departureOf = ({ sailing: { departsAt, departsOn } }: SailingItem): string => departsAt ?? departsOn

/** Earliest departure first; at the same time by code, so that the order is stable. */
export function byDepartureOf(one: SailingItem, other: SailingItem): number {
  const [first, second] = [[departureOf(one), one.code].join(' '), [departureOf(other), other.code].join(' ')]
  if (first === second) return 0
  return first < second ? -1 : 1
}

/** Earliest departure first; on the same day the cheaper one. */
export function byDeparture(one: Sailing, other: Sailing): number {
  const [first, second] = [one.item.sailing.departsOn, other.item.sailing.departsOn]
  if (first === second) return byPrice(one, other)
  return first < second ? -1 : 1
}

export type DayPrice = { readonly day: string; readonly offer: Sailing }

/** The cheapest sailing of each day, for the departure grid. */
export function cheapestByDay(offers: readonly Sailing[]): readonly DayPrice[] {
  const cheapest = new Map<string, Sailing>()
  for (const offer of offers.toSorted(byDeparture)) {
    const { departsOn } = offer.item.sailing
    if (!cheapest.has(departsOn)) cheapest.set(departsOn, offer)
  }
  return [...cheapest].map(([day, offer]) => ({ day, offer }))
}

/** One fee in several offers; null where an offer does not have it. */
export type ComparedRow = {
  readonly group: LineGroup
  /** The first of its lines; the others have the same name. */
  readonly line: FeeLine
  readonly amounts: readonly (Money | null)[]
}

/** One row per fee, in the order in which the fees first occur. */
export function sideBySide(offers: readonly Offer[]): readonly ComparedRow[] {
  if (offers.length > maxCompared) throw new Error(`${offers.length} offers are too many to compare`)
  const keyOf = (line: FeeLine) => `${line.group} ${line.fee} ${chargeName(line).en}`
  const rows = new Map(offers.flatMap(({ quote }) => quote.lines.map((line) => [keyOf(line), line] as const)))
  return [...rows].map(([key, line]) => ({
    group: line.group,
    line,
    amounts: offers.map(({ quote }) => {
      const lines = quote.lines.filter((line) => keyOf(line) === key)
      return lines.length > 0 ? netOf(lines) : null
    }),
  }))
}
