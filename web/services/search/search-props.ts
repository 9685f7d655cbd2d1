import type { RowsByCode } from '#contract/dictionaries.ts'
import type { Searchable } from './filters.ts'
import type { FilterState } from './use-filters.ts'

export type SearchProps = {
  /** The kind of place; each has its own messages. */
  readonly noun: 'warehouses' | 'overseas' | 'depots'
  /** All places of the list. */
  readonly places: readonly Searchable[]
  readonly rows: RowsByCode
  readonly state: FilterState
}
