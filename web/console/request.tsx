import { useParams } from 'react-router'
import type { AdminRequest } from '#contract/requests.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Answer } from './requests/answer.tsx'
import { Outcome } from './requests/outcome.tsx'
import { RequestFacts } from './requests/request-details.tsx'
import { RequestStateBadge } from './requests/request-state.tsx'
import styles from './requests/requests.module.css'
import { askWaiting } from './requests/waiting-count.ts'
import { ConsolePage } from './shared/console-page.tsx'
import { useWaitText } from './shared/instant.tsx'
import page from './shared/page.module.css'
import { ReadState } from './shared/read-state.tsx'
import { useRead } from './shared/use-read.ts'

export const loader = () => null
const namespaces = ['quotes', 'ratesAdmin', 'requestsAdmin'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function RequestPage() {
  const { t } = useTranslation('requestsAdmin')
  const { number = '' } = useParams()
  const { verdict, load, put, retry } = useRead('GET /api/console/request', { query: { number } })
  const request = verdict?.ok ? verdict.value : undefined
  const title = t('request.title', { number })
  const done = (decided: AdminRequest) => {
    put(decided)
    void askWaiting()
  }
  return (
    <ConsolePage
      head={title}
      title={title}
      permission="answer-requests"
      side={request && <MembershipStatus request={request} />}
    >
      <ReadState
        verdict={verdict}
        retry={retry}
        missing={{ title: t('request.missing'), text: t('request.missingText') }}
      />
      {request && (
        <div className={styles.file}>
          <RequestFacts request={request} />
          {request.state === 'open' ? (
            <Answer key={request.number} request={request} onDone={done} reload={load} />
          ) : (
            <Outcome request={request} />
          )}
        </div>
      )}
    </ConsolePage>
  )
}

function MembershipStatus({ request: { state, createdAt } }: { request: AdminRequest }) {
  const { t } = useTranslation('requestsAdmin')
  const waitText = useWaitText()
  return (
    <div className={page.row}>
      {state === 'open' && <span>{t('request.waiting', { wait: waitText(createdAt) })}</span>}
      <RequestStateBadge state={state} />
    </div>
  )
}
