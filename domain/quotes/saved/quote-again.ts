import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { OceanQuery, QuoteQuery } from '#domain/quotes/query/query.ts'
import { daysAfter, daysBetween } from '#domain/values/shanghai-day.ts'
import { priceChangesBetween } from './price-changes.ts'

/** The same number of days, starting today. */
const movedWindow = (query: OceanQuery, today: string): OceanQuery => ({
  ...query,
  etdFrom: today,
  etdTo: daysAfter(today, daysBetween(query.etdFrom, query.etdTo)),
})

/** Moves a query whose days are past to today, because past days have no price. */
export function queryFromToday(query: QuoteQuery, today: string): QuoteQuery {
  if (query.mode === 'ocean') return query.etdFrom < today ? movedWindow(query, today) : query
  return query.day < today ? { ...query, day: today } : query
}

type SailingParts = { readonly carrier?: string; readonly sailing?: { readonly linerService?: string } }

const linerServiceOf = ({ item }: Offer): string | undefined => {
  const { carrier, sailing } = item as SailingParts
  return carrier && `${carrier} ${sailing?.linerService ?? ''}`
}

/** The same offer if it still exists, else another sailing of the same liner service, else the cheapest. Expects the cheapest first. */
export const similarOffer = (before: Offer, offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ item }) => item.code === before.item.code) ??
  offers.find(
    (offer) => linerServiceOf(offer) !== undefined && linerServiceOf(offer) === linerServiceOf(before),
  ) ??
  offers[0]

/** A quote at today's prices is worth a number of its own if the offer, one of its sums or its validity differs. */
export const hasMoved = (before: Offer, after: Offer): boolean =>
  before.item.code !== after.item.code ||
  before.validUntil !== after.validUntil ||
  priceChangesBetween(before.quote, after.quote).length > 0
