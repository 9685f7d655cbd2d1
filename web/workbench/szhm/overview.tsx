import { Link } from 'react-router'
import { szhmPaths } from '#domain/notifications/workbench-paths.ts'
import { orderTabs } from '#domain/orders/lifecycle/states.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { Gate } from '#web/components/gate/gate.tsx'
import { orderNamespaces } from '#web/components/orders/use-field-label.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'
import { WaitingOrders } from '#web/workbench/dashboard/waiting-orders.tsx'
import styles from './szhm.module.css'

export const loader = () => null
const namespaces = [...orderNamespaces, 'places'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

/** How many orders stand where, and which of them wait for the reader. */
export default function SzhmOverview() {
  return (
    <Gate permission="read-company-orders">
      <Counts />
      <WaitingOrders />
    </Gate>
  )
}

function Counts() {
  const { t } = useTranslation('szhm')
  const query = useCallQuery('GET /api/orders', { query: { size: 1 } }, { refetchOnNotification: true })
  return (
    <Panel title={t('counts')}>
      <QueryState query={query} skeleton={{ rows: 2 }}>
        {({ counts }) => (
          <ul className={styles.counts}>
            {orderTabs.map((tab) => (
              <li key={tab}>
                <Link to={`${szhmPaths.orders}?tab=${tab}`}>
                  {t(`orders:tabs.${tab}`)}
                  <b>{counts[tab] ?? 0}</b>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Panel>
  )
}
