import { useState } from 'react'
import type { CallInput } from '#contract/client.ts'
import type { OrderView } from '#contract/orders.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useOpenedOrder } from '#web/components/orders/use-opened-order.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { DisputeDialog, type LineAnswers } from './dispute-dialog.tsx'

/** What the customer decides here; an order is sent again by its form. */
const decisions = ['approve', 'accept-fees', 'dispute-fees', 'refuse-approval', 'withdraw'] as const
type Decision = (typeof decisions)[number]

const harmless: readonly Decision[] = ['approve', 'accept-fees']
const withReason: readonly Decision[] = ['refuse-approval', 'withdraw']

type MoveBody = CallInput<'POST /api/orders/move'>['body']
type OrderMovesProps = {
  readonly order: OrderView
  onMoved(order: OrderView): void
  reload(): void
}

/** Every line that is still charged; a removed one needs no answer. */
const chargedLines = ({ fees }: OrderView) => fees.lines.filter(({ kind }) => kind !== 'removed')

function bodyOf(order: OrderView, move: Decision, reason: string, answers: LineAnswers): MoveBody {
  const on = { number: order.number, version: order.version }
  switch (move) {
    case 'approve':
      return { ...on, move }
    case 'refuse-approval':
    case 'withdraw':
      return { ...on, move, reason }
    case 'accept-fees':
      return {
        ...on,
        move,
        answers: chargedLines(order).map(({ lineId }) => ({ lineId, answer: 'accept' as const })),
      }
    case 'dispute-fees':
      return { ...on, move, answers }
  }
}

type DecisionProps = OrderMovesProps & { readonly move: Decision; onClose(): void }

/** A decision about an order that has changed since the question loads it again; what was typed stays in its dialog. */
function useDecision({ order: latest, move, onMoved, reload, onClose }: DecisionProps) {
  const { t } = useTranslation('workbenchOrders')
  const refusalText = useRefusalText()
  const { order, follow } = useOpenedOrder(latest)
  const { send, isSending, refusal } = useCallMutation('POST /api/orders/move', {
    invalidates: ['GET /api/orders'],
    onDone: onMoved,
    onRefused: ({ refusal: code }) => {
      if (code !== 'order-changed') return
      follow()
      reload()
    },
  })
  const isChanged = refusal?.refusal === 'order-changed'
  return {
    order,
    isSending,
    refusal: isChanged
      ? t('order.changed', { state: t(`orders:states.${order.state}`) })
      : refusalText(refusal),
    decide: async (reason: string, answers: LineAnswers = []) => {
      const result = await send({ body: bodyOf(order, move, reason, answers) })
      if (!result.ok) return
      showToast('info', t(`moves.${move}.done`, { number: order.number }))
      onClose()
    },
  }
}

const useTotal = ({ fees }: OrderView): string => formatMoney(fees.payers.shipper.total, useLanguage())

/** The decisions that are open to the reader, each after a question. */
export function OrderMoves(props: OrderMovesProps) {
  const { order } = props
  const { t } = useTranslation('workbenchOrders')
  const total = useTotal(order)
  const [asked, setAsked] = useState<Decision>()
  const open = decisions.filter((move) => order.moves.includes(move))
  const dialog = asked && { ...props, move: asked, onClose: () => setAsked(undefined) }
  return (
    <>
      {open.map((move) => (
        <Button
          key={move}
          variant={harmless.includes(move) ? 'primary' : 'secondary'}
          onClick={() => setAsked(move)}
        >
          {t(`moves.${move}.button`, { total })}
        </Button>
      ))}
      {dialog && (asked === 'dispute-fees' ? <AskedDispute {...dialog} /> : <AskedDecision {...dialog} />)}
    </>
  )
}

function AskedDispute(props: DecisionProps) {
  const { order, decide, ...state } = useDecision(props)
  return (
    <DisputeDialog
      order={order}
      lines={chargedLines(order)}
      {...state}
      onConfirm={(answers) => void decide('', answers)}
      onClose={props.onClose}
    />
  )
}

function AskedDecision(props: DecisionProps) {
  const { move, onClose } = props
  const { t } = useTranslation('workbenchOrders')
  const { order, decide, ...state } = useDecision(props)
  const total = useTotal(order)
  return (
    <ConfirmDialog
      title={t(`moves.${move}.title`, { number: order.number })}
      confirmLabel={t(`moves.${move}.button`, { total })}
      isHarmless={harmless.includes(move)}
      cancelLabel={t('moves.cancel')}
      closeLabel={t('common:close')}
      reason={
        withReason.includes(move)
          ? {
              label: t('moves.reason'),
              maxLength: textLimits.reason,
              missing: { text: t('moves.reasonMissing'), summary: t('moves.summary') },
            }
          : undefined
      }
      {...state}
      onConfirm={(reason) => void decide(reason)}
      onClose={onClose}
    >
      <p>{t(`moves.${move}.text`, { total })}</p>
      <p role="status">{state.isSending && t('orderView:updating')}</p>
    </ConfirmDialog>
  )
}
