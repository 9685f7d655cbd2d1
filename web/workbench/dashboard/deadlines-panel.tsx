import { Link } from 'react-router'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useOnOrderChange } from '#web/client/query/use-on-order-change.ts'
import { useOrdersPath } from '#web/components/orders/order-paths.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { DeadlineRow } from './deadline-row.tsx'
import styles from './deadlines.module.css'
import { type Deadline, deadlinesOf } from './deadlines.ts'
import { useNewestRequests, useOpenQuotes } from './open-lists.ts'
import { WeekLine } from './week-line.tsx'

const maxShown = 8
const skeleton = { rows: 4, rowHeight: '40px' } as const

/** What ends or is due next, of the whole company. */
export function DeadlinesPanel() {
  const { t } = useTranslation('workbench')
  const ordersPath = useOrdersPath()
  const quotes = useOpenQuotes()
  const requests = useNewestRequests()
  const cutOffs = useCallQuery('GET /api/orders/cutOffs', {})
  // What staff fill in on an order is no notification.
  useOnOrderChange(undefined, cutOffs.retry)
  return (
    <Panel
      title={t('dashboard.deadlines.title')}
      lead={t('dashboard.deadlines.lead')}
      actions={
        <>
          <Link className={buttonClass({ isCompact: true })} to={workbenchPaths.quotes}>
            {t('dashboard.deadlines.all')}
          </Link>
          <Link className={buttonClass({ isCompact: true })} to={ordersPath}>
            {t('dashboard.orders.allOrders')}
          </Link>
        </>
      }
    >
      <QueryState query={quotes} skeleton={skeleton}>
        {({ rows }) => (
          <DeadlineList
            deadlines={deadlinesOf({
              quotes: rows,
              requests: requests.status === 'ready' ? requests.data.rows : [],
              cutOffs: cutOffs.status === 'ready' ? cutOffs.data : [],
            })}
          />
        )}
      </QueryState>
    </Panel>
  )
}

function DeadlineList({ deadlines }: { readonly deadlines: readonly Deadline[] }) {
  const { t } = useTranslation('workbench')
  if (deadlines.length === 0)
    return (
      <EmptyState
        state="first-use"
        title={t('dashboard.deadlines.none')}
        text={t('dashboard.deadlines.noneText')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/service/hyzx">
            {t('dashboard.deadlines.getPrice')}
          </Link>
        }
      />
    )
  return (
    <>
      <WeekLine deadlines={deadlines} />
      <ul className={styles.list}>
        {deadlines.slice(0, maxShown).map((deadline) => (
          <DeadlineRow key={`${deadline.kind} ${deadline.number}`} deadline={deadline} />
        ))}
      </ul>
    </>
  )
}
