import { type ReactNode, useRef } from 'react'
import type { Sort } from '#domain/values/sort.ts'
import type { CallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { Table } from '#web/ui/table/table.tsx'
import { type FoundRows, ListCount } from './list-count.tsx'
import { type EmptyListState, ListEmpty, type NoMatch } from './list-empty.tsx'
import { isWrongUrl, ListRefused } from './list-refused.tsx'
import { tableSort } from './list-sort.ts'
import styles from './list-table.module.css'
import { NarrowSort } from './narrow-sort.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSingleKeys } from './single-keys.ts'
import { TableTools } from './table-tools.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { usePlaceStorage } from './use-place-storage.ts'
import { useRestOfScreen } from './use-rest-of-screen.ts'
import type { RowSelection } from './use-selection.ts'
import { useTableLabels } from './use-table-labels.ts'
import type { TableControl } from './use-table-state.ts'

export type ListTableProps<Row extends object> = {
  readonly caption: string
  readonly control: TableControl
  /** Must be the same arrays from render to render. */
  readonly columns: readonly TableColumn<Row>[]
  /** The order of the rows while the user has chosen none. */
  readonly usualSort?: Sort
  readonly query: CallQuery<unknown>
  /** The rows of the page, and the cursor of the next one. */
  readonly page: { readonly rows: readonly Row[]; readonly next?: string }
  rowId(row: Row): string
  /** The keys have moved to another row. */
  onMove?(row: Row): void
  onOpen?(row: Row): void
  /** Filters, beside the settings of the table. */
  readonly tools?: ReactNode
  /** The filters that differ from the usual ones, as texts. */
  readonly criteria?: readonly string[]
  /** For actions on several rows; `actions` are their buttons. */
  readonly selection?: RowSelection<Row> & { readonly actions: ReactNode }
  /** What a list without a match says. */
  readonly noMatch?: NoMatch
  /** Shown where there is nothing yet; without it the list is never empty. */
  readonly emptyState?: EmptyListState
  /** How many rows are stated below the table, where the list shows parts of them. */
  readonly count?: number
  /** How many rows there are on all pages, where the list counts them. */
  readonly found?: FoundRows
  /** Stands before the number of rows, where a row takes several lines of the table. */
  readonly countNote?: string
  /** On a wide screen the table ends at its lower edge. */
  readonly fillsScreen?: boolean
  /** A CSS length; within a panel the table is lower than on a page of its own. */
  readonly height?: string
}

const noCriteria: readonly string[] = []

/** A list of the API as a table, with its filters, columns and saved views. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const {
    control,
    columns,
    usualSort,
    query,
    page,
    tools,
    criteria = noCriteria,
    emptyState,
    noMatch,
    fillsScreen = false,
    ...rest
  } = props
  const { state, onStateChange, shape, previous, clear } = control
  const place = usePlaceStorage(control.name)
  const ref = useRef<HTMLDivElement>(null)
  const filters = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(ref, filters)
  const screen = useRestOfScreen(ref, fillsScreen)
  const labels = useTableLabels()
  const hasSingleKeys = useSingleKeys()
  const focusSearch = () => {
    const search = ref.current?.querySelector<HTMLElement>('input[type="search"]')
    const firstFilter = filters.current?.querySelector<HTMLElement>('input, select, button')
    const target = search ?? firstFilter
    target?.focus()
  }
  const firstPage = () => onStateChange({ ...state, cursor: undefined })
  const isRefreshing = query.status === 'ready' && query.isRefreshing
  const empty = <ListEmpty control={control} criteria={criteria} emptyState={emptyState} noMatch={noMatch} />
  // A list without filters that is empty has nothing to arrange.
  const hasTools = page.rows.length > 0 || shape.filters.length > 0
  return (
    <div ref={ref} className={styles.list} tabIndex={-1} {...screen} {...keptFocus}>
      <div className={styles.tools} ref={filters}>
        {tools}
        {page.rows.length > 1 && (
          <NarrowSort
            columns={columns}
            state={state}
            usualSort={tableSort(usualSort)}
            onStateChange={onStateChange}
          />
        )}
        {hasTools && <TableTools columns={columns} control={control} />}
      </div>
      {query.status === 'refused' && isWrongUrl(query.refusal) ? (
        <ListRefused refusal={query.refusal} firstPage={firstPage} clear={clear} />
      ) : (
        <QueryState query={query} skeleton={{ rows: 12 }}>
          {() => (
            <Table
              columns={columns}
              state={state}
              onStateChange={onStateChange}
              hasSingleKeys={hasSingleKeys}
              previous={previous}
              place={place}
              usualSort={tableSort(usualSort)}
              {...rest}
              {...page}
              labels={labels.table}
              status={isRefreshing && page.rows.length > 0 ? 'loading' : 'ready'}
              emptyState={empty}
              noMatch={empty}
              failed={null}
              onSearch={focusSearch}
            />
          )}
        </QueryState>
      )}
      <ListCount {...props} />
      {rest.selection && <SelectionBar selection={rest.selection}>{rest.selection.actions}</SelectionBar>}
    </div>
  )
}
