import type { RateFile } from '#contract/rates.ts'
import type { Currency } from '#domain/values/money.ts'
import { useContainerName } from '#web/console/rate-terms/use-words.ts'
import { WordText } from '#web/console/rate-terms/word.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { lanePrices } from './lane-prices.ts'
import { isLoss, type Margin, marginsOf } from './margin.ts'
import styles from './rates.module.css'

/** What is earned on each container; neither cost nor margin is shown anywhere else. */
export function RateMargin({ file: { kind, terms, cost } }: { file: RateFile }) {
  const { t } = useTranslation('ratesAdmin')
  const sold = lanePrices(kind, terms)
  const columns = useMarginColumns(sold?.currency ?? 'CNY')
  if (!sold) return null
  return (
    <section className={page.panel} aria-labelledby="margin">
      <h2 id="margin">{t('margin.title')}</h2>
      <p className={page.soft}>{t(cost ? 'margin.lead' : 'margin.noCost')}</p>
      <DataTable
        caption={t('margin.title')}
        captionHidden
        density="dense"
        columns={columns}
        rows={marginsOf(sold.prices, cost)}
        rowKey={({ type }) => type}
      />
    </section>
  )
}

function useMarginColumns(currency: Currency): readonly Column<Margin>[] {
  const { t } = useTranslation('ratesAdmin')
  const containerName = useContainerName()
  const none = t('margin.none')
  const figure = (text: string | undefined) => (text === undefined ? none : `${text} ${currency}`)
  return [
    {
      key: 'type',
      header: t('margin.type'),
      isName: true,
      cell: ({ type }) => <WordText word={containerName(type)} />,
    },
    { key: 'price', header: t('margin.price'), align: 'end', cell: ({ price }) => figure(price) },
    { key: 'cost', header: t('margin.cost'), align: 'end', cell: ({ cost }) => figure(cost) },
    {
      key: 'left',
      header: t('margin.left'),
      align: 'end',
      cell: (row) => (
        <span className={isLoss(row) ? styles.loss : undefined}>
          {figure(row.left)} {isLoss(row) && t('margin.loss')}
        </span>
      ),
    },
    {
      key: 'percent',
      header: t('margin.percent'),
      align: 'end',
      cell: ({ percent }) => (percent === undefined ? none : `${percent}%`),
    },
  ]
}
