import { createContext, type ReactNode, use, useEffect, useId, useRef } from 'react'
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
  /** Takes the focus when it appears, as the answer to what the user has just done. */
  readonly takesFocus?: boolean
  readonly children?: ReactNode
}

/** The title of the tab or the fold around a panel: a panel of the same title does not show it again. */
export const TitleAbove = createContext<string | undefined>(undefined)

/** A titled part of a page, which screen readers list as a region. */
export function Panel(props: PanelProps) {
  const { title, level = 2, lead, actions, tone, foot, isFlush, takesFocus = false, children } = props
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  const isTitled = use(TitleAbove) === title
  useEffect(() => {
    const panel = ref.current
    if (!takesFocus || !panel) return
    panel.focus()
    // A panel taller than the screen is centred by the browser, with its title above the edge.
    if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView({ block: 'start' })
  }, [takesFocus])
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      ref={ref}
      className={styles.panel}
      aria-labelledby={id}
      data-tone={tone}
      data-flush={isFlush || undefined}
      data-titled={isTitled || undefined}
      tabIndex={-1}
    >
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
