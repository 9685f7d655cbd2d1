import { formatMoney } from '#domain/language/format-money.ts'
import { laterTriggers } from '#domain/quotes/charges/later-charge.ts'
import { contingentKey } from '#domain/quotes/charges/maximum-cost-sliders.ts'
import type { QuotedContingentCharge } from '#domain/quotes/fee-line.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'

type SentLaterProps = { readonly charges: readonly QuotedContingentCharge[] }

/** What may be charged after an offer that was sent. */
export function SentLater({ charges }: SentLaterProps) {
  const { t } = useTranslation('requestsAdmin')
  const language = useLanguage()
  const triggerText = ({ trigger: stated, params }: QuotedContingentCharge) => {
    const trigger = laterTriggers.find((one) => one === stated)
    if (!trigger || trigger === 'described') return String(params.condition ?? '')
    return t(`later.triggers.${trigger}`)
  }
  const columns: readonly Column<QuotedContingentCharge>[] = [
    {
      key: 'fee',
      header: t('later.title'),
      isRowHeader: true,
      cell: ({ fee }) => feeItems[fee].name[language],
    },
    { key: 'trigger', header: t('later.trigger'), cell: triggerText },
    {
      key: 'price',
      header: t('later.price'),
      align: 'end',
      cell: ({ unitPrice, unit }) =>
        t('later.perUnit', { amount: formatMoney(unitPrice, language), unit: t(`quotes:units.${unit}`) }),
    },
  ]
  if (charges.length === 0) return null
  return (
    <DataTable
      caption={t('later.title')}
      captionHidden
      density="dense"
      columns={columns}
      rows={charges}
      rowKey={contingentKey}
    />
  )
}
