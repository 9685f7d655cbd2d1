import type { RateFile } from '#contract/rates.ts'
import type { Currency } from '#domain/values/money.ts'
import { NameText } from '#web/console/rate-pricing/coded-name.tsx'
import { useContainerName } from '#web/console/rate-pricing/use-names.ts'
import { lanePrices } from '#web/console/rates/lane-prices.ts'
import { type Margin, marginsOf } from '#web/console/rates/margin.ts'
import { useMarginColumns } from '#web/console/rates/margin-columns.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'

/** The margin per container type. Cost and margin are shown in the console only. */
export function RateMargin({ file: { kind, pricing, cost } }: { file: RateFile }) {
  const { t } = useTranslation('ratesAdmin')
  const lane = lanePrices(kind, pricing)
  const columns = useColumns(lane?.currency ?? 'CNY')
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

function useColumns(currency: Currency): readonly Column<Margin>[] {
  const { t } = useTranslation('ratesAdmin')
  const containerName = useContainerName()
  const figures = useMarginColumns<Margin>((row) => ({ ...row, currency }))
  return [
    {
      key: 'type',
      header: t('margin.type'),
      isRowHeader: true,
      cell: ({ type }) => <NameText of={containerName(type)} />,
    },
    ...figures,
  ]
}
