import { useState } from 'react'
import { Link } from 'react-router'
import type { RequestView } from '#contract/requests.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import type { RequestKind } from '#domain/quotes/quote-request.ts'
import { Gate } from '#web/components/gate/gate.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import type { RequestDefaults } from './details.ts'
import { RequestForm } from './request-form.tsx'
import styles from './requests.module.css'

type RequestSectionProps = {
  readonly kind: RequestKind
  readonly defaults?: RequestDefaults
  readonly draftStart?: string
}

/** The form for a quote request; after sending it shows the request number. */
export function RequestSection({ kind, defaults, draftStart }: RequestSectionProps) {
  const { t } = useTranslation('requests')
  const [sent, setSent] = useState<RequestView>()
  return (
    <section className={styles.section} id="request" aria-labelledby="request-title" tabIndex={-1}>
      <h2 id="request-title">{t('title')}</h2>
      <p>{t('lead')}</p>
      <Gate permission="request-quote">
        {sent ? (
          <Sent request={sent} onAgain={() => setSent(undefined)} />
        ) : (
          <RequestForm kind={kind} defaults={defaults} draftStart={draftStart} onSent={setSent} />
        )}
      </Gate>
    </section>
  )
}

function Sent({ request, onAgain }: { request: RequestView; onAgain(): void }) {
  const { t } = useTranslation('requests')
  return (
    <div className={styles.sent} role="status">
      <h3>{t('sent', { number: request.number })}</h3>
      <p>{t('sentText')}</p>
      <p className={styles.steps}>
        <Link className={buttonClass({ variant: 'primary' })} to={`${workbenchPaths.quotes}?show=requests`}>
          {t('mine')}
        </Link>
        <Button onClick={onAgain}>{t('another')}</Button>
      </p>
    </div>
  )
}
