import styles from './fact-list.module.css'

export type Fact = {
  readonly key: string
  readonly name: string
  /** Several words are told apart by their frames, one is plain text. */
  readonly value: string | readonly string[]
}

/** What a place says of itself, name beside value; a fact without a value is left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value.length > 0)
        .map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? value : <Words words={value} />}</dd>
          </div>
        ))}
    </dl>
  )
}

export function Words({ words }: { words: readonly string[] }) {
  return (
    <ul className={styles.words}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}
