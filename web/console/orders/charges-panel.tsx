import { may } from '#domain/access/permissions.ts'
import { isBillable } from '#domain/orders/later-charges/bill-charge.ts'
import { objectionDays } from '#domain/orders/later-charges/later-charge.ts'
import { tabOf } from '#domain/orders/lifecycle/states.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { readOrderFile } from '#web/components/orders/correspondence/order-calls.ts'
import { LaterCharges } from '#web/components/orders/later-charges.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { BillForm } from './bill-form.tsx'
import { useObjectionInView } from './objections.ts'
import type { MoveProps } from './use-order-move.ts'

/** What was billed while the order ran, and for operations the form that bills. */
export function ChargesPanel(props: MoveProps) {
  const { order, onDone } = props
  const { t } = useTranslation('laterCharges')
  const refusalText = useRefusalText()
  const { send, isSending, refusal, reset } = useCallMutation('POST /api/console/orders/charges/answer', {
    invalidates: ['GET /api/console/orders'],
    onDone,
  })
  const charges = useObjectionInView()
  const mayBill = may(useActor(), 'run-orders') && tabOf(order.state) === 'in-process'
  const { number, laterCharges, contingentCharges } = order
  const isAnnounced = contingentCharges.some(isBillable)
  if (laterCharges.length === 0 && !mayBill) return null
  return (
    <ConsolePanel title={t('title')}>
      <p className={page.soft}>
        {isAnnounced || laterCharges.length > 0 ? t('leadStaff', { days: objectionDays }) : t('noneQuoted')}
      </p>
      {isAnnounced && laterCharges.length === 0 && <p className={page.soft}>{t('none')}</p>}
      <div ref={charges}>
        <LaterCharges
          charges={laterCharges}
          readFile={readOrderFile('staff', number)}
          sending={{
            send: async ({ id }, answer, reason) =>
              answer !== 'object' && (await send({ body: { number, charge: id, answer, reason } })).ok,
            isSending,
            refusal: refusalText(refusal),
            reset,
          }}
        />
      </div>
      {mayBill && isAnnounced && <BillForm {...props} />}
    </ConsolePanel>
  )
}
