import { type ReactNode, useRef } from 'react'
import type { CallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { retryFromFirstPage } from '#web/components/table/list-sort.ts'
import { SelectionBar } from '#web/components/table/selection-bar.tsx'
import type { RowSelection } from '#web/components/table/use-selection.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { Table } from '#web/ui/table/table.tsx'
import styles from './list.module.css'
import { useSingleKeys } from './single-keys.ts'
import { TableTools } from './table-tools.tsx'
import { useTableLabels } from './use-control-labels.ts'
import type { TableUrl } from './use-table-state.ts'

/** The most rows the API gives at once. */
export const pageSize = 100

const noRows: readonly never[] = []

type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null }

/** The rows of a page, and the cursor of the next one. */
export function pageOf<Row>(query: CallQuery<Page<Row>>) {
  if (query.status !== 'ready') return { rows: noRows, next: undefined }
  return { rows: query.data.rows, next: query.data.next ?? undefined }
}

type ListTableProps<Row extends object> = {
  /** Names the saved views of this list. */
  readonly name: string
  readonly caption: string
  readonly table: TableUrl
  readonly query: CallQuery<unknown>
  readonly rows: readonly Row[]
  readonly next?: string
  readonly columns: readonly TableColumn<Row>[]
  rowId(row: Row): string
  onOpen?(row: Row): void
  /** The filters that differ from the usual ones, as texts. */
  readonly criteria?: readonly string[]
  readonly emptyState: { readonly title: string; readonly text: string }
  /** For actions on several rows; `actions` are their buttons. */
  readonly selection?: RowSelection<Row> & { readonly actions: ReactNode }
  /** A CSS length; within a panel the table is lower than on a page of its own. */
  readonly height?: string
  /** The filters above the table. */
  readonly children?: ReactNode
}

/** A list of the console: filters, saved views, columns and the table. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { name, table, query, rows, next, columns, children, ...rest } = props
  const ref = useRef<HTMLDivElement>(null)
  const labels = useTableLabels()
  const hasSingleKeys = useSingleKeys()
  const focusSearch = () => ref.current?.querySelector<HTMLElement>('input[type="search"]')?.focus()
  const firstPage = () => table.onStateChange({ ...table.state, cursor: undefined })
  const isRefreshing = query.status === 'ready' && query.isRefreshing
  const empty = <Empty {...props} />
  return (
    <div ref={ref} className={styles.list}>
      <div className={styles.tools}>
        {children}
        <TableTools name={name} columns={columns} table={table} />
      </div>
      <QueryState query={retryFromFirstPage(query, firstPage)} skeleton={{ rows: 12 }}>
        {() => (
          <>
            <Table
              {...{ rows, next, columns, hasSingleKeys }}
              {...rest}
              state={table.state}
              onStateChange={table.onStateChange}
              labels={labels.table}
              status={isRefreshing && rows.length > 0 ? 'loading' : 'ready'}
              emptyState={empty}
              noMatch={empty}
              failed={null}
              onSearch={focusSearch}
            />
            <Count rows={rows.length} hasMore={next !== undefined} />
          </>
        )}
      </QueryState>
      {rest.selection && <SelectionBar selection={rest.selection}>{rest.selection.actions}</SelectionBar>}
    </div>
  )
}

type EmptyProps = Pick<ListTableProps<object>, 'table' | 'criteria' | 'emptyState'>

/** With the usual filters the list is empty; with others nothing matches them. */
function Empty({ table: { state, clear }, criteria = [], emptyState }: EmptyProps) {
  const { t } = useTranslation('console')
  if (criteria.length === 0 && state.cursor === undefined)
    return <EmptyState state="first-use" {...emptyState} />
  return (
    <EmptyState
      state="no-match"
      title={t('list.noMatch')}
      text={criteria.length > 0 && t('list.noMatchText', { criteria: criteria.join(t('list.between')) })}
      action={
        <Button isCompact onClick={clear}>
          {t('list.clear')}
        </Button>
      }
    />
  )
}

function Count({ rows, hasMore }: { readonly rows: number; readonly hasMore: boolean }) {
  const { t } = useTranslation('console')
  if (rows === 0) return null
  return (
    <p className={styles.count} role="status">
      {t(hasMore ? 'list.shownOfMore' : 'list.shown', { count: rows })}
    </p>
  )
}
