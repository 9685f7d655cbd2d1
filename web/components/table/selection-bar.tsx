import type { ReactNode } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './selection-bar.module.css'
import type { RowSelection } from './use-selection.ts'

type SelectionBarProps = {
  readonly selection: Pick<RowSelection<unknown>, 'rows' | 'isWholePage' | 'selectPage' | 'clear'>
  /** The buttons of the actions. */
  readonly children: ReactNode
}

/** How many rows are selected and what can be done with them; at the bottom of the window, so that no row moves. */
export function SelectionBar(props: SelectionBarProps) {
  return props.selection.rows.length > 0 && <Bar {...props} />
}

function Bar({ selection, children }: SelectionBarProps) {
  const { t } = useTranslation('table')
  const { rows, isWholePage, selectPage, clear } = selection
  return (
    <section className={styles.bar} aria-label={t('selection')}>
      <p className={styles.count} role="status">
        {t('selected', { count: rows.length })}
      </p>
      {children}
      <span className={styles.end}>
        {/* On a phone the table has no header with a box for all rows. */}
        {!isWholePage && (
          <Button variant="quiet" isCompact onClick={selectPage}>
            {t('selectPage')}
          </Button>
        )}
        <Button variant="quiet" isCompact onClick={clear}>
          {t('clearSelection')}
        </Button>
      </span>
    </section>
  )
}
