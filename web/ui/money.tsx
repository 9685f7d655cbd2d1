import styles from './figures.module.css'

export type MoneyProps = {
  /** For machines: the plain decimal amount. */
  readonly amount: string
  /** The same with its currency, written for the reader. */
  readonly text: string
  readonly size?: 'strong' | 'total'
}

/** An amount that stays on one line. */
export function Money({ amount, text, size }: MoneyProps) {
  return (
    <data className={styles.money} value={amount} data-size={size}>
      {text}
    </data>
  )
}
