import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  readonly title: string
  readonly lead?: ReactNode
  /** Stands beside the title. */
  readonly end?: ReactNode
  readonly tone?: 'ok' | 'warn' | 'bad' | 'info'
  readonly id?: string
  readonly children?: ReactNode
}

/** One matter with its heading. */
export function Panel({ title, lead, end, tone, id, children }: PanelProps) {
  const heading = useId()
  return (
    <section className={styles.panel} id={id} data-tone={tone} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {end}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}

/** Facts by their names. */
export function Facts({ params }: { params: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.details}>
      {params.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
