import styles from './fact-list.module.css'

export type Fact = {
  readonly key: string
  readonly name: string
  /** Several values are shown as tags, a single value as plain text. */
  readonly value: string | readonly string[]
}

/** The facts of a place as names and values; a fact without a value is left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value.length > 0)
        .map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? value : <Tags labels={value} />}</dd>
          </div>
        ))}
    </dl>
  )
}

export function Tags({ labels }: { labels: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  )
}
