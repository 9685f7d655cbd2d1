import type { CallData } from '#contract/client.ts'
import { cacheMyCompany } from '#web/client/my-company.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'

type Invitation = CallData<'GET /api/certification/myInvitations'>[number]

/** Open invitations to the user's own mobile. */
export function MyInvitations() {
  const invitations = useCallQuery(
    'GET /api/certification/myInvitations',
    {},
    { refetchOnNotification: true },
  )
  if (invitations.status !== 'ready') return null
  return invitations.data.map((invitation) => <Invited key={invitation.id} invitation={invitation} />)
}

function Invited({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('company')
  const { id: invitationId, companyName: company, invitedBy: name, role, expiresAt } = invitation
  const { send, refusal, isSending } = useCallMutation('POST /api/certification/acceptInvitation', {
    onDone: (view) => {
      cacheMyCompany(view)
      showToast('info', t('invitation.accepted', { company }))
    },
  })
  return (
    <Panel tone="info" title={t('invitation.by', { name, company })}>
      <DescriptionList
        layout="columns"
        items={[
          { term: t('invitation.role'), value: t(`certification:companyRoles.${role}`) },
          { term: t('invitation.until'), value: <FormattedTime format="date" at={expiresAt} /> },
        ]}
      />
      <RefusalMessage refusal={refusal} />
      <p>
        <Button variant="primary" isPending={isSending} onClick={() => void send({ body: { invitationId } })}>
          {t('invitation.accept')}
        </Button>
      </p>
    </Panel>
  )
}
