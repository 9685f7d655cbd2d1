import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  type Row as ModelRow,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { compareValues, type TableColumn } from './columns.ts'
import type { TableSort, TableState } from './table-state.ts'

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

export type TableRow<Row extends object> = ModelRow<typeof features, Row>

export type TableSelection = {
  /** Ids of rows, of other pages too. */
  readonly ids: ReadonlySet<string>
  onChange(ids: ReadonlySet<string>): void
}

export type ModelInput<Row extends object> = {
  /** Must stay the same array from render to render. */
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  rowId(row: Row): string
  readonly state: TableState
  /** The order of the rows while the user has chosen none. */
  readonly usualSort?: TableSort
  readonly selection?: TableSelection
}

const definitionOf = <Row extends object>({
  id,
  sort,
}: TableColumn<Row>): ColumnDef<typeof features, Row> => ({
  id,
  // What the server sorts has no value here, so that its rows stay in their order.
  accessorFn: (row) => (typeof sort === 'function' ? sort(row) : undefined),
  sortFn: (one, other, column) => compareValues(one.getValue(column), other.getValue(column)),
  sortUndefined: 'last',
})

const resolved = <T>(updater: Updater<T>, old: T): T =>
  typeof updater === 'function' ? (updater as (old: T) => T)(old) : updater

/** Rows in their order and columns in theirs, as the state says. */
export function useModel<Row extends object>(input: ModelInput<Row>) {
  const { columns, rows, rowId, state, usualSort, selection } = input
  const sort = state.sort ?? usualSort
  const definitions = useMemo(() => columns.map(definitionOf), [columns])
  const rowSelection: RowSelectionState = Object.fromEntries(
    [...(selection?.ids ?? [])].map((id) => [id, true]),
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: {
      sorting: sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [],
      columnVisibility: Object.fromEntries(state.hidden.map((id) => [id, false])),
      columnOrder: [...state.order],
      rowSelection,
    },
    onRowSelectionChange: (updater) =>
      selection?.onChange(new Set(Object.keys(resolved(updater, rowSelection)))),
  })
  const byId = new Map(columns.map((column) => [column.id, column]))
  return {
    table,
    rows: table.getRowModel().rows,
    columns: table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? []),
  }
}
