import type { ReactNode } from 'react'
import { FoldedOnPhones } from '#web/components/quotes/folded-on-phones.tsx'
import { Panel } from '#web/ui/panel.tsx'
import styles from './started.module.css'

type StartedListProps<Row> = {
  readonly title: string
  readonly rows: readonly Row[]
  rowKey(row: Row): string
  /** What it is, over the details. */
  name(row: Row): ReactNode
  details(row: Row): ReactNode
  actions(row: Row): ReactNode
}

/** Orders that are not placed yet: drafts and templates, each with what can be done. Without rows nothing is shown. */
export function StartedList<Row>(props: StartedListProps<Row>) {
  const { title, rows, rowKey, name, details, actions } = props
  if (rows.length === 0) return null
  return (
    <FoldedOnPhones title={title}>
      <Panel title={title}>
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={rowKey(row)}>
              <span className={styles.what}>
                <strong>{name(row)}</strong>
                <span className={styles.details}>{details(row)}</span>
              </span>
              <span className={styles.actions}>{actions(row)}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </FoldedOnPhones>
  )
}
