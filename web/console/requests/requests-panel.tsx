import { useEffect } from 'react'
import { Link } from 'react-router'
import type { CallData } from '#contract/client.ts'
import review from '#web/console/review/review.module.css'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { ReadState } from '#web/console/shared/read-state.tsx'
import { requestPath } from '#web/console/shared/sections.ts'
import { useWaitText } from '#web/console/shared/times.ts'
import { useRead } from '#web/console/shared/use-read.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { setWaiting } from './waiting-count.ts'

const listing = 'GET /api/console/requests'
const shownRows = 5

/** The requests at a glance: how many wait, for how long, and the way to the first. */
export function RequestsPanel() {
  const { t } = useTranslation('console')
  const { verdict, retry } = useRead(listing, { query: { state: 'open', size: shownRows } })
  const waiting = verdict?.ok ? verdict.value.waiting : undefined
  useEffect(() => {
    if (waiting !== undefined) setWaiting(waiting)
  }, [waiting])
  return (
    <ConsolePanel title={t('home.requests')}>
      <ReadState verdict={verdict} retry={retry} />
      {verdict?.ok && <Waiting queue={verdict.value} />}
    </ConsolePanel>
  )
}

function Waiting({ queue: { rows, waiting } }: { queue: CallData<typeof listing> }) {
  const { t } = useTranslation('console')
  const waitText = useWaitText()
  const [first] = rows
  if (!first)
    return <EmptyState state="first-use" title={t('home.noRequests')} text={t('home.noRequestsText')} />
  return (
    <>
      <p className={review.figure}>
        <strong>{waiting}</strong> {t('home.requestsWaiting', { count: waiting })}
      </p>
      <ol className={review.firsts}>
        {rows.map(({ number, person, company, createdAt }) => (
          <li key={number}>
            <Link to={requestPath(number)}>{`${number} ${company?.name ?? person.name}`}</Link>
            <span>{waitText(createdAt)}</span>
          </li>
        ))}
      </ol>
      <p className={page.row}>
        <Link className={buttonLook({ isCompact: true })} to={requestPath(first.number)}>
          {t('home.answerFirst')}
        </Link>
        <Link className={buttonLook({ isCompact: true })} to="/console/requests">
          {t('home.open')}
        </Link>
      </p>
    </>
  )
}
