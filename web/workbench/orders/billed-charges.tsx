import type { OrderView } from '#contract/orders.ts'
import { objectionDays } from '#domain/orders/later-charges/later-charge.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { readOrderFile } from '#web/components/orders/correspondence/order-calls.ts'
import { LaterCharges } from '#web/components/orders/later-charges.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'

type BilledChargesProps = { readonly order: OrderView; onMoved(order: OrderView): void }

/** What was billed while the order ran; the customer objects here. */
export function BilledCharges({ order, onMoved }: BilledChargesProps) {
  const { t } = useTranslation('laterCharges')
  const refusalText = useRefusalText()
  const { send, isSending, refusal, reset } = useCallMutation('POST /api/orders/charges/object', {
    invalidates: ['GET /api/orders'],
    onDone: onMoved,
  })
  const { number, laterCharges } = order
  if (laterCharges.length === 0) return null
  return (
    <Panel title={t('title')} lead={t('lead', { days: objectionDays })}>
      <LaterCharges
        charges={laterCharges}
        readFile={readOrderFile('customer', number)}
        sending={{
          send: async ({ id }, _answer, reason) => (await send({ body: { number, charge: id, reason } })).ok,
          isSending,
          refusal: refusalText(refusal),
          reset,
        }}
      />
    </Panel>
  )
}
