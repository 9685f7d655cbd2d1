import type { CertificationView } from '#contract/certification.ts'
import type { Actor } from '#domain/access/actor.ts'
import { type CustomerMembershipStatus, customerActor } from '#domain/access/customer-actor.ts'

/** The browser only ever asks about the reader's own company; its number is the server's affair. */
const companyId = 'own'

function membershipStatusOf({
  state,
  role,
  memberStatus,
  joinRequest,
}: CertificationView): CustomerMembershipStatus {
  if (role && memberStatus)
    return { relation: 'belongs', companyId, role, status: memberStatus, certification: state }
  return joinRequest?.state === 'pending' ? { relation: 'join-pending', companyId } : { relation: 'none' }
}

/** Who the reader is to the rules of access: the same rules the server asks. */
export const actorOf = (
  person: { readonly id: string } | null,
  myCompany: CertificationView | null,
): Actor =>
  person && myCompany ? customerActor(person.id, membershipStatusOf(myCompany)) : { kind: 'visitor' }
