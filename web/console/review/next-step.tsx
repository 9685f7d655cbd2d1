import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { applicationPath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import styles from './review.module.css'

/** Those that wait for their applicant are passed over. */
const nextRows = 20

/** After a decision: the next company in the queue, or the end of the queue. */
export function NextStep({ companyId }: { companyId: string }) {
  const { t } = useTranslation('console')
  const query = useCallQuery('GET /api/console/companies', {
    query: { state: 'under-review', size: nextRows },
  })
  const link = useRef<HTMLAnchorElement>(null)
  const isLoading = query.status === 'loading' || (query.status === 'ready' && query.isRefreshing)
  const rows = query.status === 'ready' ? query.data.rows : []
  const next = rows.find((row) => row.companyId !== companyId && row.question?.answeredAt !== null)
  useEffect(() => {
    if (!isLoading) link.current?.focus()
  }, [isLoading])
  if (isLoading) return <p role="status">{t('common:loading')}</p>
  return (
    <div className={styles.outcome}>
      {query.status === 'ready' && !next && <p role="status">{t('decide.noNext')}</p>}
      <p>
        {next ? (
          <Link
            ref={link}
            className={buttonClass({ variant: 'primary' })}
            to={applicationPath(next.companyId)}
          >
            {t('decide.next')}
          </Link>
        ) : (
          <Link ref={link} className={buttonClass()} to="/console/certifications">
            {t('decide.back')}
          </Link>
        )}
      </p>
    </div>
  )
}
