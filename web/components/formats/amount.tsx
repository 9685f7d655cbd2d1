import type { Money } from '#domain/values/money.ts'
import styles from './amount.module.css'
import { writeAmount } from './write-money.ts'

/** An amount with its currency, on one line. */
export function Amount({ of: { amount, currency }, strong }: { of: Money; strong?: boolean }) {
  return (
    <span className={styles.amount} data-strong={strong || undefined}>
      <span className={styles.currency}>{currency}</span> {writeAmount(amount)}
    </span>
  )
}
