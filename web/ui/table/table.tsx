import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type TableColumn, usualWidthPx } from './columns.ts'
import styles from './table.module.css'
import frameStyles from './table-frame.module.css'
import { type SelectAllProps, TableHead } from './table-head.tsx'
import type { TableLabels } from './table-labels.ts'
import { TableRows } from './table-rows.tsx'
import { isFiltered, type TableState } from './table-state.ts'
import { type ModelInput, useModel } from './use-model.ts'
import type { PlaceStorage } from './use-place.ts'

export type TableProps<Row extends object> = ModelInput<Row> & {
  readonly caption: string
  onStateChange(state: TableState): void
  readonly labels: TableLabels
  readonly status?: 'ready' | 'loading' | 'failed'
  /** Instead of the table: no rows yet, no rows that match the filters, or an error. */
  readonly emptyState: ReactNode
  readonly noMatch: ReactNode
  readonly failed: ReactNode
  /** The cursor of the page after this one, if there is one. */
  readonly next?: string
  /** The cursor of the page before this one, if it is known; the first page has none. */
  readonly previous?: { readonly cursor: string | undefined }
  /** Where the user was in this list; it is restored after Back. */
  readonly place?: PlaceStorage
  /** The keys have moved to another row. */
  onMove?(row: Row): void
  onOpen?(row: Row): void
  /** The keys j, k and /; a setting of the user switches them off. */
  readonly hasSingleKeys?: boolean
  /** For the key /: moves the focus to the search field. */
  onSearch?(): void
  /** A CSS length; the table scrolls inside it. */
  readonly height?: string
}

/** What is shown instead of the rows, if anything is. */
function placeholderOf<Row extends object>(props: TableProps<Row>): ReactNode {
  const { rows, state, status = 'ready', labels, emptyState, noMatch, failed } = props
  if (rows.length > 0) return undefined
  if (status === 'loading') return <Skeleton label={labels.loading} rows={8} />
  if (status === 'failed') return failed
  return isFiltered(state) || state.cursor !== undefined ? noMatch : emptyState
}

/** Rows that can be sorted, selected, opened and moved through by keys; on narrow screens each has two lines. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { caption, state, onStateChange, labels, status = 'ready', failed, selection, height } = props
  const id = useId()
  // As state and not as a ref: the rows are ready before the element around them is.
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const { table, rows, columns } = useModel(props)
  const placeholder = placeholderOf(props)
  if (placeholder !== undefined) return placeholder
  const selectAll: SelectAllProps | undefined = selection && {
    label: labels.selectAll,
    isAll: table.getIsAllRowsSelected(),
    isSome: table.getIsSomeRowsSelected(),
    onToggle: () => table.toggleAllRowsSelected(),
  }
  return (
    <>
      {status === 'failed' && failed}
      <section
        ref={setFrame}
        className={frameStyles.frame}
        aria-labelledby={id}
        // For the focus of a control that is gone; the rows are stops of the Tab key themselves.
        tabIndex={-1}
        style={{ '--table-height': height } as CSSProperties}
      >
        <table
          className={styles.table}
          data-density={state.density}
          data-selectable={selection ? true : undefined}
          aria-rowcount={rows.length + 1}
          aria-busy={status === 'loading'}
          style={{ '--table-width': `${widthOf(columns)}px` } as CSSProperties}
        >
          <caption id={id} className="visually-hidden">
            {caption}
          </caption>
          <colgroup>
            {selection && <col className={styles.select} />}
            {columns.map((column) => (
              <col key={column.id} style={{ width: column.widthPx }} />
            ))}
          </colgroup>
          <TableHead
            columns={columns}
            state={state}
            onStateChange={onStateChange}
            selectAll={selectAll}
            usualSort={props.usualSort}
          />
          <TableRows
            frame={frame}
            columns={columns}
            rows={rows}
            labels={labels}
            place={props.place}
            pageText={pageTextOf(state)}
            isSelectable={selection !== undefined}
            hasSingleKeys={props.hasSingleKeys === true}
            onMove={props.onMove}
            onOpen={props.onOpen}
            onSearch={props.onSearch}
          />
        </table>
      </section>
      <Pages
        state={state}
        onStateChange={onStateChange}
        labels={labels}
        previous={props.previous}
        next={props.next}
      />
    </>
  )
}

/** Identifies a page of rows. */
const pageTextOf = ({ sort, filters, cursor }: TableState) => JSON.stringify([sort, filters, cursor])

const widthOf = <Row,>(columns: readonly TableColumn<Row>[]) =>
  columns.reduce((sum, { widthPx = usualWidthPx }) => sum + widthPx, 0)

type PagesProps = Pick<TableProps<object>, 'state' | 'onStateChange' | 'labels' | 'previous' | 'next'>

function Pages({ state, onStateChange, labels, previous, next }: PagesProps) {
  if (state.cursor === undefined && next === undefined) return null
  return (
    <div className={styles.pages} data-pages>
      {state.cursor !== undefined && (
        <Button onClick={() => onStateChange({ ...state, cursor: undefined })}>{labels.firstPage}</Button>
      )}
      {state.cursor !== undefined && previous && (
        <Button onClick={() => onStateChange({ ...state, cursor: previous.cursor })}>
          {labels.previousPage}
        </Button>
      )}
      {next !== undefined && (
        <Button onClick={() => onStateChange({ ...state, cursor: next })}>{labels.nextPage}</Button>
      )}
    </div>
  )
}
