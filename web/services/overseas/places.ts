import type { DictionaryRow, RowsByCode } from '#contract/dictionaries.ts'
import type { OverseasCard } from '#contract/places.ts'
import type { Language } from '#domain/brands/brand.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { regionName } from '#domain/places/region-name.ts'
import type { FilterGroup } from '#web/services/search/filter-groups.ts'
import { filterParams, noFilters } from '#web/services/search/filters.ts'

type Service = OverseasCard['facts']['services'][number]

/** Services have no dictionary, so the English name is the value in the URL in either language. */
const serviceCode = ({ en }: Service): string =>
  en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)

/** An overseas warehouse for the search; it has no figure for its free space. */
export const searchableOverseas = (card: OverseasCard) => ({
  ...card,
  listed: { ...card.listed, country: [card.country], service: card.facts.services.map(serviceCode) },
  texts: [card.city, card.facts.deliversTo, ...card.facts.services],
})

export type OverseasPlace = ReturnType<typeof searchableOverseas>

export const overseasGroups: readonly FilterGroup[] = [
  { name: 'place', keys: ['country', 'overseasCityList'] },
  { name: 'services', keys: ['service'] },
]

const once = (rows: readonly DictionaryRow[]): DictionaryRow[] => [
  ...new Map(rows.map((row) => [row.value, row])).values(),
]

/** Countries and services as dictionaries in the language of the page, in the order of the cards. */
export const overseasRows = (cards: readonly OverseasCard[], language: Language): RowsByCode => ({
  country: once(cards.map(({ country }) => ({ value: country, label: regionName(country, language) }))),
  service: once(
    cards.flatMap(({ facts }) =>
      facts.services.map((service) => ({ value: serviceCode(service), label: service[language] })),
    ),
  ),
})

/** The link to the card of a warehouse in the list of its city. */
export function cardUrl({ listed }: OverseasPlace): string {
  const { overseasCityList: cities = [] } = listed
  const query = filterParams({ ...noFilters, listed: { overseasCityList: cities } }, ['overseasCityList'])
  return `${servicePaths.overseasWarehouses}?${query}`
}
