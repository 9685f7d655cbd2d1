import { useState } from 'react'
import type { CancellationCostView } from '#contract/order-changes.ts'
import type { OrderView } from '#contract/orders.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { answerHours } from '#domain/orders/lifecycle/next-step.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import type { CallQuery } from '#web/client/query/use-call-query.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmForm } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CancellationFigures } from './cancellation-figures.tsx'

type Way = 'cancel' | 'request-cancellation'
const ways: readonly Way[] = ['cancel', 'request-cancellation']

type CancelOrderProps = {
  readonly order: OrderView
  onMoved(order: OrderView): void
  reload(): void
}

/** Before work begins the order ends at once; afterwards staff decide. */
export function CancelOrder(props: CancelOrderProps) {
  const { t } = useTranslation('orderChanges')
  const [isOpen, setOpen] = useState(false)
  const way = ways.find((one) => props.order.moves.includes(one))
  if (!way) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {t(way === 'cancel' ? 'cancel.button' : 'cancel.request')}
      </Button>
      {isOpen && <CancelDialog {...props} way={way} onClose={() => setOpen(false)} />}
    </>
  )
}

type CancelDialogProps = CancelOrderProps & { readonly way: Way; onClose(): void }

/** The cost of this minute, which the customer confirms. */
function CancelDialog(props: CancelDialogProps) {
  const { order, way, onClose } = props
  const { t } = useTranslation('orderChanges')
  const { number } = order
  const query = useCallQuery('GET /api/orders/cancellation-cost', { query: { number } })
  return (
    <Dialog
      title={t(way === 'cancel' ? 'cancel.title' : 'cancel.titleRequest', { number })}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <QueryState query={query} skeleton={{ rows: 3 }}>
        {(cost) => <CancelForm {...props} cost={cost} retry={query.retry} />}
      </QueryState>
    </Dialog>
  )
}

type CancelFormProps = CancelDialogProps & {
  readonly cost: CancellationCostView
} & Pick<CallQuery<unknown>, 'retry'>

/** A cost that has moved meanwhile is shown first; what was typed stays. */
function useCancel({ order, way, onMoved, onClose, reload, retry, cost }: CancelFormProps) {
  const { t } = useTranslation('orderChanges')
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/orders/move', {
    invalidates: ['GET /api/orders'],
    onDone: onMoved,
    onRefused: ({ refusal: code }) => {
      if (code === 'cancellation-cost-moved') retry()
      if (code === 'order-changed') reload()
    },
  })
  const { number, version } = order
  const cancel = async (reason: string) => {
    const body = { number, version, move: way, reason, confirmedCost: cost.cost.amount }
    const result = await send({ body })
    if (!result.ok) return
    showToast('info', t(way === 'cancel' ? 'cancel.done' : 'cancel.doneRequest', { number }))
    onClose()
  }
  return { cancel, isSending, refusal: refusalText(refusal) }
}

function CancelForm(props: CancelFormProps) {
  const { order, way, cost, onClose } = props
  const { t } = useTranslation('orderChanges')
  const total = formatMoney(cost.cost, useLanguage())
  const { cancel, ...state } = useCancel(props)
  const isAtOnce = way === 'cancel'
  return (
    <ConfirmForm
      confirmLabel={t(isAtOnce ? 'cancel.confirm' : 'cancel.confirmRequest', { cost: total })}
      cancelLabel={t('cancel.back')}
      reason={{
        label: t('cancel.reason'),
        maxLength: textLimits.reason,
        missing: { text: t('cancel.reasonMissing'), summary: t('cancel.summary') },
      }}
      {...state}
      onConfirm={(reason) => void cancel(reason)}
      onClose={onClose}
    >
      <p>{isAtOnce ? t('cancel.text') : t('cancel.textRequest', { hours: answerHours.change })}</p>
      <CancellationFigures cost={cost} order={order} />
    </ConfirmForm>
  )
}
