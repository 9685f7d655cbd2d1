import { useCallback } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Day } from '#web/workbench/shell/moment.tsx'
import { Facts, Panel } from '#web/workbench/shell/panel.tsx'
import { useAnswer } from '#web/workbench/shell/use-answer.ts'
import { Answer } from './answer.tsx'
import { type Invitation, readInvitation } from './read-invitation.ts'

/** Who invites, to which company, as what and until when; then what the reader can do about it. */
export function Offered({ code, onAnother }: { code: string; onAnother(): void }) {
  const { t } = useTranslation('company')
  const ask = useCallback(() => readInvitation(code), [code])
  const { answer, again } = useAnswer(ask)
  const another = (
    <button className={button.small} type="button" onClick={onAnother}>
      {t('invitation.another')}
    </button>
  )
  if (!answer) return <EmptyState state="loading" title={t('common:loading')} />
  if (answer.ok) return <Shown invitation={answer.value} code={code} />
  const isAway = answer.refusal === 'unreachable' || answer.refusal === 'busy'
  if (!isAway)
    return (
      <EmptyState
        state="no-match"
        title={t('invitation.closed')}
        text={t('invitation.closedText')}
        action={another}
      />
    )
  return (
    <EmptyState
      state="error"
      title={t(`refusals:${answer.refusal}`, answer.params)}
      action={
        <button className={button.small} type="button" onClick={() => void again()}>
          {t('common:retry')}
        </button>
      }
    />
  )
}

function Shown({ invitation, code }: { invitation: Invitation; code: string }) {
  const { t } = useTranslation('company')
  const { companyName, invitedBy, role, mobile, expiresAt } = invitation
  return (
    <Panel tone="info" title={t('invitation.by', { name: invitedBy, company: companyName })}>
      <Facts
        params={[
          [t('invitation.company'), companyName],
          [t('invitation.inviter'), invitedBy],
          [t('invitation.role'), t(`certification:companyRoles.${role}`)],
          [t('invitation.mobile'), mobile],
          [t('invitation.until'), <Day key="until" at={expiresAt} />],
        ]}
      />
      <Answer invitation={invitation} code={code} />
    </Panel>
  )
}
