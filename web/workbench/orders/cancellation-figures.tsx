import type { CancellationCostView } from '#contract/order-changes.ts'
import type { OrderView } from '#contract/orders.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { formatTime } from '#domain/language/format-time.ts'
import { standingCharges } from '#domain/orders/later-charges/later-charge.ts'
import { balanceOf } from '#domain/orders/payment/account.ts'
import { payerTotalsOf } from '#domain/quotes/totals.ts'
import { add, isZero } from '#domain/values/money.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useChargeName } from '#web/components/orders/fee-table.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'

type CancellationFiguresProps = {
  readonly cost: CancellationCostView
  readonly order: Pick<OrderView, 'laterCharges' | 'payment'>
}

/** What cancelling costs now, what it is made of, what stays owed beside it, what follows when, and what goes back. */
export function CancellationFigures({ cost: { cost, charges, next }, order }: CancellationFiguresProps) {
  const { t } = useTranslation('orderChanges')
  const language = useLanguage()
  const chargeName = useChargeName()
  const isFree = isZero(cost)
  const hasNoTax = charges.every(({ confirmed }) => Number(confirmed.taxPercent) === 0)
  const stays = payerTotalsOf(standingCharges(order.laterCharges)).shipper.total
  const balance = balanceOf(add(cost, stays), order.payment.paid)
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
          { term: t('cancel.laterCharges'), value: !isZero(stays) && <FormattedMoney money={stays} /> },
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
