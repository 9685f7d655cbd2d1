import styles from './figures.module.css'

export type TimeProps = {
  /** For machines: an instant in ISO 8601 or a calendar day YYYY-MM-DD. */
  readonly dateTime: string
  /** The same, written for the reader. */
  readonly text: string
  /** The exact time, if the text is relative. */
  readonly title?: string
}

/** A point in time that stays on one line. */
export function Time({ dateTime, text, title }: TimeProps) {
  return (
    <time className={styles.time} dateTime={dateTime} title={title}>
      {text}
    </time>
  )
}
