import type { TableColumn } from '#web/ui/table/columns.ts'
import { TableSettings } from '#web/ui/table/table-settings.tsx'
import { TableViews } from '#web/ui/table/table-views.tsx'
import styles from './list-table.module.css'
import { setSingleKeys, useSingleKeys } from './single-keys.ts'
import { useTableLabels } from './use-table-labels.ts'
import type { TableControl } from './use-table-state.ts'

type TableToolsProps<Row> = {
  readonly columns: readonly TableColumn<Row>[]
  readonly control: TableControl
}

/** Saved views, columns and single keys of a list. */
export function TableTools<Row>({ columns, control }: TableToolsProps<Row>) {
  const { state, onStateChange, storage, defaults } = control
  const labels = useTableLabels()
  const singleKeys = { isOn: useSingleKeys(), onChange: setSingleKeys }
  return (
    <div className={styles.tableTools}>
      <TableViews
        storage={storage}
        state={state}
        onStateChange={onStateChange}
        shape={defaults}
        labels={labels.views}
      />
      <TableSettings
        columns={columns}
        state={state}
        onStateChange={onStateChange}
        singleKeys={singleKeys}
        usual={defaults.usual}
        labels={labels.settings}
      />
    </div>
  )
}
