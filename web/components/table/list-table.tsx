import { type ReactNode, useState } from 'react'
import type { CallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { Table } from '#web/ui/table/table.tsx'
import { TableSettings } from '#web/ui/table/table-settings.tsx'
import { isFiltered } from '#web/ui/table/table-state.ts'
import { TableViews } from '#web/ui/table/table-views.tsx'
import { retryFromFirstPage } from './list-sort.ts'
import styles from './list-table.module.css'
import { SelectionBar } from './selection-bar.tsx'
import { hasSingleKeys, setSingleKeys } from './table-preferences.ts'
import type { RowSelection } from './use-selection.ts'
import { useTableLabels } from './use-table-labels.ts'
import type { TableControl } from './use-table-state.ts'

type Rows<Row> = { readonly rows: readonly Row[]; readonly next?: string }

export type ListTableProps<Row extends object> = {
  readonly caption: string
  readonly control: TableControl
  /** Must be the same arrays from render to render. */
  readonly columns: readonly TableColumn<Row>[]
  readonly query: CallQuery<unknown>
  /** The rows of the page, and the cursor of the next one. */
  readonly page: Rows<Row>
  rowId(row: Row): string
  onOpen?(row: Row): void
  /** Filters, beside the settings of the table. */
  readonly tools?: ReactNode
  /** For actions on several rows; `actions` are their buttons. */
  readonly selection?: RowSelection<Row> & { readonly actions: ReactNode }
  readonly emptyState: ReactNode
  readonly noMatch?: ReactNode
}

/** A list of the API as a table, with its filters, columns and saved views. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { caption, control, columns, query, page, rowId, onOpen, tools, selection } = props
  const { state, onStateChange, shape, storage, defaults } = control
  const { emptyState, noMatch = null } = props
  const firstPage = () => onStateChange({ ...state, cursor: undefined })
  const labels = useTableLabels()
  // An empty list has nothing to arrange.
  const hasContent = page.rows.length > 0 || isFiltered(state)
  const [keysAreOn, setKeysOn] = useState(hasSingleKeys)
  const singleKeys = {
    isOn: keysAreOn,
    onChange: (isOn: boolean) => {
      setSingleKeys(isOn)
      setKeysOn(isOn)
    },
  }
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.tools}>{tools}</div>
        {hasContent && (
          <>
            <TableViews {...{ storage, shape, state, onStateChange }} labels={labels.views} />
            <TableSettings
              {...{ columns, state, onStateChange, singleKeys }}
              usual={defaults}
              labels={labels.settings}
            />
          </>
        )}
      </div>
      <QueryState query={retryFromFirstPage(query, firstPage)} skeleton={{ rows: 8 }}>
        {() => (
          <Table
            {...{
              caption,
              columns,
              state,
              onStateChange,
              labels,
              rowId,
              onOpen,
              selection,
              emptyState,
              noMatch,
            }}
            rows={page.rows}
            next={page.next}
            hasSingleKeys={keysAreOn}
            failed={null}
          />
        )}
      </QueryState>
      {selection && <SelectionBar selection={selection}>{selection.actions}</SelectionBar>}
    </>
  )
}
