import { Link } from 'react-router'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedDay } from '#web/components/formats/formatted-time.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { companyPath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './review.module.css'

const shownRows = 5

/** Verified companies whose licence ends soon or is over, the first to end first; nothing without any. */
export function EndingLicences() {
  const { t } = useTranslation('console')
  const query = useCallQuery('GET /api/console/companies', {
    query: { licence: 'ending', sort: 'licence', size: shownRows },
  })
  if (query.status !== 'ready' || query.data.rows.length === 0) return null
  return (
    <ConsolePanel title={t('home.licences')}>
      <ol className={styles.firsts}>
        {query.data.rows.map(({ companyId, name, licenceValidTo }) => (
          <li key={companyId}>
            <Link to={companyPath(companyId)}>{name}</Link>
            {licenceValidTo && <FormattedDay day={licenceValidTo} format="date" />}
          </li>
        ))}
      </ol>
      <p className={page.row}>
        <Link to="/console/companies?licence=ending&sort=licence">{t('home.allLicences')}</Link>
      </p>
    </ConsolePanel>
  )
}
