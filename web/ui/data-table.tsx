import { type ReactNode, useId } from 'react'
import styles from './data-table.module.css'
import { DataTableHeader, type Sorting } from './data-table-header.tsx'
import { useScrollStop } from './use-scroll-stop.ts'

export type Column<Row> = {
  readonly key: string
  readonly header: string
  cell(row: Row): ReactNode
  /** With it the rows can be in the order of this column; without a value a row comes last. */
  sortBy?(row: Row): string | number | undefined
  /** Numbers are aligned at the end. */
  readonly align?: 'end'
  /** Names the row for screen readers. */
  readonly isRowHeader?: boolean
  /** One of the first columns: shown in a row with a note too. */
  readonly staysWithNote?: boolean
  /**
   * Its position in a row of two lines on a phone. Where a column has one, columns without one are hidden there, and no
   * cell takes several lines.
   */
  readonly narrowSlot?: 'first' | 'firstEnd' | 'second' | 'secondEnd'
}

type DataTableProps<Row> = {
  readonly caption: string
  /** For a caption that only repeats the heading above. */
  readonly captionHidden?: boolean
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  rowKey(row: Row): string
  /** Shown instead of a table without rows. */
  readonly empty?: ReactNode
  readonly density?: 'dense'
  /** For a row without values: a sentence over all columns after the first ones. */
  noteOf?(row: Row): ReactNode
  /** For rows that can be sorted: the current order, and the link that changes it. */
  readonly sorting?: Sorting
}

/** Rows and columns; on a phone each row is a card with the headers beside its values, or has two lines. */
export function DataTable<Row>(table: DataTableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowKey, empty, density, noteOf, sorting } = table
  const id = useId()
  const frame = useScrollStop()
  if (rows.length === 0 && empty !== undefined) return empty
  return (
    <section ref={frame} className={styles.frame} aria-labelledby={id}>
      <table className={styles.table} data-density={density} data-lines={hasLines(columns) || undefined}>
        <caption id={id} className={captionHidden ? 'visually-hidden' : undefined}>
          {caption}
        </caption>
        <DataTableHeader columns={columns} sorting={sorting} />
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <Cells columns={columns} row={row} note={noteOf?.(row)} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const hasLines = <Row,>(columns: readonly Column<Row>[]) =>
  columns.some(({ narrowSlot }) => narrowSlot !== undefined)

type CellsProps<Row> = {
  readonly columns: readonly Column<Row>[]
  readonly row: Row
  readonly note: ReactNode
}

function Cells<Row>({ columns, row, note }: CellsProps<Row>) {
  const first = columns.filter(({ isRowHeader, staysWithNote }) => isRowHeader || staysWithNote)
  const shown = note ? first : columns
  return (
    <>
      {shown.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
      {note && (
        <td className={styles.note} colSpan={columns.length - first.length}>
          {note}
        </td>
      )}
    </>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, align, isRowHeader, narrowSlot } = column
  const value = column.cell(row)
  const shared = {
    'data-align': align,
    'data-narrow-slot': narrowSlot,
    title: narrowSlot && typeof value === 'string' ? value : undefined,
  }
  const content = (
    <>
      <span className={styles.label} aria-hidden="true">
        {header}
      </span>
      <div className={styles.value}>{value}</div>
    </>
  )
  if (!isRowHeader) return <td {...shared}>{content}</td>
  return (
    <th scope="row" {...shared}>
      {content}
    </th>
  )
}
