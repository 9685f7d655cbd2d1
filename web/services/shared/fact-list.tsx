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

/** A card of a list shows a few; how many more there are is on the last one, which names them. */
export function Tags({ labels, max = labels.length }: { labels: readonly string[]; max?: number }) {
  const rest = labels.slice(max)
  return (
    <ul className={styles.tags}>
      {labels.slice(0, max).map((label) => (
        <li key={label}>{label}</li>
      ))}
      {rest.length > 0 && (
        <li title={rest.join(' · ')}>
          <span aria-hidden="true">+{rest.length}</span>
          <span className="visually-hidden">{rest.join(' · ')}</span>
        </li>
      )}
    </ul>
  )
}

/** In a card of a list. */
export const maxCardTags = 3
