import { useTranslation } from '#web/language/use-translation.ts'
import styles from './quotes.module.css'

/** What staff wrote about an offer: its conditions, in lines of their own. */
export function QuoteRemark({ remark }: { remark: string | null }) {
  const { t } = useTranslation('myQuotes')
  if (!remark) return null
  return (
    <p className={styles.remark}>
      <strong>{t('quote.remark')}</strong> {remark}
    </p>
  )
}
