import { companyOf } from '#domain/access/actor.ts'
import { mayManageMembers } from '#domain/access/may-run-company.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { Gate } from '#web/components/gate/gate.tsx'
import { useCurrentUser } from '#web/workbench/shell/use-current-user.ts'
import { Invitations } from './invitations.tsx'
import { Leave } from './leave.tsx'
import { leavingRefusal } from './member-changes.ts'
import { Members } from './members.tsx'
import { OrderApproval } from './order-approval.tsx'
import { PlainMember } from './plain-member.tsx'
import { Requests } from './requests.tsx'

export default function CompanyPage() {
  const user = useCurrentUser()
  if (!user) return null
  const { actor, myCompany } = user
  const isPlain = actor.kind === 'member' || myCompany.memberStatus === 'disabled'
  if (isPlain) return <PlainMember view={myCompany} mayLeave={actor.kind === 'member'} />
  return (
    <Gate permission="manage-members">
      {mayManageMembers(actor, companyOf(actor) ?? '').ok && <Company />}
    </Gate>
  )
}

/** For administrators: join requests, members, invitations and the approval of orders. */
function Company() {
  const user = useCurrentUser()
  const members = useCallQuery('GET /api/certification/members', {})
  if (!user) return null
  const company = user.myCompany.application?.companyName ?? ''
  return (
    <>
      <Requests />
      <Members query={members} actor={user.actor} />
      <Invitations />
      <OrderApproval />
      {members.status === 'ready' && (
        <Leave company={company} refusal={leavingRefusal(members.data, user.actor)} />
      )}
    </>
  )
}
