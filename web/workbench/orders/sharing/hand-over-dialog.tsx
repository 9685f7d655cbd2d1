import type { OrderPeople } from '#contract/order-people.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type HandOverDialogProps = {
  readonly number: string
  readonly people: OrderPeople
  readonly to: OrderPeople['owner']
  onDone(people: OrderPeople): void
  onClose(): void
}

/** Asks before a colleague looks after the order. */
export function HandOverDialog({ number, people, to, onDone, onClose }: HandOverDialogProps) {
  const { t } = useTranslation('orderSharing')
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/orders/people/handOver', {
    invalidates: ['GET /api/orders/order', 'GET /api/orders/people'],
  })
  const handOver = async () => {
    const done = await send({ body: { number, version: people.version, personId: to.id } })
    if (!done.ok) return
    showToast('info', t('people.handedOver', { name: to.name, number }))
    if (done.value) onDone(done.value)
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('people.handOverTitle', { number })}
      confirmLabel={t('people.handOver')}
      cancelLabel={t('people.cancel')}
      closeLabel={t('common:close')}
      refusal={refusalText(refusal)}
      isSending={isSending}
      onConfirm={() => void handOver()}
      onClose={onClose}
    >
      <p>
        <TypedText text={t('people.handOverText', { name: to.name, owner: people.owner.name })} />
      </p>
    </ConfirmDialog>
  )
}
