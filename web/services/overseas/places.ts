import type { DictionaryRow, RowsByCode } from '#contract/dictionaries.ts'
import type { OverseasCard } from '#contract/places.ts'
import type { Language } from '#domain/brands/brand.ts'
import { regionName } from '#web/components/quotes/region-name.ts'
import type { FilterGroup } from '#web/services/finding/filter-groups.ts'
import { addressOf, noFilters } from '#web/services/finding/filters.ts'

type Service = OverseasCard['facts']['services'][number]

/** A service has no dictionary; its English words name it in an address, whatever the reader's language. */
const serviceCode = ({ en }: Service): string =>
  en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)

/** A warehouse abroad as it is looked for; it does not say how much room is free. */
export const findableAbroad = (card: OverseasCard) => ({
  ...card,
  listed: { ...card.listed, country: [card.country], service: card.facts.services.map(serviceCode) },
  says: [card.city, card.facts.deliversTo, ...card.facts.services],
})

export type PlaceAbroad = ReturnType<typeof findableAbroad>

export const overseasGroups: readonly FilterGroup[] = [
  { name: 'place', keys: ['country', 'overseasCityList'] },
  { name: 'services', keys: ['service'] },
]

const once = (rows: readonly DictionaryRow[]): DictionaryRow[] => [
  ...new Map(rows.map((row) => [row.value, row])).values(),
]

/** Countries and services in the reader's language, in the order of the cards, as if they were dictionaries. */
export const rowsAbroad = (cards: readonly OverseasCard[], language: Language): RowsByCode => ({
  country: once(cards.map(({ country }) => ({ value: country, label: regionName(country, language) }))),
  service: once(
    cards.flatMap(({ facts }) =>
      facts.services.map((service) => ({ value: serviceCode(service), label: service[language] })),
    ),
  ),
})

/** Where the card of one of them is, among those of its city. */
export function cardAddress({ listed }: PlaceAbroad): string {
  const { overseasCityList: cities = [] } = listed
  const query = addressOf({ ...noFilters, listed: { overseasCityList: cities } }, ['overseasCityList'])
  return `/oversea/newSea?${query}`
}
