import { Link } from 'react-router'
import type { CallData } from '#contract/client.ts'
import { reviewDueAt, reviewWorkingDays } from '#domain/certification/review-time.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { DueTime } from '#web/console/requests/due-time.tsx'
import { earliest, useUrgency } from '#web/console/shared/by-urgency.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { applicationPath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EndingLicences } from './ending-licences.tsx'
import { QuestionBadge } from './question-state.tsx'
import styles from './review.module.css'

const listing = 'GET /api/console/companies'
const shownRows = 5

const dueTimeOf = ({ submittedAt }: { readonly submittedAt: string }) =>
  reviewDueAt(new Date(submittedAt)).toISOString()

/** How many companies wait, the earliest due ones, and links to review them; below them, the licences that end soon. */
export function WaitingPanel() {
  const { t } = useTranslation('console')
  const query = useCallQuery(listing, { query: { state: 'under-review', size: shownRows } })
  useUrgency(
    'certifications',
    query.status === 'ready' ? earliest(query.data.rows.map(dueTimeOf)) : undefined,
  )
  return (
    <div className={page.stack}>
      <ConsolePanel title={t('home.queue')}>
        <QueryState query={query} skeleton={{ rows: shownRows }}>
          {(queue) => <Waiting queue={queue} />}
        </QueryState>
      </ConsolePanel>
      <EndingLicences />
    </div>
  )
}

function Waiting({ queue: { rows, waiting } }: { queue: CallData<typeof listing> }) {
  const { t } = useTranslation('console')
  const first = rows.find(({ question }) => question?.answeredAt !== null) ?? rows[0]
  if (!first) return <EmptyState state="first-use" title={t('home.none')} text={t('home.noneText')} />
  return (
    <>
      <p className={styles.figure}>
        <strong>{waiting}</strong> {t('home.waiting', { count: waiting })}
      </p>
      <p className={page.soft}>{t('queue.lead', { days: reviewWorkingDays })}</p>
      <ol className={styles.firsts}>
        {rows.map(({ companyId, name, submittedAt, question }) => (
          <li key={companyId}>
            <Link to={applicationPath(companyId)}>{name}</Link>
            <span>
              <QuestionBadge question={question} /> {t('home.due')}{' '}
              <DueTime at={dueTimeOf({ submittedAt })} />
            </span>
          </li>
        ))}
      </ol>
      <p className={page.row}>
        <Link className={buttonClass({ variant: 'primary' })} to={applicationPath(first.companyId)}>
          {t('home.first')}
        </Link>
        <Link className={buttonClass()} to="/console/certifications">
          {t('home.open')}
        </Link>
      </p>
    </>
  )
}
