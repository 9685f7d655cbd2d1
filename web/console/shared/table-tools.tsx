import { useMemo } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import { PopoverButton } from '#web/ui/popover-button.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'
import type { ViewStorage } from '#web/ui/table/saved-views.ts'
import { TableSettings } from '#web/ui/table/table-settings.tsx'
import { TableViews } from '#web/ui/table/table-views.tsx'
import styles from './list.module.css'
import { setSingleKeys, useSingleKeys } from './single-keys.ts'
import { useActor } from './staff-state.ts'
import { useTableLabels } from './use-control-labels.ts'
import type { TableUrl } from './use-table-state.ts'

/** In the browser, for each member of staff. */
function useViewStorage(name: string): ViewStorage {
  const { userId } = useActor()
  return useMemo(() => {
    const key = `console-views.${userId}.${name}`
    return {
      read: () => localStorage.getItem(key),
      write: (text) => localStorage.setItem(key, text),
    }
  }, [userId, name])
}

type TableToolsProps<Row> = {
  /** Names the saved views of this list. */
  readonly name: string
  readonly columns: readonly TableColumn<Row>[]
  readonly table: TableUrl
}

/** Saved views, columns and shortcuts of a list. */
export function TableTools<Row>({
  name,
  columns,
  table: { shape, state, onStateChange },
}: TableToolsProps<Row>) {
  const labels = useTableLabels()
  const storage = useViewStorage(name)
  return (
    <div className={styles.tableTools}>
      <TableViews {...{ storage, shape, state, onStateChange }} labels={labels.views} />
      <TableSettings {...{ columns, state, onStateChange }} usual={shape.usual} labels={labels.settings} />
      <Shortcuts />
    </div>
  )
}

function Shortcuts() {
  const { t } = useTranslation('console')
  const isOn = useSingleKeys()
  return (
    <PopoverButton label={t('table.keys')} isCompact>
      {() => (
        <div className={styles.shortcuts}>
          <label>
            <input type="checkbox" checked={isOn} onChange={({ target }) => setSingleKeys(target.checked)} />
            {t('table.keysOn')}
          </label>
          <p>{t('table.keysHelp')}</p>
        </div>
      )}
    </PopoverButton>
  )
}
