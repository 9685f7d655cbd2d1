import type { CallInput } from '#contract/client.ts'
import type { StaffOrderView } from '#contract/console-orders.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { priceOfCharge } from '#domain/orders/later-charges/bill-charge.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { add } from '#domain/values/money.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useChargeName } from '#web/components/orders/fee-table.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { showToast } from '#web/ui/toast-store.ts'

export type BilledBody = CallInput<'POST /api/console/orders/charges'>['body']

type BillDialogProps = {
  readonly order: StaffOrderView
  readonly body: BilledBody
  onDone(order: StaffOrderView): void
  /** For wrong fields and a newer order: both are shown in the form. */
  onRefused(refusal: Refusal): void
  onClose(): void
}

/** Asks once more, with the tax and with what the customer owes afterwards. */
export function BillDialog({ order, body, onDone, onRefused, onClose }: BillDialogProps) {
  const { t } = useTranslation('laterCharges')
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/console/orders/charges', {
    invalidates: ['GET /api/console/orders'],
  })
  const bill = async () => {
    const result = await send({ body })
    if (!result.ok) return result.fields || result.refusal === 'order-changed' ? onRefused(result) : undefined
    showToast('info', t('bill.done'))
    onClose()
    onDone(result.value)
  }
  return (
    <ConfirmDialog
      title={t('bill.question', { number: order.number })}
      confirmLabel={t('bill.submit')}
      cancelLabel={t('cancel')}
      closeLabel={t('common:close')}
      isHarmless
      refusal={refusalText(refusal)}
      isSending={isSending}
      onConfirm={() => void bill()}
      onClose={onClose}
    >
      <Price order={order} body={body} />
      <p>{t('bill.text')}</p>
    </ConfirmDialog>
  )
}

function Price({ order, body }: Pick<BillDialogProps, 'order' | 'body'>) {
  const { t } = useTranslation('laterCharges')
  const language = useLanguage()
  const nameOf = useChargeName()
  const charge = order.contingentCharges.find((one) => contingentChargeKey(one) === body.charge)
  if (!charge) return null
  const { net, taxPercent, tax, gross } = priceOfCharge(charge, body.quantity)
  const { owed } = order.payment
  const items = [
    { term: t('bill.charge'), value: nameOf({ quoted: null, contingency: charge }) },
    { term: t('bill.net'), value: formatMoney(net, language) },
    { term: t('bill.tax', { percent: taxPercent }), value: formatMoney(tax, language) },
    { term: t('bill.gross'), value: formatMoney(gross, language) },
  ]
  // Other currencies are converted by the quote.
  const owedThen = gross.currency === owed.currency ? [add(owed, gross)] : []
  return (
    <DescriptionList
      items={[
        ...items,
        ...owedThen.map((money) => ({ term: t('bill.owedThen'), value: formatMoney(money, language) })),
      ]}
    />
  )
}
