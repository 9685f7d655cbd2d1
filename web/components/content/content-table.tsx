import type { ContentSection } from '#contract/content.ts'
import styles from './table.module.css'

type TableSection = Extract<ContentSection, { kind: 'table' }>

/** An amount or a number of days and nothing else. */
const isAmount = (cell: string | undefined) => cell !== undefined && /^(RMB )?\d[\d,.]*( \S)?$/.test(cell)

/** On a phone each row is a card, and each cell shows the name of its column. */
export function ContentTable({ section }: { section: TableSection }) {
  const { title, columns, rows, note } = section
  const amounts = columns.map((_, index) => rows.some((row) => isAmount(row[index])) || undefined)
  return (
    <>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-amount={amounts[index]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.join()} row={row} columns={columns} amounts={amounts} />
          ))}
        </tbody>
      </table>
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}

type RowProps = {
  readonly row: readonly string[]
  readonly columns: readonly string[]
  readonly amounts: readonly (true | undefined)[]
}

function Row({ row, columns, amounts }: RowProps) {
  const [name, ...cells] = row
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]} data-column={columns[index + 1]} data-amount={amounts[index + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  )
}
