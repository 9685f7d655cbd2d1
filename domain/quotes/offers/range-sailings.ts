import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { byDepartureOf } from './compare.ts'
import type { SailingItem } from './ocean-offers.ts'
import type { Offer } from './offer.ts'
import { sailingKey } from './offer-rows.ts'

export type RangeSailing = Pick<SailingItem, 'carrier' | 'sailing'>

/** The sailings behind a visitor's range that were asked for, each once, the first first. They carry no price. */
export function rangeSailings(offers: readonly Offer[], query: QuoteQuery): readonly RangeSailing[] {
  if (query.mode !== 'ocean') return []
  const { etdFrom, etdTo, carrier } = query
  // An ocean query gives offers of sailings only.
  const items = offers.map(({ item }) => item as SailingItem)
  const asked = items.filter(
    ({ sailing: { departsOn }, carrier: own }) =>
      etdFrom <= departsOn && departsOn <= etdTo && (carrier === undefined || carrier === own),
  )
  return [...new Map(asked.map((item) => [sailingKey(item), item])).values()]
    .toSorted(byDepartureOf)
    .map(({ carrier: own, sailing }) => ({ carrier: own, sailing }))
}
