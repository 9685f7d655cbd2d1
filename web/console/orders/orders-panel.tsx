import { Link } from 'react-router'
import { type OrderQueue, orderQueues } from '#domain/orders/lifecycle/order-queues.ts'
import { endOfPaymentDay } from '#domain/orders/notifications/reminders.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import review from '#web/console/review/review.module.css'
import { earliest, useUrgency } from '#web/console/shared/by-urgency.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { orderPath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { hasDeadline, OrderDeadline } from './order-deadline.tsx'
import { deadlineIn, queueLength, queuePath } from './queues.ts'
import type { StaffOrderRow } from './use-order-columns.tsx'

const firstRows = 5

/** A day to pay ends with that day. */
const dueTimeIn =
  (queue: OrderQueue) =>
  ({ dueAt, payBy }: Pick<StaffOrderRow, 'dueAt' | 'payBy'>): string | null => {
    if (deadlineIn(queue) === 'dueAt') return dueAt
    return payBy === null ? null : endOfPaymentDay(payBy).toISOString()
  }

/** The orders of a queue that are due first. */
export function OrderQueuePanel({ queue }: { readonly queue: OrderQueue }) {
  const { t } = useTranslation('ordersAdmin')
  const query = useCallQuery('GET /api/console/orders', {
    query: { ...orderQueues[queue].query, sort: 'due', size: firstRows },
  })
  const deadline = deadlineIn(queue)
  useUrgency(queue, query.status === 'ready' ? earliest(query.data.rows.map(dueTimeIn(queue))) : undefined)
  const name = t(`queues.${queue}`)
  const length = query.status === 'ready' ? query.data.queues[queue] : undefined
  const title =
    length === undefined
      ? t('home.title', { queue: name })
      : t('home.counted', { queue: name, length: queueLength(length) })
  return (
    <ConsolePanel title={title}>
      <QueryState query={query} skeleton={{ rows: firstRows }}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState state="first-use" title={t('list.queueEmpty')} text={t('list.queueEmptyText')} />
          ) : (
            <>
              <ol className={review.firsts}>
                {rows.map((row) => (
                  <li key={row.number}>
                    <Link to={orderPath(row.number)}>{`${row.number} ${row.company}`}</Link>
                    {hasDeadline(row, queue) && (
                      <span>
                        {t(`columns.${deadline}`)} <OrderDeadline order={row} part={queue} />
                      </span>
                    )}
                  </li>
                ))}
              </ol>
              <p className={page.row}>
                <Link className={buttonClass({ variant: 'primary' })} to={queuePath(queue)}>
                  {t('home.open')}
                </Link>
              </p>
            </>
          )
        }
      </QueryState>
    </ConsolePanel>
  )
}
