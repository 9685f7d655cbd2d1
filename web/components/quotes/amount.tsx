import type { Money } from '#domain/values/money.ts'
import styles from './amount.module.css'
import { writeAmount } from './write-money.ts'

/** A figure with its currency, never torn over two lines. */
export function Amount({ of: { amount, currency }, strong }: { of: Money; strong?: boolean }) {
  return (
    <span className={styles.amount} data-strong={strong || undefined}>
      <span className={styles.currency}>{currency}</span> {writeAmount(amount)}
    </span>
  )
}
