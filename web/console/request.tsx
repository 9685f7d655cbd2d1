import { useParams } from 'react-router'
import type { DeskRequest } from '#contract/requests.ts'
import { withLesson } from '#web/language/lessons-at.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ConsolePage } from './frame/console-page.tsx'
import { useWaitText } from './frame/instant.tsx'
import page from './frame/page.module.css'
import { ReadState } from './frame/read-state.tsx'
import { useRead } from './frame/use-read.ts'
import { Answer } from './requests/answer.tsx'
import { Outcome } from './requests/outcome.tsx'
import { RequestFacts } from './requests/request-facts.tsx'
import { RequestStateBadge } from './requests/request-state.tsx'
import styles from './requests/requests.module.css'
import { askWaiting } from './requests/waiting-count.ts'

export const loader = () => null
export const clientLoader = withLesson('desk')

export default function RequestPage() {
  const { t } = useTranslation('requestsDesk')
  const { number = '' } = useParams()
  const { verdict, load, put, retry } = useRead('GET /api/console/request', { query: { number } })
  const request = verdict?.ok ? verdict.value : undefined
  const title = t('request.title', { number })
  const done = (decided: DeskRequest) => {
    put(decided)
    void askWaiting()
  }
  return (
    <ConsolePage
      head={title}
      title={title}
      permission="answer-requests"
      side={request && <Standing request={request} />}
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

function Standing({ request: { state, createdAt } }: { request: DeskRequest }) {
  const { t } = useTranslation('requestsDesk')
  const waitText = useWaitText()
  return (
    <div className={page.row}>
      {state === 'open' && <span>{t('request.waiting', { wait: waitText(createdAt) })}</span>}
      <RequestStateBadge state={state} />
    </div>
  )
}
