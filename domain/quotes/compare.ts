import { compareMoney, type Money } from '#domain/values/money.ts'
import type { LineGroup } from './fee-line.ts'
import type { SailingItem } from './ocean-offers.ts'
import type { Offer } from './offer.ts'
import { netOf } from './totals.ts'

/** Side by side, a reader follows three; a fourth is a list again. */
const mostCompared = 3

const byCode = (one: Offer, other: Offer): number => {
  if (one.item.code === other.item.code) return 0
  return one.item.code < other.item.code ? -1 : 1
}

/** Cheapest first; among equals by code, so that the order is the same each time. */
export const byPrice = (one: Offer, other: Offer): number =>
  compareMoney(one.quote.total, other.quote.total) || byCode(one, other)

type Sailing = Offer<SailingItem>

/** First to leave first; on one day the cheaper. */
export function byDeparture(one: Sailing, other: Sailing): number {
  const [first, second] = [one.item.sailing.departsOn, other.item.sailing.departsOn]
  if (first === second) return byPrice(one, other)
  return first < second ? -1 : 1
}

export type DayPrice = { readonly day: string; readonly offer: Sailing }

/** The cheapest sailing of each day, for the grid of departures. */
export function cheapestByDay(offers: readonly Sailing[]): readonly DayPrice[] {
  const cheapest = new Map<string, Sailing>()
  for (const offer of offers.toSorted(byDeparture)) {
    const { departsOn } = offer.item.sailing
    if (!cheapest.has(departsOn)) cheapest.set(departsOn, offer)
  }
  return [...cheapest].map(([day, offer]) => ({ day, offer }))
}

/** What each offer charges for one thing; nothing where it does not charge it. */
export type ComparedRow = {
  readonly group: LineGroup
  readonly fee: string
  readonly amounts: readonly (Money | null)[]
}

/** The same fees of several offers in one row each, in the order in which they first occur. */
export function sideBySide(offers: readonly Offer[]): readonly ComparedRow[] {
  if (offers.length > mostCompared) throw new Error(`${offers.length} offers are too many to compare`)
  const keyOf = ({ group, fee }: { group: LineGroup; fee: string }) => `${group} ${fee}`
  const rows = new Map(offers.flatMap(({ quote }) => quote.lines.map((line) => [keyOf(line), line] as const)))
  return [...rows].map(([key, { group, fee }]) => ({
    group,
    fee,
    amounts: offers.map(({ quote }) => {
      const lines = quote.lines.filter((line) => keyOf(line) === key)
      return lines.length > 0 ? netOf(lines) : null
    }),
  }))
}
