import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

export type PanelProps = {
  readonly title: string
  /** The level of the heading within the page. */
  readonly level?: 2 | 3
  /** A sentence or two under the title. */
  readonly lead?: ReactNode
  /** Beside the title: a state, a button. */
  readonly actions?: ReactNode
  readonly tone?: 'ok' | 'warn' | 'bad' | 'info'
  readonly foot?: ReactNode
  /** Without padding, for a table that reaches the edges. */
  readonly isFlush?: boolean
  readonly children?: ReactNode
}

/** A titled part of a page, which screen readers list as a region. */
export function Panel({ title, level = 2, lead, actions, tone, foot, isFlush, children }: PanelProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.panel} aria-labelledby={id} data-tone={tone} data-flush={isFlush || undefined}>
      <div className={styles.head}>
        <Heading className={styles.title} id={id}>
          {title}
        </Heading>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.body}>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  )
}
