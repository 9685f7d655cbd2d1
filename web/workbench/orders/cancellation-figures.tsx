import type { CancellationCostView } from '#contract/order-changes.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { formatTime } from '#domain/language/format-time.ts'
import { balanceOf } from '#domain/orders/payment/account.ts'
import { isZero, type Money } from '#domain/values/money.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useChargeName } from '#web/components/orders/fee-table.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'

type CancellationFiguresProps = { readonly cost: CancellationCostView; readonly paid: Money }

/** What cancelling costs now, what it is made of, what follows when, and what goes back. */
export function CancellationFigures({ cost: { cost, charges, next }, paid }: CancellationFiguresProps) {
  const { t } = useTranslation('orderChanges')
  const language = useLanguage()
  const chargeName = useChargeName()
  const isFree = isZero(cost)
  const hasNoTax = charges.every(({ confirmed }) => Number(confirmed.taxPercent) === 0)
  const balance = balanceOf(cost, paid)
  const goesBack = balance.amount.startsWith('-')
  const later = next && {
    cost: formatMoney(next.cost, language),
    time: formatTime(new Date(next.at), language),
  }
  return (
    <>
      <DescriptionList
        layout="columns"
        items={[
          {
            term: t(hasNoTax ? 'cancel.costWithoutVat' : 'cancel.cost'),
            value: isFree ? t('cancel.free') : <FormattedMoney money={cost} size="strong" />,
          },
          ...charges.map(({ contingency, confirmed }) => ({
            term: chargeName({ quoted: null, contingency }),
            value: <FormattedMoney money={confirmed.standardAmount} />,
          })),
          {
            term: t(goesBack ? 'cancel.refund' : 'cancel.due'),
            value: !isZero(balance) && (
              <FormattedMoney money={{ ...balance, amount: balance.amount.replace('-', '') }} />
            ),
          },
        ]}
      />
      {!isFree && hasNoTax && <p>{t('cancel.noVat')}</p>}
      <p>{later ? t(isFree ? 'cancel.freeUntil' : 'cancel.risesAt', later) : t('cancel.stays')}</p>
    </>
  )
}
