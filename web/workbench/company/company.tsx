import { companyOf } from '#domain/access/actor.ts'
import { mayManageMembers } from '#domain/access/may-run-company.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { Gate } from '#web/components/gate/gate.tsx'
import { useCurrentUser } from '#web/workbench/shell/use-current-user.ts'
import { Invitations } from './invitations.tsx'
import { JoinRequests } from './join-requests.tsx'
import { Leave } from './leave.tsx'
import { leavingRefusal } from './member-changes.ts'
import { MemberCompanyPage } from './member-company-page.tsx'
import { Members } from './members.tsx'
import { OrderSettings } from './order-settings.tsx'

export default function CompanyPage() {
  const user = useCurrentUser()
  if (!user) return null
  const { actor, myCompany } = user
  const isPlain = actor.kind === 'member' || myCompany.memberStatus === 'disabled'
  if (isPlain) return <MemberCompanyPage view={myCompany} mayLeave={actor.kind === 'member'} />
  return (
    <Gate permission="manage-members">
      {mayManageMembers(actor, companyOf(actor) ?? '').ok && <Company />}
    </Gate>
  )
}

/** For administrators: join requests, members, invitations, and how orders are approved and seen. */
function Company() {
  const user = useCurrentUser()
  const members = useCallQuery('GET /api/certification/members', {})
  if (!user) return null
  const company = user.myCompany.application?.companyName ?? ''
  return (
    <>
      <JoinRequests />
      <Members query={members} actor={user.actor} />
      <Invitations />
      <OrderSettings />
      {members.status === 'ready' && (
        <Leave company={company} cannotLeave={leavingRefusal(members.data, user.actor)} />
      )}
    </>
  )
}
