import { type ReactNode, useState } from 'react'
import type { StaffOrderView } from '#contract/console-orders.ts'
import type { FileView } from '#contract/files.ts'
import { may } from '#domain/access/permissions.ts'
import type { OrderSection } from '#domain/notifications/workbench-paths.ts'
import { readBlob } from '#web/client/files.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { AmendmentNotice } from '#web/components/orders/amendment-notice.tsx'
import { CancellationNotice } from '#web/components/orders/cancellation-notice.tsx'
import { OrderDocuments } from '#web/components/orders/correspondence/order-documents.tsx'
import { OrderMessages } from '#web/components/orders/correspondence/order-messages.tsx'
import { OrderFields } from '#web/components/orders/order-fields.tsx'
import { OrderInstruction } from '#web/components/orders/order-instruction.tsx'
import { OrderPayment } from '#web/components/orders/order-payment.tsx'
import { OrderSections } from '#web/components/orders/order-sections.tsx'
import { HistoryAsOf } from '#web/components/orders/past/history-as-of.tsx'
import { useOrderToast } from '#web/components/orders/use-order-toast.ts'
import { ConsolePage } from '#web/console/shared/console-page.tsx'
import { FoundState } from '#web/console/shared/found-state.tsx'
import page from '#web/console/shared/page.module.css'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { CannedAnswers } from './answers/canned-answers.tsx'
import { ChargesPanel } from './charges-panel.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { FeeForm } from './fee-form.tsx'
import { FeePanel } from './fee-panel.tsx'
import { AlsoOpen, useLiveOrder } from './live-order.tsx'
import { hasObjection } from './objections.ts'
import { OrderActions } from './order-actions.tsx'
import { NextDeadline } from './order-deadline.tsx'
import { OrderStateBadge } from './order-state.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { WorkPanels } from './running/work-panels.tsx'
import { type MoveProps, useConflict } from './use-order-move.ts'

const instructionReader =
  (number: string) =>
  ({ id }: FileView) =>
    readBlob('GET /api/console/orders/instruction', { query: { number, fileId: id } })

export function OrderView({ number }: { readonly number: string }) {
  const { t } = useTranslation('ordersAdmin')
  const query = useCallQuery('GET /api/console/orders/order', { query: { number } })
  const title = t('order.title', { number })
  return (
    <ConsolePage
      head={title}
      title={title}
      list="orders"
      permission="read-all-orders"
      side={query.status === 'ready' && <Status order={query.data} />}
    >
      <FoundState query={query} missing={{ title: t('order.missing'), text: t('order.missingText') }}>
        {(order) => <Contents order={order} onDone={query.setData} />}
      </FoundState>
    </ConsolePage>
  )
}

type ContentsProps = { readonly order: StaffOrderView; onDone(order: StaffOrderView): void }

/** What the reader decides comes before what there is to read. */
function Contents({ order, onDone }: ContentsProps) {
  const actor = useActor()
  const mayBook = may(actor, 'book-payments')
  // The panels keep their places when it is answered.
  const [answersFirst] = useState(() => hasObjection(order))
  const conflict = useConflict()
  const takeOwn = useOrderToast(order, onDone)
  useLiveOrder(order)
  const moving = {
    order,
    onConflict: conflict.onConflict,
    onDone: (moved: StaffOrderView) => {
      conflict.forget()
      takeOwn(moved)
    },
  }
  const mayPropose = order.moves.includes('propose-fees') && order.assignedTo?.id === actor.userId
  return (
    <div className={page.stack}>
      <AlsoOpen />
      <ConflictNotice order={order} since={conflict.since} />
      <CancellationNotice order={order} reader="staff" />
      <AmendmentNotice order={order} reader="staff" readFile={instructionReader(order.number)} />
      <OrderActions {...moving} />
      {mayPropose && <FeeForm {...moving} />}
      <OrderSummary order={order} />
      <OrderPayment payment={order.payment} reader="staff" hasEnded={order.end !== null} />
      <OrderSections
        order={order}
        side="staff"
        contents={contentsOf(moving, { mayBook, answersFirst })}
        {...((mayBook || answersFirst) && { first: 'charges' })}
      />
    </div>
  )
}

type Work = { readonly mayBook: boolean; readonly answersFirst: boolean }

/** What stands in each section of an order; what the reader is to answer or to book comes before the charges. */
const contentsOf = (
  moving: MoveProps,
  { mayBook, answersFirst }: Work,
): Readonly<Record<OrderSection, ReactNode>> => {
  const { order, onDone } = moving
  const { number, tab } = order
  const payments = <PaymentPanel order={order} onDone={onDone} />
  return {
    work: tab !== 'to-confirm' && <WorkPanels order={order} />,
    charges: (
      <>
        {answersFirst && <ChargesPanel {...moving} />}
        {mayBook && payments}
        <FeePanel order={order} />
        {!answersFirst && <ChargesPanel {...moving} />}
        {!mayBook && payments}
      </>
    ),
    details: (
      <>
        <OrderFields order={order} />
        <OrderInstruction file={order.instruction} read={instructionReader(number)} />
      </>
    ),
    documents: <OrderDocuments number={number} side="staff" />,
    messages: (
      <OrderMessages number={number} side="staff" helper={(insert) => <CannedAnswers insert={insert} />} />
    ),
    history: <HistoryAsOf number={order.number} side="staff" history={order.history} />,
  }
}

function Status({ order }: { order: StaffOrderView }) {
  const { t } = useTranslation('ordersAdmin')
  const { state, waitsFor, dueAt, nextCutOff } = order
  return (
    <div className={page.row}>
      {waitsFor && <span>{t('order.waitsFor', { actor: t(`waitsFor.${waitsFor}`) })}</span>}
      {(dueAt ?? nextCutOff) !== null && (
        <span>
          {t('columns.dueAt')} <NextDeadline order={order} />
        </span>
      )}
      <OrderStateBadge state={state} />
    </div>
  )
}
