import type { OfferData } from '#contract/offers.ts'
import type { OffersData } from '#contract/quotes.ts'
import { byDeparture, byPrice } from '#domain/quotes/compare.ts'
import { isSailing, transitOf } from './offer-facts.ts'

export const sortings = ['byPrice', 'byDeparture', 'byTransit'] as const
export type Sorting = (typeof sortings)[number]

export type ListView = {
  readonly sorting: Sorting
  /** All where none is named. */
  readonly carrier?: string
  readonly contractOnly: boolean
}

export const plainView: ListView = { sorting: 'byPrice', contractOnly: false }

const leaves = (one: OfferData, other: OfferData): number =>
  isSailing(one) && isSailing(other) ? byDeparture(one, other) : byPrice(one, other)

/** Who does not say how long it takes comes last. */
const arrives = (one: OfferData, other: OfferData): number => {
  const [first, second] = [transitOf(one) ?? Number.MAX_VALUE, transitOf(other) ?? Number.MAX_VALUE]
  return first === second ? byPrice(one, other) : first - second
}

const orders = { byPrice, byDeparture: leaves, byTransit: arrives } as const

/** The offers as the reader wants to see them. */
export function viewed({ offers, contracts }: Pick<OffersData, 'offers' | 'contracts'>, view: ListView) {
  return offers
    .filter(({ item }) => view.carrier === undefined || item.carrier === view.carrier)
    .filter(({ item }) => !view.contractOnly || contracts.includes(item.code))
    .toSorted(orders[view.sorting])
}

/** Every carrier of the offers, once. */
export const carriersIn = (offers: readonly OfferData[]): readonly string[] =>
  [...new Set(offers.flatMap(({ item }) => item.carrier ?? []))].sort()

export type Praise = 'cheapest' | 'fastest'

/** What an offer is first in; with a single one there is nothing to be first of. */
export function praisesOf(offers: readonly OfferData[]): ReadonlyMap<string, readonly Praise[]> {
  const praises = new Map<string, readonly Praise[]>()
  if (offers.length < 2) return praises
  const praise = (offer: OfferData | undefined, word: Praise) => {
    if (!offer) return
    const { code } = offer.item
    praises.set(code, [...(praises.get(code) ?? []), word])
  }
  praise(offers.toSorted(byPrice)[0], 'cheapest')
  const timed = offers.filter((offer) => transitOf(offer) !== undefined)
  if (new Set(timed.map(transitOf)).size > 1) praise(timed.toSorted(arrives)[0], 'fastest')
  return praises
}
