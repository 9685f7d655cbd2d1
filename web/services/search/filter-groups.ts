import type { WarehouseDictionary } from '#domain/places/warehouse.ts'
import { type Searchable, valuesOf } from './filters.ts'

type GroupName = 'place' | 'building' | 'work' | 'services' | 'safety' | 'price'

/** Dictionaries, and the other filters of a list. */
export type FilterKey = WarehouseDictionary | 'yardServiceType' | 'port' | 'country' | 'service'

export type FilterGroup = { readonly name: GroupName; readonly keys: readonly FilterKey[] }

/** Only filters that some place matches. */
export const groupsFor = (
  groups: readonly FilterGroup[],
  places: readonly Searchable[],
): readonly FilterGroup[] =>
  groups
    .map(({ name, keys }) => ({
      name,
      keys: keys.filter((key) => places.some((place) => valuesOf(place, key).length > 0)),
    }))
    .filter(({ keys }) => keys.length > 0)

export const keysOf = (groups: readonly FilterGroup[]): readonly FilterKey[] =>
  groups.flatMap(({ keys }) => keys)
