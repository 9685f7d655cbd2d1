import { daysAfter } from '#domain/values/shanghai-day.ts'
import type { Offer } from './offer.ts'
import type { OceanQuery, QuoteQuery } from './query.ts'

const dayMs = 24 * 60 * 60 * 1000

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** As many days as were asked for, from today on. */
const movedWindow = (query: OceanQuery, today: string): OceanQuery => ({
  ...query,
  etdFrom: today,
  etdTo: daysAfter(today, daysBetween(query.etdFrom, query.etdTo)),
})

/** The same wish, from today on where its days are past: what is gone cannot be priced. */
export function queryFromToday(query: QuoteQuery, today: string): QuoteQuery {
  if (query.service === 'ocean') return query.etdFrom < today ? movedWindow(query, today) : query
  return query.day < today ? { ...query, day: today } : query
}

type Shipped = { readonly carrier?: string; readonly sailing?: { readonly service?: string } }

const linerServiceOf = ({ item }: Offer): string | undefined => {
  const { carrier, sailing } = item as Shipped
  return carrier && `${carrier} ${sailing?.service ?? ''}`
}

/** The same offer if it is still made, else another ship of the same loop, else the cheapest; given cheapest first. */
export const likeOffer = (before: Offer, offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ item }) => item.code === before.item.code) ??
  offers.find(
    (offer) => linerServiceOf(offer) !== undefined && linerServiceOf(offer) === linerServiceOf(before),
  ) ??
  offers[0]
