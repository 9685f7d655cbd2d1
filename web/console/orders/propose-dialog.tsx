import type { FeeEdit } from '#domain/orders/fees/fees.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { sumOf } from './fee-edits.ts'
import { type MoveProps, useAskedMove } from './use-order-move.ts'

type ProposeDialogProps = MoveProps & {
  readonly edits: readonly FeeEdit[]
  readonly sum: ReturnType<typeof sumOf>
  onClose(): void
}

/** Asks once more, with the total. A refusal is shown here, and the form keeps what was typed. */
export function ProposeDialog({ edits, sum, onClose, ...props }: ProposeDialogProps) {
  const { t } = useTranslation('ordersAdmin')
  const refusalText = useRefusalText()
  const { number } = props.order
  const { move, isSending, refusal } = useAskedMove(props)
  const propose = async () => {
    const result = await move({ move: 'propose-fees', edits: [...edits] })
    if (!result.ok) return
    showToast('info', t('propose.done', { number }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('propose.question', { number })}
      confirmLabel={t('orders:moves.propose-fees')}
      cancelLabel={t('dialogs.cancel')}
      closeLabel={t('common:close')}
      isHarmless
      refusal={refusalText(refusal)}
      isSending={isSending}
      onConfirm={() => void propose()}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { term: t('propose.changes'), value: String(edits.length) },
          { term: t('columns.total'), value: sum && <FormattedMoney money={sum.total} /> },
          { term: t('propose.differenceTerm'), value: sum && <FormattedMoney money={sum.difference} /> },
        ]}
      />
      <p>{t('propose.text')}</p>
    </ConfirmDialog>
  )
}
