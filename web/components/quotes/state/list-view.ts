import type { OfferSummary } from '#contract/offers.ts'
import type { OffersData } from '#contract/quotes.ts'
import { byDeparture, byPrice } from '#domain/quotes/offers/compare.ts'
import { isSailing, transitOf } from './offer-details.ts'
import type { ListView } from './view-params.ts'

const byDepartureDay = (one: OfferSummary, other: OfferSummary): number =>
  isSailing(one) && isSailing(other) ? byDeparture(one, other) : byPrice(one, other)

/** Offers without a transit time come last. */
const byTransitDays = (one: OfferSummary, other: OfferSummary): number => {
  const [first, second] = [transitOf(one) ?? Number.MAX_VALUE, transitOf(other) ?? Number.MAX_VALUE]
  return first === second ? byPrice(one, other) : first - second
}

const orders = { byPrice, byDeparture: byDepartureDay, byTransit: byTransitDays } as const

/** The offers, filtered and sorted. */
export function visibleOffers(
  { offers, contractOfferCodes }: Pick<OffersData, 'offers' | 'contractOfferCodes'>,
  view: Pick<ListView, 'sorting' | 'carrier' | 'terminal' | 'contractOnly' | 'day'>,
) {
  return offers
    .filter(({ item }) => view.carrier === undefined || item.carrier === view.carrier)
    .filter(({ item }) => view.terminal === undefined || item.sailing?.terminal === view.terminal)
    .filter(({ item }) => !view.contractOnly || contractOfferCodes.includes(item.code))
    .filter(({ item }) => view.day === undefined || item.sailing?.departsOn === view.day)
    .toSorted(orders[view.sorting])
}

export const carriersIn = (offers: readonly OfferSummary[]): readonly string[] =>
  [...new Set(offers.flatMap(({ item }) => item.carrier ?? []))].sort()

/** Where the sailings load: in Shenzhen, Yantian and Shekou are an hour apart by road. */
export const terminalsIn = (offers: readonly OfferSummary[]): readonly string[] =>
  [...new Set(offers.flatMap(({ item }) => item.sailing?.terminal ?? []))].sort()

export type OfferBadge = 'cheapest' | 'fastest'

/** The longest transit of the list, to which the others are drawn to scale. */
export const longestTransit = (offers: readonly Parameters<typeof transitOf>[0][]): number =>
  Math.max(1, ...offers.map((offer) => transitOf(offer) ?? 0))

/** The cheapest and the fastest offers, with every one that equals them; a single offer gets no badge. */
export function badgesOf(offers: readonly OfferSummary[]): ReadonlyMap<string, readonly OfferBadge[]> {
  const badges = new Map<string, readonly OfferBadge[]>()
  if (offers.length < 2) return badges
  const add = (best: readonly OfferSummary[], badge: OfferBadge) => {
    for (const { item } of best) badges.set(item.code, [...(badges.get(item.code) ?? []), badge])
  }
  const [cheapest] = offers.toSorted(byPrice)
  add(
    offers.filter(({ quote }) => quote.total.amount === cheapest?.quote.total.amount),
    'cheapest',
  )
  const timed = offers.filter((offer) => transitOf(offer) !== undefined)
  if (new Set(timed.map(transitOf)).size > 1) {
    const [fastest] = timed.toSorted(byTransitDays)
    add(
      timed.filter((offer) => fastest && transitOf(offer) === transitOf(fastest)),
      'fastest',
    )
  }
  return badges
}
