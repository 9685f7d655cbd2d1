import type { CallInput } from '#contract/client.ts'
import type { StaffOrderView } from '#contract/console-orders.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { dueBack } from '#domain/orders/payment/account.ts'
import { add, compareMoney, money, roundMoney } from '#domain/values/money.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import type { LateRefusal } from '#web/components/forms/use-form.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

export type BookedBody = CallInput<'POST /api/console/orders/payments'>['body']

type BookDialogProps = {
  readonly order: StaffOrderView
  readonly body: BookedBody
  onDone(order: StaffOrderView): void
  /** For wrong fields: they are shown in the form. */
  onRefused(refusal: LateRefusal['refusal']): void
  onClose(): void
}

/** What would be paid too much; undefined where nothing is, or where the bank converts. */
function paidTooMuch({ payment }: StaffOrderView, { direction, amount, currency }: BookedBody) {
  if (direction === 'refund' || currency !== payment.paid.currency) return undefined
  const paid = add(payment.paid, money(amount, currency))
  return compareMoney(paid, payment.owed) > 0 ? dueBack(payment.owed, paid) : undefined
}

/** Asks once more, and says what becomes of an amount above what is due. */
export function BookDialog({ order, body, onDone, onRefused, onClose }: BookDialogProps) {
  const { t } = useTranslation('ordersAdmin')
  const language = useLanguage()
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/console/orders/payments', {
    invalidates: [
      'GET /api/console/orders',
      'GET /api/console/orders/payments',
      'GET /api/console/orders/receipts',
    ],
  })
  const amount = formatMoney(roundMoney(money(body.amount, body.currency)), language)
  const tooMuch = paidTooMuch(order, body)
  const book = async () => {
    const result = await send({ body })
    if (!result.ok) return result.fields ? onRefused(result) : undefined
    showToast('info', t('payments.done', { amount }))
    onClose()
    onDone(result.value)
  }
  return (
    <ConfirmDialog
      title={t(`payments.questions.${body.direction}`, { amount })}
      confirmLabel={t(`payments.record.${body.direction}`)}
      cancelLabel={t('dialogs.cancel')}
      closeLabel={t('common:close')}
      isHarmless
      refusal={refusalText(refusal)}
      isSending={isSending}
      onConfirm={() => void book()}
      onClose={onClose}
    >
      <p>{t('payments.text', { reference: body.reference, number: body.number })}</p>
      {tooMuch && <p>{t('payments.tooMuch', { amount: formatMoney(tooMuch, language) })}</p>}
    </ConfirmDialog>
  )
}
