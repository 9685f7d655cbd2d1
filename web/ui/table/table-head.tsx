import type { TableColumn } from './columns.ts'
import styles from './table.module.css'
import { sortedBy, type TableState } from './table-state.ts'

export type TableHeadProps<Row> = {
  readonly columns: readonly TableColumn<Row>[]
  readonly state: TableState
  onStateChange(state: TableState): void
  /** The box of the header, where rows can be selected. */
  readonly selectAll?: SelectAllProps
}

export type SelectAllProps = {
  readonly label: string
  readonly isAll: boolean
  readonly isSome: boolean
  onToggle(): void
}

export function TableHead<Row>({ columns, state, onStateChange, selectAll }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectAll && (
          <th className={styles.select} scope="col">
            <SelectAll {...selectAll} />
          </th>
        )}
        {columns.map(({ id, header, align, sort, isAction }, index) => (
          <th
            key={id}
            scope="col"
            data-first={index === 0 || undefined}
            data-align={align}
            data-action={isAction || undefined}
            title={header}
            aria-sort={sort && directionOf(state, id)}
          >
            {sort ? (
              <button type="button" onClick={() => onStateChange(sortedBy(state, id))}>
                {header}
              </button>
            ) : (
              header
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const directionOf = ({ sort }: TableState, column: string) =>
  sort?.column === column ? sort.direction : 'none'

function SelectAll({ label, isAll, isSome, onToggle }: SelectAllProps) {
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = isSome && !isAll
      }}
      type="checkbox"
      aria-label={label}
      checked={isAll}
      onChange={onToggle}
    />
  )
}
