import { Link } from 'react-router'
import type { AdminRequest } from '#contract/requests.ts'
import { Instant } from '#web/console/shared/instant.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'

/** What became of it, and the way back to who still waits. */
export function Outcome({ request: { state, answeredAt, quoteNumber, reason } }: { request: AdminRequest }) {
  const { t } = useTranslation('requestsAdmin')
  return (
    <section className={page.panel} aria-labelledby="outcome">
      <h2 id="outcome">{t('outcome.title')}</h2>
      {state !== 'open' && <p>{t(`outcome.${state}`)}</p>}
      <dl className={page.details}>
        {quoteNumber && (
          <>
            <dt>{t('outcome.quote')}</dt>
            <dd className={page.code}>{quoteNumber}</dd>
          </>
        )}
        {reason && (
          <>
            <dt>{t('outcome.reason')}</dt>
            <dd>{reason}</dd>
          </>
        )}
        {answeredAt && (
          <>
            <dt>{t('outcome.at')}</dt>
            <dd>
              <Instant at={answeredAt} />
            </dd>
          </>
        )}
      </dl>
      <p>
        <Link className={button.small} to="/console/requests">
          {t('outcome.back')}
        </Link>
      </p>
    </section>
  )
}
