import { companyOf } from '#domain/access/actor.ts'
import { mayManageMembers } from '#domain/access/may-run-company.ts'
import { Gate } from '#web/components/gate/gate.tsx'
import { Answered } from '#web/workbench/shell/answered.tsx'
import { useAnswer } from '#web/workbench/shell/use-answer.ts'
import { useReader } from '#web/workbench/shell/use-reader.ts'
import { askMembers } from './asks.ts'
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

/** For the administrator: who wants in, who is in, who was invited, and how orders go out. */
function Company() {
  const reader = useReader()
  const members = useAnswer(askMembers)
  if (!reader) return null
  const company = reader.myCompany.application?.companyName ?? ''
  return (
    <>
      <Requests onDecided={members.again} />
      <Answered asked={members}>
        {(rows) => <Members members={rows} actor={reader.actor} onChanged={members.again} />}
      </Answered>
      <Invitations />
      <OrderApproval />
      <Answered asked={members}>
        {(rows) => <Leave company={company} refusal={leavingRefusal(rows, reader.actor)} />}
      </Answered>
    </>
  )
}
