import type { OrderView } from '#contract/orders.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { payers } from '#domain/quotes/totals.ts'
import { isZero } from '#domain/values/money.ts'
import { PayerTotal } from '#web/components/quotes/offer/payer-totals.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from './orders.module.css'

type FeeTotalsProps = { readonly fees: Pick<OrderView['fees'], 'state' | 'lines' | 'payers' | 'difference'> }

/** Prepaid and collect apart, each with its taxes; and how far the sum is from the quote. */
export function FeeTotals({ fees }: FeeTotalsProps) {
  const { t } = useTranslation('orderView')
  const isSplit = fees.lines.some((line) => (line.confirmed ?? line.quoted)?.paymentTerm !== undefined)
  const shown = payers.filter((payer) => payer === 'shipper' || !isZero(fees.payers[payer].total))
  return (
    <section className={styles.totals} aria-label={t('fees.totals')}>
      {shown.map((payer) => (
        <PayerTotal
          key={payer}
          title={isSplit ? t(`quotes:payers.${payer}`) : t('fees.total')}
          totals={fees.payers[payer]}
        />
      ))}
      {fees.state !== 'none' && <Against difference={fees.difference} />}
    </section>
  )
}

function Against({ difference }: Pick<OrderView['fees'], 'difference'>) {
  const { t } = useTranslation('orderView')
  const language = useLanguage()
  if (isZero(difference)) return <p>{t('fees.asQuoted')}</p>
  const isLess = difference.amount.startsWith('-')
  const amount = formatMoney({ ...difference, amount: difference.amount.replace('-', '') }, language)
  return <p>{t(isLess ? 'fees.lessThanQuoted' : 'fees.moreThanQuoted', { amount })}</p>
}
