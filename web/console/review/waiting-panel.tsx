import { Link } from 'react-router'
import type { CallData } from '#contract/client.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import { Failed } from '#web/console/shared/listing.tsx'
import page from '#web/console/shared/page.module.css'
import { companyPath } from '#web/console/shared/sections.ts'
import { useWaitText } from '#web/console/shared/times.ts'
import { useRead } from '#web/console/shared/use-read.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './review.module.css'

const listing = 'GET /api/console/companies'
const shownRows = 5

/** The queue at a glance: how many, for how long, and the way to the first. */
export function WaitingPanel() {
  const { t } = useTranslation('console')
  const { verdict, retry } = useRead(listing, { query: { state: 'under-review', size: shownRows } })
  return (
    <ConsolePanel title={t('home.queue')}>
      {!verdict && <EmptyState state="loading" title={t('common:loading')} />}
      {verdict && !verdict.ok && <Failed refusal={verdict} retry={retry} />}
      {verdict?.ok && <Waiting queue={verdict.value} />}
    </ConsolePanel>
  )
}

function Waiting({ queue: { rows, waiting } }: { queue: CallData<typeof listing> }) {
  const { t } = useTranslation('console')
  const waitText = useWaitText()
  const [first] = rows
  if (!first) return <EmptyState state="first-use" title={t('home.none')} text={t('home.noneText')} />
  return (
    <>
      <p className={styles.figure}>
        <strong>{waiting}</strong> {t('home.waiting', { count: waiting })}
      </p>
      <p className={page.soft}>{t('home.longest', { wait: waitText(first.submittedAt) })}</p>
      <ol className={styles.firsts}>
        {rows.map(({ companyId, name, submittedAt }) => (
          <li key={companyId}>
            <Link to={companyPath(companyId)}>{name}</Link>
            <span>{waitText(submittedAt)}</span>
          </li>
        ))}
      </ol>
      <p className={page.row}>
        <Link className={buttonLook({ isCompact: true })} to={companyPath(first.companyId)}>
          {t('home.first')}
        </Link>
        <Link className={buttonLook({ isCompact: true })} to="/console/certifications">
          {t('home.open')}
        </Link>
      </p>
    </>
  )
}
