import { useTranslation } from '#web/language/use-translation.ts'
import { Select } from '#web/ui/select.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'
import type { TableSort, TableState } from '#web/ui/table/table-state.ts'
import styles from './list-table.module.css'

type NarrowSortProps<Row> = {
  readonly columns: readonly TableColumn<Row>[]
  readonly state: TableState
  readonly usualSort: TableSort | undefined
  onStateChange(state: TableState): void
}

const directions = ['ascending', 'descending'] as const
const sortText = ({ column, direction }: TableSort) => `${column} ${direction}`

/** On a narrow screen the table has no headers that could sort it. */
export function NarrowSort<Row>({ columns, state, usualSort, onStateChange }: NarrowSortProps<Row>) {
  const { t } = useTranslation('table')
  const sorts = columns
    .filter(({ sort }) => sort !== undefined)
    .flatMap(({ id, header }) => directions.map((direction) => ({ column: id, direction, header })))
  if (sorts.length === 0) return null
  const shown = state.sort ?? usualSort
  const change = (value: string) => {
    const chosen = sorts.find((sort) => sortText(sort) === value)
    const sort = chosen && { column: chosen.column, direction: chosen.direction }
    onStateChange({ ...state, sort, cursor: undefined })
  }
  return (
    <div className={styles.narrowSort}>
      <Select
        aria-label={t('sort')}
        value={shown ? sortText(shown) : ''}
        placeholder={shown ? undefined : t('sort')}
        choices={sorts.map((sort) => ({
          value: sortText(sort),
          label: t(`sorted.${sort.direction}`, { column: sort.header }),
        }))}
        onChosen={change}
      />
    </div>
  )
}
