import type { WarehouseDictionary } from '#domain/places/warehouse.ts'
import { type Searchable, valuesOf } from './filters.ts'

type GroupName = 'place' | 'building' | 'work' | 'services' | 'safety' | 'price'

/** Dictionaries, and the other filters of a list. */
export type FilterKey = WarehouseDictionary | 'yardServiceType' | 'port' | 'country' | 'service'

export type FilterGroup = { readonly name: GroupName; readonly keys: readonly FilterKey[] }

/** Some place has the value and another has not. */
function tellsApart(places: readonly Searchable[], key: FilterKey): boolean {
  const sets = places.map((place) => new Set(valuesOf(place, key)))
  const values = new Set(sets.flatMap((set) => [...set]))
  return sets.some((set) => set.size < values.size)
}

/** Only filters that distinguish places; any other would match all places or none. */
export const groupsFor = (
  groups: readonly FilterGroup[],
  places: readonly Searchable[],
): readonly FilterGroup[] =>
  groups
    .map(({ name, keys }) => ({
      name,
      keys: keys.filter((key) => tellsApart(places, key)),
    }))
    .filter(({ keys }) => keys.length > 0)

export const keysOf = (groups: readonly FilterGroup[]): readonly FilterKey[] =>
  groups.flatMap(({ keys }) => keys)
