import { useState } from 'react'
import type { InvitationView } from '#contract/invitations.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import styles from './company.module.css'
import { InviteDialog } from './invite-dialog.tsx'

const listKey = 'GET /api/certification/invitations'

/** Invitations that are not answered yet. */
export function Invitations() {
  const { t } = useTranslation('company')
  const invitations = useCallQuery(listKey, {}, { refetchOnNotification: true })
  const [isInviting, setInviting] = useState(false)
  const invite = (
    <Button variant="primary" onClick={() => setInviting(true)}>
      {t('invite.button')}
    </Button>
  )
  return (
    <Panel title={t('invite.title')} lead={t('invite.lead')} actions={invite}>
      <QueryState query={invitations}>{(all) => <OpenInvitations all={all} />}</QueryState>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Panel>
  )
}

function OpenInvitations({ all }: { all: readonly InvitationView[] }) {
  const { t } = useTranslation('company')
  const open = all.filter(({ state }) => state === 'open')
  if (open.length === 0) return <p>{t('invite.none')}</p>
  return (
    <ul className={styles.rows}>
      {open.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  )
}

function Invitation({ invitation }: { invitation: InvitationView }) {
  const { t } = useTranslation('company')
  const { id, mobile, role, expiresAt } = invitation
  const { send, refusal, isSending } = useCallMutation('POST /api/certification/withdrawInvitation', {
    invalidates: [listKey],
    onDone: () => showToast('info', t('invite.withdrawn')),
  })
  return (
    <li className={styles.row}>
      <div>
        <strong>{mobile}</strong>
        <p>
          {t(`certification:companyRoles.${role}`)} · {t('invite.until')}{' '}
          <FormattedTime format="date" at={expiresAt} />
        </p>
      </div>
      <Button
        isCompact
        aria-label={t('invite.withdrawWho', { mobile })}
        isPending={isSending}
        onClick={() => void send({ body: { invitationId: id } })}
      >
        {t('invite.withdraw')}
      </Button>
      <RefusalMessage refusal={refusal} />
    </li>
  )
}
