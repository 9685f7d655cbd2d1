import { type ReactNode, useState } from 'react'
import { type CodedName, NameText } from './coded-name.tsx'
import styles from './rate-pricing.module.css'

/** A list with more rows than this is shown by the titles of its rows. */
const mostOpenRows = 8

/** Decided once, so that rows do not close while others are added. */
export function useIsFolded(rows: number): boolean {
  const [isFolded] = useState(rows > mostOpenRows)
  return isFolded
}

type FoldedRowProps = {
  /** The id of the title. */
  readonly id: string
  readonly title: CodedName
  /** What tells it from rows with a similar title. */
  readonly summary: string
  /** One that was added is open. */
  readonly isNew: boolean
  /** What is wrong must be seen. */
  readonly isWrong: boolean
  readonly children: ReactNode
}

/** One row of a long list; a press on its title opens it. */
export function FoldedRow({ id, title, summary, isNew, isWrong, children }: FoldedRowProps) {
  const [isOpen, setOpen] = useState(isNew)
  return (
    <details
      className={styles.fold}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span id={id} className={styles.rowHead}>
          <NameText of={title} />
        </span>{' '}
        <span className={styles.note}>{summary}</span>
      </summary>
      {children}
    </details>
  )
}
