import type { AdminRequest } from '#contract/requests.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { RecordNotes } from '#web/console/notes/record-notes.tsx'
import { ConsolePage } from '#web/console/shared/console-page.tsx'
import { FoundState } from '#web/console/shared/found-state.tsx'
import page from '#web/console/shared/page.module.css'
import { useWaitText } from '#web/console/shared/times.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { AlsoOpen } from './also-open.tsx'
import { Answer } from './answer.tsx'
import { DueTime } from './due-time.tsx'
import { MatchingRates } from './matching-rates.tsx'
import { Outcome } from './outcome.tsx'
import { RateTakingProvider } from './rate-taking.tsx'
import { RequestDetails } from './request-details.tsx'
import { RequestStateBadge } from './request-state.tsx'
import styles from './requests.module.css'

export function RequestView({ number }: { readonly number: string }) {
  const { t } = useTranslation('requestsAdmin')
  const query = useCallQuery('GET /api/console/request', { query: { number } })
  const title = t('request.title', { number })
  return (
    <ConsolePage
      head={title}
      title={title}
      list="requests"
      permission="answer-requests"
      side={query.status === 'ready' && <Status request={query.data} />}
    >
      <FoundState query={query} missing={{ title: t('request.missing'), text: t('request.missingText') }}>
        {(request) => (
          <RateTakingProvider>
            <div className={page.stack}>
              <AlsoOpen openedBy={request.alsoOpenedBy} />
              <div className={styles.file}>
                <div className={page.stack}>
                  <RequestDetails request={request} />
                  {['open', 'answered'].includes(request.state) && <MatchingRates request={request} />}
                </div>
                {request.state === 'open' ? (
                  <Answer key={`answer ${request.number}`} request={request} onDone={query.setData} />
                ) : (
                  <Outcome request={request} onDone={query.setData} />
                )}
                <RecordNotes key={`notes ${request.number}`} kind="request" id={request.number} />
              </div>
            </div>
          </RateTakingProvider>
        )}
      </FoundState>
    </ConsolePage>
  )
}

function Status({ request: { state, createdAt, dueAt } }: { request: AdminRequest }) {
  const { t } = useTranslation('requestsAdmin')
  const waitText = useWaitText()
  return (
    <div className={page.row}>
      {state === 'open' && (
        <>
          <span>{t('request.waiting', { wait: waitText(createdAt) })}</span>
          <span>
            {t('columns.due')} <DueTime at={dueAt} />
          </span>
        </>
      )}
      <RequestStateBadge state={state} />
    </div>
  )
}
