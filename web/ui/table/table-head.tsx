import type { TableColumn } from './columns.ts'
import styles from './table.module.css'
import { sortedBy, type TableSort, type TableState } from './table-state.ts'

export type TableHeadProps<Row> = {
  readonly columns: readonly TableColumn<Row>[]
  readonly state: TableState
  /** The order of the rows while the user has chosen none. */
  readonly usualSort?: TableSort
  onStateChange(state: TableState): void
  /** The checkbox of the header, if rows can be selected. */
  readonly selectAll?: SelectAllProps
}

export type SelectAllProps = {
  readonly label: string
  readonly isAll: boolean
  readonly isSome: boolean
  onToggle(): void
}

export function TableHead<Row>({ columns, state, usualSort, onStateChange, selectAll }: TableHeadProps<Row>) {
  const shown = state.sort ?? usualSort
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
            aria-sort={sort && (shown?.column === id ? shown.direction : 'none')}
          >
            {sort ? (
              <button type="button" onClick={() => onStateChange(sortedBy(state, id, usualSort))}>
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
