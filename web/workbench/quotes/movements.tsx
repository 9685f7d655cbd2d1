import type { CallData } from '#contract/client.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import { Amount } from '#web/components/formats/amount.tsx'
import { writeMoney } from '#web/components/formats/write-money.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Panel } from '#web/workbench/shell/panel.tsx'

type Again = CallData<'POST /api/quotes/again'>
type Movement = Again['movements'][number]

const isFee = (code: string): code is FeeCode => Object.hasOwn(feeItems, code)

/** The old price against the new one, line by line, with the version of the tariff that moved. */
export function Movements({ again }: { again: Again }) {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const sum = (of: Movement['before']) => (of ? <Amount of={of} /> : t('again.none'))
  const versions = ({ tariffBefore, tariffAfter }: Movement) =>
    tariffBefore === tariffAfter
      ? (tariffAfter ?? t('again.none'))
      : `${tariffBefore ?? '—'} → ${tariffAfter ?? '—'}`
  const columns: readonly Column<Movement>[] = [
    {
      key: 'fee',
      header: t('again.fee'),
      isName: true,
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
      lead={`${t('again.from', { total: writeMoney(again.before) })} → ${t('again.to', { total: writeMoney(again.quote.total) })}`}
    >
      <DataTable
        caption={t('again.title')}
        captionHidden
        columns={columns}
        rows={again.movements}
        rowKey={({ group, fee }) => `${group} ${fee}`}
        density="dense"
        empty={<p>{t('again.same')}</p>}
      />
    </Panel>
  )
}
