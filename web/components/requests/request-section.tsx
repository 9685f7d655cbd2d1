import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { SentVisitorRequest } from '#contract/visitor-requests.ts'
import { requestUrl } from '#domain/notifications/workbench-paths.ts'
import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'
import { visitorRequestUrl } from '#domain/quotes/requests/visitor-request.ts'
import { Gate, NextStep, RegisterLink } from '#web/components/gate/gate.tsx'
import { useCurrentAccess } from '#web/components/gate/use-current-access.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import type { RequestDefaults } from './details.ts'
import { RequestForm } from './request-form.tsx'
import styles from './requests.module.css'
import { VisitorRequestForm } from './visitor-request-form.tsx'

type RequestSectionProps = {
  readonly kind: RequestKind
  readonly defaults?: RequestDefaults
  /** Another text for other values that are known already; by default the URL. */
  readonly draftStart?: string
}

type SentRequest = Pick<SentVisitorRequest, 'number'> & Partial<SentVisitorRequest>

/** The form for a quote request; after sending it shows the request number. */
export function RequestSection({ kind, defaults, draftStart }: RequestSectionProps) {
  const { t } = useTranslation('requests')
  const [sent, setSent] = useState<SentRequest>()
  const { pathname, search } = useLocation()
  const start = draftStart ?? `${pathname}${search}`
  const isVisitor = useCurrentAccess().status === 'visitor'
  const form = isVisitor ? (
    <>
      <Account />
      <VisitorRequestForm kind={kind} defaults={defaults} draftStart={start} onSent={setSent} />
    </>
  ) : (
    <Gate permission="request-quote">
      <RequestForm
        kind={kind}
        defaults={defaults}
        draftStart={start}
        onSent={({ number }) => setSent({ number })}
      />
    </Gate>
  )
  return (
    <section className={styles.section} id="request" aria-labelledby="request-title" tabIndex={-1}>
      <h2 id="request-title">{t('title')}</h2>
      <p>{t(isVisitor ? 'visitor.lead' : 'lead')}</p>
      {sent ? <Sent request={sent} onAgain={() => setSent(undefined)} /> : form}
    </section>
  )
}

function Account() {
  const { t } = useTranslation('requests')
  return (
    <div className={styles.account}>
      <span>{t('visitor.haveAccount')}</span>
      <span className={styles.steps}>
        <NextStep step="log-in" isQuiet />
        <RegisterLink />
      </span>
    </div>
  )
}

type SentProps = { readonly request: SentRequest; onAgain(): void }

function useSentText() {
  const { t } = useTranslation('requests')
  return ({ linkCode }: SentRequest): string => {
    if (linkCode === undefined) return t('sentText')
    return linkCode === null ? t('visitor.sentToAccount') : t('visitor.sentText')
  }
}

function Sent({ request, onAgain }: SentProps) {
  const { t } = useTranslation('requests')
  const textOf = useSentText()
  const { number, linkCode } = request
  return (
    <div className={styles.sent} role="status">
      <h3>{t('sent', { number })}</h3>
      <p>{textOf(request)}</p>
      <p className={styles.steps}>
        {linkCode ? (
          <Link className={buttonClass({ variant: 'primary' })} to={visitorRequestUrl(number, linkCode)}>
            {t('visitor.follow')}
          </Link>
        ) : (
          <Link className={buttonClass({ variant: 'primary' })} to={requestUrl(number)}>
            {t('mine')}
          </Link>
        )}
        <Button onClick={onAgain}>{t('another')}</Button>
      </p>
    </div>
  )
}
