import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { VisitorRequestView } from '#contract/visitor-requests.ts'
import { requestDueAt } from '#domain/quotes/requests/request-due.ts'
import type { VisitorRequestKey } from '#domain/quotes/requests/visitor-request.ts'
import { quoteVerifyPath } from '#domain/quotes/saved/verify-path.ts'
import { call } from '#web/client/call.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { NextStep, RegisterLink } from '#web/components/gate/gate.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useRequestFacts } from '#web/components/requests/use-request-facts.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './visitor-request.module.css'

const tones: Readonly<Record<VisitorRequestView['state'], Tone>> = {
  open: 'info',
  answered: 'ok',
  accepted: 'ok',
  refused: 'warn',
  withdrawn: 'neutral',
}

type LinkProps = { readonly link: VisitorRequestKey }

export function VisitorRequest({ link }: LinkProps) {
  const { t } = useTranslation('visitorRequest')
  const query = useCallQuery('POST /api/visitorRequests/read', { body: link })
  if (query.status === 'refused' && query.refusal.refusal === 'visitor-link-invalid')
    return (
      <EmptyState
        state="no-match"
        title={t('refusals:visitor-link-invalid')}
        action={
          <div className={styles.steps}>
            <NextStep step="log-in" />
          </div>
        }
      />
    )
  return (
    <QueryState query={query}>
      {(request) => (
        <>
          {request.offer && <Offer offer={request.offer} />}
          <Request request={request}>
            {request.state === 'open' && <Withdraw link={link} onDone={query.retry} />}
          </Request>
        </>
      )}
    </QueryState>
  )
}

type RequestProps = { readonly request: VisitorRequestView; readonly children: ReactNode }

function Request({ request, children }: RequestProps) {
  const { t } = useTranslation('visitorRequest')
  const { number, kind, state, createdAt, reason } = request
  const due = requestDueAt(new Date(createdAt)).toISOString()
  return (
    <Panel
      title={number}
      actions={<Badge tone={tones[state]} label={t(`requests:states.${state}`)} />}
      lead={state === 'open' ? t('open') : undefined}
      foot={children}
    >
      <DescriptionList
        items={[
          { term: t('service'), value: t(`requests:kinds.${kind}`) },
          ...useRequestFacts(kind, request.details),
          { term: t('sentAt'), value: <FormattedTime at={createdAt} format="dateTime" /> },
          { term: t('due'), value: state === 'open' && <FormattedTime at={due} format="dateTime" /> },
          { term: t('reason'), value: reason && <TypedText text={reason} /> },
        ]}
      />
    </Panel>
  )
}

function Offer({ offer }: { offer: NonNullable<VisitorRequestView['offer']> }) {
  const { t } = useTranslation('visitorRequest')
  const { number, total, validUntil, remark, verifyCode, state } = offer
  return (
    <Panel
      title={t('offer', { number })}
      actions={<Badge tone={state === 'open' ? 'ok' : 'neutral'} label={t(`myQuotes:states.${state}`)} />}
      foot={
        <div className={styles.steps}>
          <RegisterLink />
          <NextStep step="log-in" isQuiet />
          <Link className={buttonClass()} to={quoteVerifyPath(number, verifyCode)}>
            {t('openOffer')}
          </Link>
        </div>
      }
    >
      <DescriptionList
        items={[
          { term: t('total'), value: <FormattedMoney money={total} size="strong" /> },
          { term: t('validUntil'), value: <FormattedTime at={validUntil} format="dateTime" /> },
          { term: t('remark'), value: remark && <TypedText text={remark} /> },
        ]}
      />
      <p>{t('accept')}</p>
    </Panel>
  )
}

function Withdraw({ link, onDone }: LinkProps & { onDone(): void }) {
  const { t } = useTranslation('visitorRequest')
  const [isAsked, setAsked] = useState(false)
  const [isSending, setSending] = useState(false)
  const withdraw = async () => {
    setSending(true)
    const result = await call('POST /api/visitorRequests/withdraw', { body: link })
    setSending(false)
    setAsked(false)
    if (result.ok) showToast('info', t('withdrawDone'))
    onDone()
  }
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('withdraw')}</Button>
      {isAsked && (
        <ConfirmDialog
          title={t('withdrawTitle', { number: link.number })}
          confirmLabel={t('withdrawConfirm')}
          cancelLabel={t('cancel')}
          closeLabel={t('common:close')}
          isSending={isSending}
          onConfirm={() => void withdraw()}
          onClose={() => setAsked(false)}
        >
          {t('withdrawText')}
        </ConfirmDialog>
      )}
    </>
  )
}
