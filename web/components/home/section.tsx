import { type ReactNode, useId } from 'react'
import styles from './brand-page.module.css'

type SectionProps = {
  readonly title: string
  readonly lead?: string
  readonly tone?: 'plain' | 'soft' | 'tint' | 'ground'
  /** Puts the heading into a column of its own on a wide screen. */
  readonly beside?: boolean
  /** On a wide screen, right of heading and content. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function Section({ title, lead, tone = 'plain', beside, aside, children }: SectionProps) {
  const heading = useId()
  return (
    <section className={styles.section} data-tone={tone} aria-labelledby={heading}>
      <div
        className={styles.inner}
        data-beside={beside || undefined}
        data-aside={Boolean(aside) || undefined}
      >
        <div className={styles.head}>
          <h2 id={heading}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </section>
  )
}
