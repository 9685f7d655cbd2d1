import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { TableColumn } from './columns.ts'
import styles from './table.module.css'
import type { TableLabels } from './table-labels.ts'
import type { TableRow } from './use-model.ts'
import { type PlaceStorage, usePlace } from './use-place.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useRowWindow } from './use-row-window.ts'

export type TableRowsProps<Row extends object> = {
  readonly frame: HTMLElement | null
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly TableRow<Row>[]
  readonly labels: TableLabels
  readonly isSelectable: boolean
  readonly hasSingleKeys: boolean
  readonly place: PlaceStorage | undefined
  /** Identifies the page of rows. */
  readonly pageText: string
  onMove?(row: Row): void
  onOpen?(row: Row): void
  onSearch?(): void
}

export function TableRows<Row extends object>(props: TableRowsProps<Row>) {
  const { frame, columns, rows, labels, isSelectable, hasSingleKeys, place, pageText } = props
  const { onMove, onOpen, onSearch } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const ids = rows.map(({ id }) => id)
  const [rowPx] = useState(() => place?.read()?.rowPx)
  const window = useRowWindow(frame, ids, rowPx)
  const open = (index: number) => rows[index] && onOpen?.(rows[index].original)
  const keys = useRowKeys({
    count: rows.length,
    rows: body,
    hasSingleKeys,
    show: window.show,
    onMove: (index) => rows[index] && onMove?.(rows[index].original),
    onOpen: onOpen && open,
    onToggle: isSelectable ? (index) => rows[index]?.toggleSelected() : undefined,
    onSearch,
  })
  const { active, focusRow } = keys
  usePlace({ storage: place, pageText, frame, ids, active, focusRow, show: window.show })
  // The Tab key cannot reach a row that is not rendered.
  const stop =
    keys.active !== undefined && window.indexes.includes(keys.active) ? keys.active : window.indexes[0]
  const span = columns.length + (isSelectable ? 1 : 0)
  return (
    <>
      <Gap heightPx={window.abovePx} span={span} />
      <tbody ref={body}>
        {window.indexes.map((index) => {
          const row = rows[index]
          return (
            row && (
              <Line
                key={row.id}
                index={index}
                row={row}
                columns={columns}
                labels={labels}
                isSelectable={isSelectable}
                measure={window.measure}
                isStop={index === stop}
                onFocus={() => keys.setActive(index)}
                onKeyDown={(event) => keys.onKeyDown(event, index)}
                onOpen={onOpen && (() => open(index))}
              />
            )
          )
        })}
      </tbody>
      <Gap heightPx={window.belowPx} span={span} />
    </>
  )
}

/** Fills the height of rows that are not rendered. */
function Gap({ heightPx, span }: { readonly heightPx: number; readonly span: number }) {
  if (heightPx <= 0) return null
  return (
    <tbody className={styles.gap} aria-hidden="true">
      <tr>
        <td colSpan={span} style={{ height: heightPx }} />
      </tr>
    </tbody>
  )
}

type LineProps<Row extends object> = Pick<TableRowsProps<Row>, 'columns' | 'labels' | 'isSelectable'> & {
  readonly index: number
  readonly row: TableRow<Row>
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined
  readonly isStop: boolean
  onFocus(): void
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
  onOpen?(): void
}

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, label, select') !== null

function Line<Row extends object>(props: LineProps<Row>) {
  const { index, row, columns, labels, isSelectable, measure, isStop, onFocus, onKeyDown, onOpen } = props
  const name = columns.find(({ isRowHeader }) => isRowHeader)
  const onClick = ({ target }: MouseEvent) => {
    const isMarkingText = String(document.getSelection() ?? '') !== ''
    if (!isControl(target) && !isMarkingText) onOpen?.()
  }
  return (
    <tr
      ref={measure}
      data-index={index}
      data-selected={row.getIsSelected() || undefined}
      data-opens={onOpen ? true : undefined}
      // The header is the first row.
      aria-rowindex={index + 2}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {isSelectable && (
        <td className={styles.select}>
          <input
            type="checkbox"
            aria-label={labels.selectRow(name ? textOf(name, row.original) : row.id)}
            checked={row.getIsSelected()}
            // A change event may lack the Shift key, a click event has it.
            onClick={row.getToggleSelectedHandler()}
            onChange={() => {}}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <Cell key={column.id} column={column} row={row.original} isFirst={at === 0} />
      ))}
    </tr>
  )
}

function textOf<Row>(column: TableColumn<Row>, row: Row): string {
  const content = column.text ? column.text(row) : column.cell(row)
  return typeof content === 'string' || typeof content === 'number' ? String(content) : ''
}

type CellProps<Row> = {
  readonly column: TableColumn<Row>
  readonly row: Row
  /** Stays visible while the others scroll. */
  readonly isFirst: boolean
}

function Cell<Row>({ column, row, isFirst }: CellProps<Row>) {
  const { header, align, narrowSlot, isRowHeader, isText, isAction } = column
  const shared = {
    'data-first': isFirst || undefined,
    'data-align': align,
    'data-text': isText || undefined,
    'data-action': isAction || undefined,
    'data-narrow-slot': narrowSlot ?? (isRowHeader ? 'first' : undefined),
    // The third line of a narrow row has its headers in it, since no other place names them.
    'data-header': narrowSlot?.startsWith('third') ? header : undefined,
    title: textOf(column, row) || undefined,
  }
  if (!isRowHeader) return <td {...shared}>{column.cell(row)}</td>
  return (
    <th scope="row" {...shared}>
      {column.cell(row)}
    </th>
  )
}
