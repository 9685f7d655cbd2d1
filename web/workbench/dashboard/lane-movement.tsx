import type { AlertView } from '#contract/alerts.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { compareMoney, subtract } from '#domain/values/money.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from './deadlines.module.css'

/** How today's lowest price of a lane differs from the last day that had one. */
export function LaneMovement({ currentPrice, earlier }: Pick<AlertView, 'currentPrice' | 'earlier'>) {
  const { t } = useTranslation('workbench')
  const language = useLanguage()
  if (!currentPrice || !earlier) return null
  const direction = compareMoney(currentPrice, earlier.price)
  const [higher, lower] = direction < 0 ? [earlier.price, currentPrice] : [currentPrice, earlier.price]
  const word = direction === 0 ? 'same' : direction < 0 ? 'down' : 'up'
  return (
    <span className={styles.movement}>
      {t(`dashboard.trade.${word}`, {
        amount: formatMoney(subtract(higher, lower), language),
        day: formatDay(earlier.day, language, 'day'),
      })}
    </span>
  )
}
