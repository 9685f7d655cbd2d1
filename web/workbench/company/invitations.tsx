import { useState } from 'react'
import type { InvitationView } from '#contract/invitations.ts'
import { call } from '#web/client/call.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { showToast } from '#web/ui/toast-store.ts'
import { Answered } from '#web/workbench/shell/answered.tsx'
import { Day } from '#web/workbench/shell/moment.tsx'
import { Panel } from '#web/workbench/shell/panel.tsx'
import { Refused } from '#web/workbench/shell/refused.tsx'
import { useAct } from '#web/workbench/shell/use-act.ts'
import { useFreshAnswer } from '#web/workbench/shell/use-fresh-answer.ts'
import { askInvitations } from './asks.ts'
import styles from './company.module.css'
import { InviteDialog } from './invite-dialog.tsx'

/** Who was invited and has not come yet. */
export function Invitations() {
  const { t } = useTranslation('company')
  const asked = useFreshAnswer(askInvitations)
  const [isInviting, setInviting] = useState(false)
  const invite = (
    <button className={button.main} type="button" onClick={() => setInviting(true)}>
      {t('invite.button')}
    </button>
  )
  return (
    <Panel title={t('invite.title')} lead={t('invite.lead')} end={invite}>
      <Answered asked={asked}>
        {(all) => <OpenInvitations all={all} onWithdrawn={() => void asked.again()} />}
      </Answered>
      {isInviting && <InviteDialog onSent={() => void asked.again()} onClose={() => setInviting(false)} />}
    </Panel>
  )
}

type OpenInvitationsProps = { readonly all: readonly InvitationView[]; onWithdrawn(): void }

function OpenInvitations({ all, onWithdrawn }: OpenInvitationsProps) {
  const { t } = useTranslation('company')
  const open = all.filter(({ state }) => state === 'open')
  if (open.length === 0) return <p>{t('invite.none')}</p>
  return (
    <ul className={styles.rows}>
      {open.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} onWithdrawn={onWithdrawn} />
      ))}
    </ul>
  )
}

function Invitation({ invitation, onWithdrawn }: { invitation: InvitationView; onWithdrawn(): void }) {
  const { t } = useTranslation('company')
  const { refusal, isSending, act } = useAct()
  const { id, mobile, role, expiresAt } = invitation
  const withdraw = () =>
    act(
      () => call('POST /api/certification/withdrawInvitation', { body: { invitationId: id } }),
      () => {
        showToast('info', t('invite.withdrawn'))
        onWithdrawn()
      },
    )
  return (
    <li className={styles.row}>
      <div>
        <strong>{mobile}</strong>
        <p>
          {t(`certification:companyRoles.${role}`)} · {t('invite.until')} <Day at={expiresAt} />
        </p>
      </div>
      <button
        className={button.small}
        type="button"
        aria-label={t('invite.withdrawWho', { mobile })}
        disabled={isSending}
        onClick={() => void withdraw()}
      >
        {t('invite.withdraw')}
      </button>
      <Refused refusal={refusal} />
    </li>
  )
}
