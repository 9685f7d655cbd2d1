import type { OrderView } from '#contract/orders.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useOnOrderChange } from '#web/client/query/use-on-order-change.ts'
import { MilestoneTimeline } from '#web/components/orders/running/milestone-timeline.tsx'
import { RunningDetails } from '#web/components/orders/running/running-details.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './orders.module.css'

/** The work on an order, once it was generated. Of one that was cancelled, what was done until then. */
export function OrderWork({ order }: { readonly order: OrderView }) {
  const { number, tab } = order
  const { t } = useTranslation('workbenchOrders')
  const isWaiting = tab === 'to-confirm'
  const query = useCallQuery('GET /api/orders/work', isWaiting ? undefined : { query: { number } }, {
    refetchOnNotification: true,
  })
  useOnOrderChange(number, query.retry)
  if (isWaiting) return null
  return (
    <QueryState query={query} skeleton={{ rows: 4 }}>
      {(work) =>
        tab !== 'cancelled' || work.details.version > 0 || work.milestones.length > 0 ? (
          <div className={styles.columns}>
            <RunningDetails order={order} work={work} />
            <MilestoneTimeline order={order} records={work.milestones} />
          </div>
        ) : (
          <p>{t('order.noWork')}</p>
        )
      }
    </QueryState>
  )
}
