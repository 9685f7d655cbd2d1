import type { RowsByCode } from '#contract/dictionaries.ts'
import type { Findable } from './filters.ts'
import type { FilterState } from './use-filters.ts'

export type FindingProps = {
  /** What is found: each kind of list has its own words for it. */
  readonly noun: 'warehouses' | 'overseas' | 'depots'
  /** All that could be found here. */
  readonly places: readonly Findable[]
  readonly rows: RowsByCode
  readonly state: FilterState
}
