import type { RowsByCode } from '#contract/dictionaries.ts'
import type { WarehouseCard } from '#contract/places.ts'
import type { FilterState } from './use-filters.ts'

export type FilterPanelProps = {
  readonly cards: readonly WarehouseCard[]
  readonly rows: RowsByCode
  readonly state: FilterState
  readonly found: number
}
