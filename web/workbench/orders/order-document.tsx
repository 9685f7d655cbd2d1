import { useMemo } from 'react'
import { Link } from 'react-router'
import type { OrderView } from '#contract/orders.ts'
import { readBlob } from '#web/client/files.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useOnOrderChange } from '#web/client/query/use-on-order-change.ts'
import { AmendmentNotice } from '#web/components/orders/amendment-notice.tsx'
import { CancellationNotice } from '#web/components/orders/cancellation-notice.tsx'
import { OrderDocuments } from '#web/components/orders/correspondence/order-documents.tsx'
import { OrderMessages } from '#web/components/orders/correspondence/order-messages.tsx'
import { FeeTable } from '#web/components/orders/fee-table.tsx'
import { FeeTotals } from '#web/components/orders/fee-totals.tsx'
import { OrderFields } from '#web/components/orders/order-fields.tsx'
import { OrderHistory } from '#web/components/orders/order-history.tsx'
import { OrderInstruction } from '#web/components/orders/order-instruction.tsx'
import { useOrdersPath } from '#web/components/orders/order-paths.ts'
import { OrderPayment } from '#web/components/orders/order-payment.tsx'
import { useOrderToast } from '#web/components/orders/use-order-toast.ts'
import { asPlaceNames, PlacesOnPage } from '#web/components/places/place-names.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { ContingentCharges } from '#web/components/quotes/contingent-charges.tsx'
import { FoldedOnPhones } from '#web/components/quotes/folded-on-phones.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { BilledCharges } from './billed-charges.tsx'
import { OrderFiles } from './exports/order-files.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderStatus } from './order-status.tsx'
import { OrderWork } from './order-work.tsx'
import styles from './orders.module.css'
import { OrderShares } from './sharing/order-shares.tsx'
import { OrderReuse } from './started/order-reuse.tsx'

/** An order as a document: where it stands and what to do, its charges, its fields and its history. */
export function OrderDocument({ number }: { readonly number: string }) {
  const { t } = useTranslation('workbenchOrders')
  const ordersPath = useOrdersPath()
  const query = useCallQuery('GET /api/orders/order', number === '' ? undefined : { query: { number } }, {
    refetchOnNotification: true,
  })
  useOnOrderChange(number, query.retry)
  const isMissing = query.status === 'refused' && query.refusal.refusal === 'not-found'
  return (
    <div className={styles.document}>
      <div className={styles.links}>
        <Link to={ordersPath}>{t('order.back')}</Link>
        {query.status === 'ready' && (
          <div className={styles.buttons}>
            <OrderReuse order={query.data} />
            <Button isCompact onClick={() => window.print()}>
              {t('order.print')}
            </Button>
          </div>
        )}
      </div>
      {number === '' && <EmptyState state="first-use" title={t('order.noNumber')} />}
      {isMissing ? (
        <EmptyState state="error" title={t('order.notFound', { number })} text={t('order.notFoundText')} />
      ) : (
        <QueryState query={query} skeleton={{ rows: 8 }}>
          {(order) => <OrderContent order={order} onMoved={query.setData} reload={query.retry} />}
        </QueryState>
      )}
    </div>
  )
}

type OrderContentProps = {
  readonly order: OrderView
  onMoved(order: OrderView): void
  reload(): void
}

function OrderContent({ order, onMoved, reload }: OrderContentProps) {
  const { t } = useTranslation('workbenchOrders')
  const takeOwn = useOrderToast(order, onMoved)
  const places = useMemo(() => asPlaceNames(order.places), [order.places])
  return (
    <PlacesOnPage value={places}>
      <OrderStatus order={order} onMoved={takeOwn} reload={reload} />
      <CancellationNotice order={order} reader="customer" />
      <AmendmentNotice order={order} reader="customer" />
      <OrderWork order={order} />
      <Panel title={t('orderView:fees.title')} lead={t(`orders:fees.${order.fees.state}`)}>
        <FeeTable fees={order.fees} />
        <FeeTotals fees={order.fees} />
      </Panel>
      <BilledCharges order={order} onMoved={onMoved} />
      <div className={styles.columns}>
        <OrderFields order={order} />
        <div className={styles.side}>
          <OrderPayment payment={order.payment} />
          <OrderFacts order={order} />
          <OrderInstruction
            file={order.instruction}
            read={({ id }) => readBlob('GET /api/files/file', { query: { id } })}
          />
          <OrderFiles order={order} />
          <OrderHistory history={order.history} />
        </div>
      </div>
      <OrderDocuments number={order.number} side="customer" />
      <OrderMessages number={order.number} side="customer" />
      <OrderShares number={order.number} />
      {order.contingentCharges.length > 0 && (
        <FoldedOnPhones title={t('prices:contingentCharges.title')}>
          <ContingentCharges contingentCharges={order.contingentCharges} />
        </FoldedOnPhones>
      )}
    </PlacesOnPage>
  )
}
