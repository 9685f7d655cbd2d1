import type { Offer } from '#domain/quotes/offers/offer.ts'
import { type LineCosts, type LineMargin, offerMargin } from '#domain/quotes/requests/offer-costs.ts'
import { type MarginFigures, useMarginColumns } from '#web/console/rates/margin-columns.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import styles from './requests.module.css'
import { useLineName } from './use-line-name.ts'

/** A line, or all of them together. */
type Row = Omit<LineMargin, 'line'> & { readonly line: LineMargin['line'] | undefined }

const figuresOf = ({ price, cost, margin, percent }: Row): MarginFigures => ({
  currency: price.currency,
  price: price.amount,
  cost: cost?.amount,
  margin,
  percent,
})

type OfferMarginProps = { readonly offer: Offer; readonly costs: LineCosts }

/** Cost and margin of each line and of all lines, for staff who see costs; nothing while no cost is known. */
export function OfferMargin({ offer, costs }: OfferMarginProps) {
  const { t } = useTranslation('requestsAdmin')
  const columns = useColumns()
  const { rows, total, withoutCost } = offerMargin(offer.quote, costs)
  if (!total) return null
  return (
    <section className={styles.sums} aria-label={t('ratesAdmin:margin.title')}>
      <h3>{t('ratesAdmin:margin.title')}</h3>
      <p className={page.soft}>{t('cost.lead')}</p>
      <DataTable
        caption={t('ratesAdmin:margin.title')}
        captionHidden
        density="dense"
        columns={columns}
        rows={[...rows, { ...total, line: undefined }]}
        rowKey={({ line }) => line?.lineId ?? 'total'}
      />
      {withoutCost > 0 && <p className={page.soft}>{t('cost.without', { count: withoutCost })}</p>}
    </section>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation('requestsAdmin')
  const nameOf = useLineName()
  const figures = useMarginColumns(figuresOf)
  return [
    {
      key: 'fee',
      header: t('sums.fee'),
      isRowHeader: true,
      cell: ({ line, price: { currency } }) =>
        line ? nameOf({ ...line, type: line.params.type }) : t('cost.total', { currency }),
    },
    ...figures,
  ]
}
