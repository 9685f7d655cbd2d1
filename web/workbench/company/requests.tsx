import type { JoinRequestView } from '#contract/certification.ts'
import { call } from '#web/client/call.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Answered } from '#web/workbench/shell/answered.tsx'
import { Moment } from '#web/workbench/shell/moment.tsx'
import { Panel } from '#web/workbench/shell/panel.tsx'
import { Refused } from '#web/workbench/shell/refused.tsx'
import { useAct } from '#web/workbench/shell/use-act.ts'
import { useFreshAnswer } from '#web/workbench/shell/use-fresh-answer.ts'
import { askRequests } from './asks.ts'
import styles from './company.module.css'

/** Whoever wants to belong to the company, oldest first. */
export function Requests({ onDecided }: { onDecided(): Promise<void> }) {
  const { t } = useTranslation('company')
  const asked = useFreshAnswer(askRequests)
  const decided = () => {
    void asked.again()
    void onDecided()
  }
  return (
    <Panel title={t('requests.title')}>
      <Answered asked={asked}>
        {(requests) =>
          requests.length === 0 ? (
            <EmptyState state="first-use" title={t('requests.none')} text={t('requests.noneText')} />
          ) : (
            <ul className={styles.rows}>
              {requests.map((request) => (
                <Request key={request.id} request={request} onDecided={decided} />
              ))}
            </ul>
          )
        }
      </Answered>
    </Panel>
  )
}

function Request({ request, onDecided }: { request: JoinRequestView; onDecided(): void }) {
  const { t } = useTranslation('company')
  const { refusal, isSending, act } = useAct()
  const { id, name, mobile, email, askedAt } = request
  const decide = (decision: 'approved' | 'refused') =>
    act(
      () => call('POST /api/certification/decideJoinRequest', { body: { requestId: id, decision } }),
      () => {
        showToast('info', t(`requests.${decision}`, { name }))
        onDecided()
      },
    )
  return (
    <li className={styles.row}>
      <div>
        <strong>{name}</strong>
        <p>
          {mobile} {email}
        </p>
        <p>
          {t('requests.askedAt')} <Moment at={askedAt} />
        </p>
      </div>
      <div className={styles.buttons}>
        <button
          className={button.small}
          type="button"
          aria-label={t('requests.approveWho', { name })}
          disabled={isSending}
          onClick={() => void decide('approved')}
        >
          {t('requests.approve')}
        </button>
        <button
          className={button.small}
          type="button"
          aria-label={t('requests.refuseWho', { name })}
          disabled={isSending}
          onClick={() => void decide('refused')}
        >
          {t('requests.refuse')}
        </button>
      </div>
      <Refused refusal={refusal} />
    </li>
  )
}
