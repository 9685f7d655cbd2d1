import type { CallData } from '#contract/client.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { isTemporary } from '#web/client/temporary-refusals.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Answer } from './answer.tsx'

type Invitation = CallData<'POST /api/certification/invitation'>

/** Who invites, to which company, in which role and until when; then what the user can do. The code is sent in a body, never in a URL. */
export function InvitationPanel({ code, onAnother }: { code: string; onAnother(): void }) {
  const { t } = useTranslation('company')
  const query = useCallQuery('POST /api/certification/invitation', { body: { code } })
  const another = (
    <Button isCompact onClick={onAnother}>
      {t('invitation.another')}
    </Button>
  )
  // After a temporary refusal the invitation may still be valid.
  const isGone = query.status === 'refused' && !isTemporary(query.refusal)
  if (!isGone)
    return (
      <QueryState query={query}>
        {(invitation) => <InvitationDetails invitation={invitation} code={code} />}
      </QueryState>
    )
  return (
    <EmptyState
      state="no-match"
      title={t('invitation.closed')}
      text={t('invitation.closedText')}
      action={another}
    />
  )
}

function InvitationDetails({ invitation, code }: { invitation: Invitation; code: string }) {
  const { t } = useTranslation('company')
  const { companyName, invitedBy, role, mobile, expiresAt } = invitation
  return (
    <Panel tone="info" title={t('invitation.by', { name: invitedBy, company: companyName })}>
      <DescriptionList
        layout="columns"
        items={[
          { term: t('invitation.company'), value: companyName },
          { term: t('invitation.inviter'), value: invitedBy },
          { term: t('invitation.role'), value: t(`certification:companyRoles.${role}`) },
          { term: t('invitation.mobile'), value: mobile },
          { term: t('invitation.until'), value: <FormattedTime format="date" at={expiresAt} /> },
        ]}
      />
      <Answer invitation={invitation} code={code} />
    </Panel>
  )
}
