import type { WarehouseDictionary } from '#domain/places/warehouse.ts'
import { type Findable, wordsOf } from './filters.ts'

type GroupName = 'place' | 'building' | 'work' | 'services' | 'safety' | 'price'

/** Dictionaries, and what else places are told apart by. */
export type FilterKey = WarehouseDictionary | 'yardServiceType' | 'port' | 'country' | 'service'

export type FilterGroup = { readonly name: GroupName; readonly keys: readonly FilterKey[] }

/** Only what some place goes by: a word that finds nothing is no help. */
export const groupsFor = (
  groups: readonly FilterGroup[],
  places: readonly Findable[],
): readonly FilterGroup[] =>
  groups
    .map(({ name, keys }) => ({
      name,
      keys: keys.filter((key) => places.some((place) => wordsOf(place, key).length > 0)),
    }))
    .filter(({ keys }) => keys.length > 0)

export const keysOf = (groups: readonly FilterGroup[]): readonly FilterKey[] =>
  groups.flatMap(({ keys }) => keys)
