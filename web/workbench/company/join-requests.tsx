import type { JoinRequestView } from '#contract/certification.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import styles from './company.module.css'

const listKey = 'GET /api/certification/joinRequests'

/** Requests to join the company, oldest first. */
export function JoinRequests() {
  const { t } = useTranslation('company')
  const query = useCallQuery(listKey, {}, { refetchOnNotification: true })
  return (
    <Panel title={t('requests.title')}>
      <QueryState query={query}>
        {(requests) =>
          requests.length === 0 ? (
            <EmptyState state="first-use" title={t('requests.none')} text={t('requests.noneText')} />
          ) : (
            <ul className={styles.rows}>
              {requests.map((request) => (
                <JoinRequest key={request.id} request={request} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Panel>
  )
}

function JoinRequest({ request }: { request: JoinRequestView }) {
  const { t } = useTranslation('company')
  const { id, name, mobile, email, requestedAt } = request
  const { send, refusal, isSending } = useCallMutation('POST /api/certification/decideJoinRequest', {
    invalidates: [listKey, 'GET /api/certification/members'],
  })
  const decide = async (decision: 'approved' | 'refused') => {
    const result = await send({ body: { requestId: id, decision } })
    if (result.ok) showToast('info', t(`requests.${decision}`, { name }))
  }
  return (
    <li className={styles.row}>
      <div>
        <strong>{name}</strong>
        <p>
          {mobile} {email}
        </p>
        <p>
          {t('requests.requestedAt')} <FormattedTime format="dateTime" at={requestedAt} />
        </p>
      </div>
      <div className={styles.buttons}>
        <Button
          isCompact
          aria-label={t('requests.approveWho', { name })}
          disabled={isSending}
          onClick={() => void decide('approved')}
        >
          {t('requests.approve')}
        </Button>
        <Button
          isCompact
          aria-label={t('requests.refuseWho', { name })}
          disabled={isSending}
          onClick={() => void decide('refused')}
        >
          {t('requests.refuse')}
        </Button>
      </div>
      <RefusalMessage refusal={refusal} />
    </li>
  )
}
