import type { StaffOrderView } from '#contract/console-orders.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { OrderFields } from '#web/components/orders/order-fields.tsx'
import { OrderHistory } from '#web/components/orders/order-history.tsx'
import { OrderPayment } from '#web/components/orders/order-payment.tsx'
import { DueTime } from '#web/console/requests/due-time.tsx'
import { ConsolePage } from '#web/console/shared/console-page.tsx'
import { FoundState } from '#web/console/shared/found-state.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { FeePanel } from './fee-panel.tsx'
import { OrderStateBadge } from './order-state.tsx'
import { OrderSummary } from './order-summary.tsx'

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
        {(order) => (
          <div className={page.stack}>
            <OrderSummary order={order} />
            <FeePanel order={order} />
            <OrderPayment payment={order.payment} />
            <OrderFields order={order} />
            <OrderHistory history={order.history} />
          </div>
        )}
      </FoundState>
    </ConsolePage>
  )
}

function Status({ order: { state, waitsFor, dueAt } }: { order: StaffOrderView }) {
  const { t } = useTranslation('ordersAdmin')
  return (
    <div className={page.row}>
      {waitsFor && <span>{t('order.waitsFor', { actor: t(`waitsFor.${waitsFor}`) })}</span>}
      {dueAt !== null && (
        <span>
          {t('columns.deadline')} <DueTime at={dueAt} />
        </span>
      )}
      <OrderStateBadge state={state} />
    </div>
  )
}
