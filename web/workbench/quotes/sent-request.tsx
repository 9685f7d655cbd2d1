import { Link } from 'react-router'
import type { RequestView } from '#contract/requests.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { requestDueAt } from '#domain/quotes/requests/request-due.ts'
import { readBlob } from '#web/client/files.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { AttachmentLinks } from '#web/components/requests/attachment-links.tsx'
import { useRequestFacts } from '#web/components/requests/use-request-facts.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import { requestTones } from './quote-tones.ts'
import styles from './quotes.module.css'
import { Answer, useWithdraw } from './request-answer.tsx'

/** A request that was sent, with its reply. */
export function SentRequest({ number }: { number: string }) {
  const { t } = useTranslation('myQuotes')
  const query = useCallQuery(
    'GET /api/requests/request',
    { query: { number } },
    { refetchOnNotification: true },
  )
  const isMissing = query.status === 'refused' && query.refusal.refusal === 'not-found'
  return (
    <>
      <p>
        <Link to={`${workbenchPaths.quotes}?show=requests`}>{t('request.back')}</Link>
      </p>
      {isMissing ? (
        <EmptyState
          state="error"
          title={t('request.notFound', { number })}
          text={t('request.notFoundText')}
        />
      ) : (
        <QueryState query={query}>{(request) => <Content request={request} />}</QueryState>
      )}
    </>
  )
}

function Content({ request }: { request: RequestView }) {
  const { t } = useTranslation('myQuotes')
  const { number, kind, state, createdAt, reason, details, attachments } = request
  const withdrawal = useWithdraw()
  const facts = useRequestFacts(kind, details)
  const due = requestDueAt(new Date(createdAt)).toISOString()
  return (
    <Panel
      title={number}
      actions={<Badge tone={requestTones[state]} label={t(`requests:states.${state}`)} />}
      foot={
        <div className={styles.files}>
          {reason === null && (
            <Answer row={request} isSending={withdrawal.isSending} withdraw={withdrawal.send} />
          )}
          <Link className={buttonClass()} to={`${workbenchPaths.quotes}?show=new-request&again=${number}`}>
            {t('request.again')}
          </Link>
        </div>
      }
    >
      <RefusalMessage refusal={withdrawal.refusal} />
      <DescriptionList
        items={[
          { term: t('request.kind'), value: t(`requests:kinds.${kind}`) },
          ...facts,
          {
            term: t('requests:attachments.title'),
            value: attachments.length > 0 && (
              <AttachmentLinks
                files={attachments}
                read={({ id }) => readBlob('GET /api/files/file', { query: { id } })}
              />
            ),
          },
          { term: t('request.at'), value: <FormattedTime at={createdAt} format="dateTime" /> },
          {
            term: t('request.due'),
            value: state === 'open' && <FormattedTime at={due} format="dateTime" />,
          },
          { term: t('request.reason'), value: reason && <TypedText text={reason} /> },
        ]}
      />
    </Panel>
  )
}
