import { answerHours } from '#domain/orders/lifecycle/next-step.ts'
import { missingMilestones } from '#domain/orders/milestones/milestone-timeline.ts'
import { isZero } from '#domain/values/money.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { DraftedConfirm } from '#web/components/drafts/drafted-confirm.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useRunningLabels } from '#web/components/orders/running/use-running-labels.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { type MoveProps, useAskedMove } from './use-order-move.ts'

export const forwardMoves = [
  'confirm-fees',
  'start',
  'complete',
  'accept-cancellation',
  'accept-amendment',
] as const
export const endingMoves = ['reject-request', 'decline', 'decline-cancellation', 'decline-amendment'] as const
type EndingMove = (typeof endingMoves)[number]
export type PlainMove = (typeof forwardMoves)[number] | EndingMove

const needsReason = (move: PlainMove): move is EndingMove => endingMoves.some((one) => one === move)

/** An amendment may leave the price as it is. */
const textNameOf = ({ move, order }: Pick<MoveDialogProps, 'move' | 'order'>) =>
  move === 'accept-amendment' && order.amendment.price && isZero(order.amendment.price.difference)
    ? 'accept-fields'
    : move

type MoveDialogProps = MoveProps & { readonly move: PlainMove; onClose(): void }

/** Asks before a move; one that ends the order needs a reason, which the customer reads. */
export function MoveDialog(props: MoveDialogProps) {
  const { order, move: name, onClose } = props
  const { t } = useTranslation('ordersAdmin')
  const refusalText = useRefusalText()
  const { move, isSending, refusal } = useAskedMove(props)
  const dialog = {
    title: t(`dialogs.${name}.title`, { number: order.number }),
    confirmLabel: t(`orders:moves.${name}`),
    cancelLabel: t('dialogs.cancel'),
    closeLabel: t('common:close'),
    refusal: refusalText(refusal),
    isSending,
    onClose,
  }
  const done = (isDone: boolean): boolean => {
    if (!isDone) return false
    showToast('info', t(`dialogs.${name}.done`, { number: order.number }))
    onClose()
    return true
  }
  const text = <p>{t(`dialogs.${textNameOf(props)}.text`, { hours: answerHours.acceptance })}</p>
  if (!needsReason(name)) {
    const confirm = async () => done((await move({ move: name })).ok)
    return (
      <ConfirmDialog {...dialog} isHarmless={name !== 'accept-cancellation'} onConfirm={() => void confirm()}>
        {text}
        {name === 'complete' && <Missing order={order} />}
      </ConfirmDialog>
    )
  }
  return (
    <DraftedConfirm
      {...dialog}
      form={`order-${name}-${order.number}`}
      reason={{
        label: t('dialogs.reason'),
        help: t('dialogs.reasonHelp'),
        maxLength: textLimits.reason,
        missing: { text: t('dialogs.reasonMissing'), summary: t('refusals:invalid-input', { count: 1 }) },
      }}
      onConfirm={async (reason) => done((await move({ move: name, reason })).ok)}
    >
      {text}
    </DraftedConfirm>
  )
}

/** Names the milestones that were not recorded: a warning, because work may be done without a record. */
function Missing({ order }: Pick<MoveProps, 'order'>) {
  const { t } = useTranslation('ordersAdmin')
  const labels = useRunningLabels()
  const query = useCallQuery('GET /api/console/orders/work', { query: { number: order.number } })
  if (query.status !== 'ready') return null
  const missing = missingMilestones(order, query.data.milestones)
  if (missing.length === 0) return null
  return (
    <div role="status">
      <p>
        <strong>{t('dialogs.complete.missing')}</strong>
      </p>
      <ul>
        {missing.map((milestone) => (
          <li key={milestone}>{labels.milestone(milestone)}</li>
        ))}
      </ul>
    </div>
  )
}
