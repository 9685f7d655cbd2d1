import type { ReactNode } from 'react'
import styles from './description-list.module.css'

export type Description = {
  readonly term: string
  readonly value: ReactNode
  /** A sentence, which has a line of its own on a phone. */
  readonly isSentence?: boolean
}

export type DescriptionListProps = {
  /** An entry whose value is undefined, null or false is left out. */
  readonly items: readonly Description[]
  /** Term beside value, or above it in as many columns as fit. */
  readonly layout?: 'rows' | 'columns'
}

const isGiven = ({ value }: Description) => value !== undefined && value !== null && value !== false

export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={styles.list} data-layout={layout}>
      {items.filter(isGiven).map(({ term, value, isSentence }) => (
        <div key={term} data-sentence={isSentence || undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
