import { companyOf } from '#domain/access/actor.ts'
import { mayManageMembers } from '#domain/access/may-run-company.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { Gate } from '#web/components/gate/gate.tsx'
import { useReader } from '#web/workbench/shell/use-reader.ts'
import { Invitations } from './invitations.tsx'
import { Leave } from './leave.tsx'
import { leavingRefusal } from './member-changes.ts'
import { Members } from './members.tsx'
import { OrderApproval } from './order-approval.tsx'
import { PlainMember } from './plain-member.tsx'
import { Requests } from './requests.tsx'

export default function CompanyPage() {
  const reader = useReader()
  if (!reader) return null
  const { actor, myCompany } = reader
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
  const reader = useReader()
  const members = useCallQuery('GET /api/certification/members', {})
  if (!reader) return null
  const company = reader.myCompany.application?.companyName ?? ''
  return (
    <>
      <Requests />
      <Members query={members} actor={reader.actor} />
      <Invitations />
      <OrderApproval />
      {members.is === 'ready' && (
        <Leave company={company} refusal={leavingRefusal(members.data, reader.actor)} />
      )}
    </>
  )
}
