import type { OfferData } from '#contract/offers.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { type Payer, payers } from '#domain/quotes/totals.ts'
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
  if (!hasPayers(quote)) return null
  return (
    <section className={styles.payers} aria-label={t('detail.payers')}>
      {payers.map((payer) => (
        <PayerTotal key={payer} title={t(`quotes:payers.${payer}`)} totals={quote.payers[payer]} />
      ))}
    </section>
  )
}

type PayerTotalProps = { readonly title: string; readonly totals: Quote['payers'][Payer] }

/** The sum of one payer before and after tax. */
export function PayerTotal({ title, totals: { net, taxes, total } }: PayerTotalProps) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  return (
    <div>
      <h3>
        <span>{title}</span>
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
}
