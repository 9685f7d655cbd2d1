import { Link } from 'react-router'
import { quoteUrl, workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { urgencyOf } from '#domain/values/urgency.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedTime, RelativeTime } from '#web/components/formats/formatted-time.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useQuoteSummary } from '#web/components/quotes/offer/use-quote-summary.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { useRequestSummary } from '#web/workbench/quotes/use-request-summary.ts'
import styles from './deadlines.module.css'
import { type Deadline, deadlinesOf } from './deadlines.ts'
import { WeekLine } from './week-line.tsx'

const maxShown = 8
const pageSize = 50
const skeleton = { rows: 4, rowHeight: '40px' } as const

/** What ends or is due next, of the whole company. */
export function DeadlinesPanel() {
  const { t } = useTranslation('workbench')
  const options = { refetchOnNotification: true }
  const quotes = useCallQuery(
    'GET /api/quotes',
    { query: { state: 'open', ordered: 'no', sort: 'validUntil', size: pageSize } },
    options,
  )
  const requests = useCallQuery('GET /api/requests', { query: { size: pageSize } }, options)
  return (
    <Panel
      title={t('dashboard.deadlines.title')}
      lead={t('dashboard.deadlines.lead')}
      actions={
        <Link className={buttonClass({ isCompact: true })} to={workbenchPaths.quotes}>
          {t('dashboard.deadlines.all')}
        </Link>
      }
    >
      <QueryState query={quotes} skeleton={skeleton}>
        {({ rows }) => (
          <DeadlineList
            deadlines={deadlinesOf(rows, requests.status === 'ready' ? requests.data.rows : [])}
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
          <DeadlineRow key={deadline.number} deadline={deadline} />
        ))}
      </ul>
    </>
  )
}

function DeadlineRow({ deadline }: { readonly deadline: Deadline }) {
  const { t } = useTranslation('workbench')
  const now = useNow()
  const ofQuote = useQuoteSummary()
  const ofRequest = useRequestSummary()
  const { kind, at, number, quote, request } = deadline
  const isOverdue = now !== undefined && now > new Date(at)
  return (
    <li className={styles.row} data-urgency={now && urgencyOf(at, now)}>
      <span className={styles.time}>
        <strong>
          {isOverdue ? (
            <Badge tone="bad" label={t('dashboard.deadlines.overdue')} />
          ) : (
            <RelativeTime at={at} />
          )}
        </strong>
        <FormattedTime at={at} format="dayTime" />
      </span>
      <span className={styles.kind}>{t(`dashboard.deadlines.kinds.${kind}`)}</span>
      <Link to={quote ? quoteUrl(number) : `${workbenchPaths.quotes}?show=requests`}>{number}</Link>
      <span className={styles.what}>
        {quote && ofQuote(quote)}
        {request && `${t(`requests:kinds.${request.kind}`)} · ${ofRequest(request)}`}
      </span>
      <span className={styles.money}>{quote && <FormattedMoney money={quote.total} />}</span>
    </li>
  )
}
