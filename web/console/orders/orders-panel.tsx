import { Link } from 'react-router'
import { type OrderQueue, orderQueues, queuesOf } from '#domain/orders/lifecycle/order-queues.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import review from '#web/console/review/review.module.css'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { orderPath } from '#web/console/shared/sections.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { hasDeadline, OrderDeadline } from './order-deadline.tsx'
import { deadlineIn, queueLength, queuePath } from './queues.ts'

const firstRows = 5

/** The orders that wait for the reader, one panel for each role, the earliest due ones first. */
export function OrdersPanel() {
  return queuesOf(useActor()).map((queue) => <QueuePanel key={queue} queue={queue} />)
}

function QueuePanel({ queue }: { readonly queue: OrderQueue }) {
  const { t } = useTranslation('ordersAdmin')
  const query = useCallQuery('GET /api/console/orders', {
    query: { ...orderQueues[queue].query, sort: 'due', size: firstRows },
  })
  const deadline = deadlineIn(queue)
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
