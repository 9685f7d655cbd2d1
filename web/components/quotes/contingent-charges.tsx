import { explainContingentCharge } from '#domain/quotes/explain.ts'
import { type QuotedContingency, taxPercentOf } from '#domain/quotes/fee-line.ts'
import { laterKey } from '#domain/quotes/maximum-cost-sliders.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import styles from './contingent-charges.module.css'
import { useExplanation } from './use-explanation.ts'

type ChargeRow = {
  readonly key: string
  readonly name: string
  readonly trigger: string
  readonly price: string
}

/** Every contingent charge with its trigger and unit price. */
export function ContingentCharges({
  contingentCharges,
}: {
  contingentCharges: readonly QuotedContingency[]
}) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const translate = useExplanation()
  const rows = contingentCharges.map((contingency): ChargeRow => {
    const percent = taxPercentOf(contingency)
    const tax = percent === '0' ? t('contingentCharges.noTax') : t('contingentCharges.tax', { percent })
    const { name, trigger, price } = explainContingentCharge(contingency, language, translate)
    return { key: laterKey(contingency), name, trigger, price: `${price}${t('quotes:comma')}${tax}` }
  })
  const columns: readonly Column<ChargeRow>[] = [
    { key: 'name', header: t('contingentCharges.name'), isName: true, cell: ({ name }) => name },
    { key: 'trigger', header: t('contingentCharges.trigger'), cell: ({ trigger }) => trigger },
    { key: 'price', header: t('contingentCharges.price'), align: 'end', cell: ({ price }) => price },
  ]
  return (
    <section className={styles.contingentCharges}>
      <h2>{t('contingentCharges.title')}</h2>
      <p className={styles.lead}>{t('contingentCharges.lead')}</p>
      <DataTable
        caption={t('contingentCharges.title')}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        density="dense"
        empty={<p>{t('contingentCharges.none')}</p>}
      />
    </section>
  )
}
