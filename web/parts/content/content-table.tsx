import type { ContentSection } from '#contract/content.ts'
import styles from './table.module.css'

type TableSection = Extract<ContentSection, { kind: 'table' }>

/** On a phone each row is a card, and each cell says which column it comes from. */
export function ContentTable({ section }: { section: TableSection }) {
  const { title, columns, rows, note } = section
  return (
    <>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.join()} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}

function Row({ row, columns }: { row: readonly string[]; columns: readonly string[] }) {
  const [name, ...cells] = row
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]} data-column={columns[index + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  )
}
