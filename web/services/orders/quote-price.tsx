import type { QuoteRow } from '#contract/quotes.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedDay, FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './orders.module.css'

/** The ship of a quote, its price, and how long that can be ordered. */
export function QuotePrice({ quote }: { readonly quote: QuoteRow }) {
  const { t } = useTranslation('orderForm')
  const { sailing, total, validUntil } = quote
  return (
    <>
      {sailing && (
        <p>
          {sailing.vessel} / {sailing.voyage}
          <br />
          {t('orderFields:fields.etd')} <FormattedDay day={sailing.departsOn} format="date" />
        </p>
      )}
      <p>
        <FormattedMoney money={total} size="strong" />
      </p>
      <p className={styles.muted}>
        {t('quote.validUntil')} <FormattedTime at={validUntil} format="dateTime" />
      </p>
    </>
  )
}
