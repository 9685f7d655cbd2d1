import { Link } from 'react-router'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useNames } from '#web/components/places/use-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'
import { isBelowTarget, offersUrl } from '#web/workbench/quotes/alert-prices.ts'
import { DeadlineRow } from './deadline-row.tsx'
import styles from './deadlines.module.css'
import { type Deadline, deadlinesOf } from './deadlines.ts'
import { LaneMovement } from './lane-movement.tsx'
import { useNewestRequests, useOpenQuotes } from './open-lists.ts'

const maxShown = 4

/** Beside the deadlines, where the cut-offs of many orders come first: quotes, saved lanes and requests of their own. */
export function TradePanels({ mayViewRates }: { readonly mayViewRates: boolean }) {
  const { t } = useTranslation('workbench')
  const quotes = useOpenQuotes()
  const requests = useNewestRequests()
  const rowsOf = <Row,>(query: { status: string; data?: { rows: readonly Row[] } }) =>
    query.status === 'ready' ? (query.data?.rows ?? []) : []
  return (
    <>
      <Deadlines
        title={t('dashboard.trade.quotes')}
        deadlines={deadlinesOf({ quotes: rowsOf(quotes), requests: [], cutOffs: [] })}
      />
      {mayViewRates && <SavedLanes />}
      <Deadlines
        title={t('dashboard.trade.requests')}
        deadlines={deadlinesOf({ quotes: [], requests: rowsOf(requests), cutOffs: [] })}
      />
    </>
  )
}

type DeadlinesProps = { readonly title: string; readonly deadlines: readonly Deadline[] }

function Deadlines({ title, deadlines }: DeadlinesProps) {
  if (deadlines.length === 0) return null
  return (
    <Panel title={title}>
      <ul className={styles.list}>
        {deadlines.slice(0, maxShown).map((deadline) => (
          <DeadlineRow key={deadline.number} deadline={deadline} />
        ))}
      </ul>
    </Panel>
  )
}

/** The lowest price today of each lane with an alert, against its target. */
function SavedLanes() {
  const { t } = useTranslation('workbench')
  const { port } = useNames()
  const query = useCallQuery('GET /api/alerts', {}, { refetchOnNotification: true })
  if (query.status !== 'ready' || query.data.alerts.length === 0) return null
  return (
    <Panel title={t('dashboard.trade.lanes')}>
      <ul className={styles.list}>
        {query.data.alerts.slice(0, maxShown).map((alert) => (
          <li key={alert.alertId} className={styles.lane}>
            <Link to={offersUrl(alert)}>{`${port(alert.pol)} → ${port(alert.pod)} · ${alert.type}`}</Link>
            <strong>
              {alert.currentPrice ? <FormattedMoney money={alert.currentPrice} /> : t('myQuotes:alert.none')}
            </strong>
            <span className={styles.soft}>
              {alert.currentPrice && t(`myQuotes:alert.${isBelowTarget(alert) ? 'below' : 'above'}`)}
            </span>
            <span className={styles.soft}>
              <FormattedMoney money={{ amount: alert.threshold, currency: 'CNY' }} />
            </span>
            <LaneMovement {...alert} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
