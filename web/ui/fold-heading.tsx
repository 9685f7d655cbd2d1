import type { ReactNode } from 'react'
import styles from './fold-heading.module.css'
import { Icon } from './icons.tsx'

type FoldHeadingProps = {
  readonly title: string
  readonly count?: number | undefined
  /** A line under the title that says what is inside. */
  readonly summary?: ReactNode
  readonly isOpen: boolean
  /** The id of what it opens. */
  readonly controls: string
  onPress(): void
}

/** The heading of a folded section; a press opens or closes it. */
export function FoldHeading({ title, count, summary, isOpen, controls, onPress }: FoldHeadingProps) {
  return (
    <h2 className={styles.heading}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onPress}
      >
        <span className={styles.text}>
          <span className={styles.title}>
            {title}
            {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
          </span>
          {summary && <span className={styles.summary}>{summary}</span>}
        </span>
        <Icon name="chevron" />
      </button>
    </h2>
  )
}
