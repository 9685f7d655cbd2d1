import type { CallData } from '#contract/client.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Panel } from '#web/ui/panel.tsx'

type Requote = CallData<'POST /api/quotes/again'>
type PriceChange = Requote['priceChanges'][number]

const isFee = (code: string): code is FeeCode => Object.hasOwn(feeItems, code)

/** The former price and the new one, line by line, with the tariff version that changed. */
export function PriceChanges({ requote }: { requote: Requote }) {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const sum = (of: PriceChange['before']) => (of ? <FormattedMoney money={of} /> : t('again.none'))
  const versions = ({ tariffBefore, tariffAfter }: PriceChange) =>
    tariffBefore === tariffAfter
      ? (tariffAfter ?? t('again.none'))
      : `${tariffBefore ?? '—'} → ${tariffAfter ?? '—'}`
  const columns: readonly Column<PriceChange>[] = [
    {
      key: 'fee',
      header: t('again.fee'),
      isRowHeader: true,
      cell: ({ fee }) => (isFee(fee) ? feeItems[fee].name[language] : fee),
    },
    { key: 'before', header: t('again.before'), align: 'end', cell: ({ before }) => sum(before) },
    { key: 'after', header: t('again.after'), align: 'end', cell: ({ after }) => sum(after) },
    { key: 'versions', header: t('again.versions'), cell: versions },
  ]
  return (
    <Panel
      title={t('again.title')}
      tone="info"
      lead={`${t('again.from', { total: formatMoney(requote.before, language) })} → ${t('again.to', { total: formatMoney(requote.quote.total, language) })}`}
    >
      <DataTable
        caption={t('again.title')}
        captionHidden
        columns={columns}
        rows={requote.priceChanges}
        rowKey={({ group, fee }) => `${group} ${fee}`}
        density="dense"
        empty={<p>{t('again.same')}</p>}
      />
    </Panel>
  )
}
