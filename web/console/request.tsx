import { useParams } from 'react-router'
import type { AdminRequest } from '#contract/requests.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { AlsoOpen } from './requests/also-open.tsx'
import { Answer } from './requests/answer.tsx'
import { DueTime } from './requests/due-time.tsx'
import { Outcome } from './requests/outcome.tsx'
import { RequestDetails } from './requests/request-details.tsx'
import { RequestStateBadge } from './requests/request-state.tsx'
import styles from './requests/requests.module.css'
import { ConsolePage } from './shared/console-page.tsx'
import { FoundState } from './shared/found-state.tsx'
import page from './shared/page.module.css'
import { useWaitText } from './shared/times.ts'

export const loader = () => null
const namespaces = ['quotes', 'ratesAdmin', 'requestsAdmin'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function RequestPage() {
  const { t } = useTranslation('requestsAdmin')
  const { number = '' } = useParams()
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
          <div className={page.stack}>
            <AlsoOpen openedBy={request.alsoOpenedBy} />
            <div className={styles.file}>
              <RequestDetails request={request} />
              {request.state === 'open' ? (
                <Answer key={request.number} request={request} onDone={query.setData} />
              ) : (
                <Outcome request={request} onDone={query.setData} />
              )}
            </div>
          </div>
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
