import { useMemo } from 'react'
import { Link } from 'react-router'
import type { OrderView } from '#contract/orders.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useOnOrderChange } from '#web/client/query/use-on-order-change.ts'
import { AmendmentNotice } from '#web/components/orders/amendment-notice.tsx'
import { CancellationNotice } from '#web/components/orders/cancellation-notice.tsx'
import { useOrdersPath } from '#web/components/orders/order-paths.ts'
import { OrderSections } from '#web/components/orders/order-sections.tsx'
import { useOrderToast } from '#web/components/orders/use-order-toast.ts'
import { asPlaceNames, PlacesOnPage } from '#web/components/places/place-names.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { contentsOf } from './order-contents.tsx'
import { OrderStatus } from './order-status.tsx'
import styles from './orders.module.css'
import { OrderPaying } from './paying/order-paying.tsx'
import { readInstruction } from './read-instruction.ts'
import { OrderReuse } from './started/order-reuse.tsx'

/** An order as a document: where it stands, what to do and to pay; under it everything else, in sections. */
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
  const takeOwn = useOrderToast(order, onMoved)
  const places = useMemo(() => asPlaceNames(order.places), [order.places])
  return (
    <PlacesOnPage value={places}>
      <OrderStatus order={order} onMoved={takeOwn} reload={reload} />
      <CancellationNotice order={order} reader="customer" />
      <AmendmentNotice order={order} reader="customer" readFile={readInstruction} />
      <OrderPaying order={order} />
      <OrderSections order={order} side="customer" contents={contentsOf(order, onMoved)} />
    </PlacesOnPage>
  )
}
