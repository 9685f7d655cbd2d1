import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** What is loading, for screen readers. */
  readonly label: string
  /** How many bars, one for each row or card that is expected. */
  readonly rows?: number
  /** The height of one bar: that of the row or card it represents, so that nothing moves afterwards. */
  readonly rowHeight?: string
}

const barNames = (count: number) => Array.from({ length: count }, (_, index) => `bar-${index}`)

/** Holds the place of content that is loading, at its final height. */
export function Skeleton({ label, rows = 1, rowHeight = 'var(--row-height)' }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{label}</span>
      {barNames(rows).map((name) => (
        <div key={name} className={styles.bar} style={{ height: rowHeight }} />
      ))}
    </div>
  )
}
