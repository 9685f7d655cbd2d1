import type { OfferData } from '#contract/offers.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { payers } from '#domain/quotes/totals.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import styles from './payer-totals.module.css'

type Quote = OfferData['quote']

/** Whether lines are prepaid or collect: only then do two people pay. */
const hasPayers = ({ lines }: Pick<Quote, 'lines'>): boolean =>
  lines.some(({ paymentTerm }) => paymentTerm !== undefined)

/** What the shipper pays and what the consignee pays, each with tax. */
export function PayerTotals({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  if (!hasPayers(quote)) return null
  return (
    <section className={styles.payers} aria-label={t('detail.payers')}>
      {payers.map((payer) => {
        const { net, taxes, total } = quote.payers[payer]
        return (
          <div key={payer}>
            <h3>
              <span>{t(`quotes:payers.${payer}`)}</span>
              <FormattedMoney money={total} size="strong" />
            </h3>
            <DescriptionList
              items={[
                { term: t('detail.net'), value: <FormattedMoney money={net} /> },
                ...taxes.map(({ percent, net: taxed, tax }) => ({
                  term: t('detail.taxLine', { percent, net: formatMoney(taxed, language) }),
                  value: <FormattedMoney money={tax} />,
                })),
              ]}
            />
          </div>
        )
      })}
    </section>
  )
}
