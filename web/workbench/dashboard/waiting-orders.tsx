import { Link } from 'react-router'
import type { OrderRow } from '#contract/orders.ts'
import type { NextActor } from '#domain/orders/lifecycle/next-step.ts'
import { urgencyOf } from '#domain/values/urgency.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedTime, RelativeTime } from '#web/components/formats/formatted-time.tsx'
import { useOrdersPath, useOrderUrl } from '#web/components/orders/order-paths.ts'
import { useOrderSummary } from '#web/components/orders/use-order-summary.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { useOrderReader } from '#web/workbench/orders/use-order-reader.ts'
import styles from './deadlines.module.css'

const maxShown = 8
const waitingFor = (waitsFor: NextActor) => ({ query: { waitsFor, sort: 'next' as const, size: maxShown } })

/** The earliest deadline first; an order without one comes last. */
const byDeadline = (one: OrderRow, other: OrderRow) => ((one.dueAt ?? '9') < (other.dueAt ?? '9') ? -1 : 1)

/** Orders that the reader must answer, by deadline; nothing is shown where none waits. */
export function WaitingOrders() {
  const { t } = useTranslation('workbench')
  const ordersPath = useOrdersPath()
  const isAdministrator = useOrderReader() === 'administrator'
  const options = { refetchOnNotification: true }
  const own = useCallQuery('GET /api/orders', waitingFor('customer'), options)
  const approvals = useCallQuery(
    'GET /api/orders',
    isAdministrator ? waitingFor('company-administrator') : undefined,
    options,
  )
  const toApprove = approvals.status === 'ready' ? approvals.data.rows : []
  if (own.status === 'loading') return null
  if (own.status === 'ready' && own.data.rows.length + toApprove.length === 0) return null
  return (
    <Panel
      title={t('dashboard.orders.waitingTitle')}
      actions={
        <Link className={buttonClass({ isCompact: true })} to={ordersPath}>
          {t('dashboard.orders.allOrders')}
        </Link>
      }
    >
      <QueryState query={own}>
        {({ rows }) => (
          <ul className={styles.list}>
            {[...rows, ...toApprove]
              .toSorted(byDeadline)
              .slice(0, maxShown)
              .map((order) => (
                <WaitingOrder key={order.number} order={order} />
              ))}
          </ul>
        )}
      </QueryState>
    </Panel>
  )
}

function WaitingOrder({ order }: { readonly order: OrderRow }) {
  const { t } = useTranslation('workbench')
  const now = useNow()
  const summaryOf = useOrderSummary()
  const orderUrl = useOrderUrl()
  const { number, state, dueAt, total } = order
  return (
    <li className={styles.row} data-urgency={now && dueAt ? urgencyOf(dueAt, now) : undefined}>
      <span className={styles.time}>
        {dueAt === null ? (
          t('dashboard.orders.noDeadline')
        ) : (
          <>
            <strong>
              <RelativeTime at={dueAt} />
            </strong>
            <FormattedTime at={dueAt} format="dayTime" />
          </>
        )}
      </span>
      <span className={styles.kind}>{t(`orderView:shortStates.${state}`)}</span>
      <Link to={orderUrl(number)}>{number}</Link>
      <span className={styles.what}>{summaryOf(order)}</span>
      <span className={styles.money}>
        <FormattedMoney money={total} />
      </span>
    </li>
  )
}
