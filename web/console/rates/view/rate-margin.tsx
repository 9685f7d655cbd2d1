import type { RateFile } from '#contract/rates.ts'
import type { Currency } from '#domain/values/money.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { NameText } from '#web/console/rate-pricing/coded-name.tsx'
import { useContainerName } from '#web/console/rate-pricing/use-names.ts'
import { lanePrices } from '#web/console/rates/lane-prices.ts'
import { isLoss, type Margin, marginsOf, moneyText, percentText } from '#web/console/rates/margin.ts'
import styles from '#web/console/rates/rates.module.css'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'

/** The margin per container type. Cost and margin are shown in the console only. */
export function RateMargin({ file: { kind, pricing, cost } }: { file: RateFile }) {
  const { t } = useTranslation('ratesAdmin')
  const lane = lanePrices(kind, pricing)
  const columns = useMarginColumns(lane?.currency ?? 'CNY')
  if (!lane) return null
  return (
    <ConsolePanel title={t('margin.title')}>
      <p className={page.soft}>{t(cost ? 'margin.lead' : 'margin.noCost')}</p>
      <DataTable
        caption={t('margin.title')}
        captionHidden
        density="dense"
        columns={columns}
        rows={marginsOf(lane.prices, cost)}
        rowKey={({ type }) => type}
      />
    </ConsolePanel>
  )
}

function useMarginColumns(currency: Currency): readonly Column<Margin>[] {
  const { t } = useTranslation('ratesAdmin')
  const containerName = useContainerName()
  const none = t('margin.none')
  const figure = (amount: string | undefined) =>
    amount === undefined ? none : <FormattedMoney money={{ amount: moneyText(amount), currency }} />
  return [
    {
      key: 'type',
      header: t('margin.type'),
      isRowHeader: true,
      cell: ({ type }) => <NameText of={containerName(type)} />,
    },
    { key: 'price', header: t('margin.price'), align: 'end', cell: ({ price }) => figure(price) },
    { key: 'cost', header: t('margin.cost'), align: 'end', cell: ({ cost }) => figure(cost) },
    {
      key: 'left',
      header: t('margin.left'),
      align: 'end',
      cell: (row) => (
        <span className={isLoss(row) ? styles.loss : undefined}>
          {figure(row.margin)} {isLoss(row) && <span className={styles.unbroken}>{t('margin.loss')}</span>}
        </span>
      ),
    },
    {
      key: 'percent',
      header: t('margin.percent'),
      align: 'end',
      cell: ({ percent }) => (
        <span className={styles.unbroken}>{percent === undefined ? none : percentText(percent)}</span>
      ),
    },
  ]
}
