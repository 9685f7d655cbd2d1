import { Link } from 'react-router'
import type { CallData } from '#contract/client.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import review from '#web/console/review/review.module.css'
import { earliest, useUrgency } from '#web/console/shared/by-urgency.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { requestPath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Acceptances } from './acceptances.tsx'
import { DueTime } from './due-time.tsx'
import { EndingOffers } from './ending-offers.tsx'
import { openRows, useOpenRequests } from './use-open-requests.ts'

/** How many requests wait, the earliest due ones, and links to answer them; above them, what customers accepted and what ends soon. */
export function RequestsPanel() {
  const { t } = useTranslation('console')
  const query = useOpenRequests()
  useUrgency(
    'requests',
    query.status === 'ready' ? earliest(query.data.rows.map(({ dueAt }) => dueAt)) : undefined,
  )
  return (
    <div className={page.stack}>
      <Acceptances />
      <EndingOffers />
      <ConsolePanel title={t('home.requests')}>
        <QueryState query={query} skeleton={{ rows: openRows }}>
          {(queue) => <Waiting queue={queue} />}
        </QueryState>
      </ConsolePanel>
    </div>
  )
}

function Waiting({ queue: { rows, openCount } }: { queue: CallData<'GET /api/console/requests'> }) {
  const { t } = useTranslation('console')
  const [first] = rows
  if (!first)
    return <EmptyState state="first-use" title={t('home.noRequests')} text={t('home.noRequestsText')} />
  return (
    <>
      <p className={review.figure}>
        <strong>{openCount}</strong> {t('home.requestsWaiting', { count: openCount })}
      </p>
      <ol className={review.firsts}>
        {rows.map(({ number, person, company, dueAt }) => (
          <li key={number}>
            <Link to={requestPath(number)}>{`${number} ${company?.name ?? person.name}`}</Link>
            <span>
              {t('home.due')} <DueTime at={dueAt} />
            </span>
          </li>
        ))}
      </ol>
      <p className={page.row}>
        <Link className={buttonClass({ variant: 'primary' })} to={requestPath(first.number)}>
          {t('home.answerFirst')}
        </Link>
        <Link className={buttonClass()} to="/console/requests">
          {t('home.open')}
        </Link>
      </p>
    </>
  )
}
