import type { CertificationView } from '#contract/certification.ts'
import type { Actor } from '#domain/access/actor.ts'
import { type CustomerStanding, customerActor } from '#domain/access/customer-actor.ts'

/** The browser only ever asks about the reader's own company; its number is the server's affair. */
const companyId = 'own'

function standingOf({ state, role, memberStatus, joinRequest }: CertificationView): CustomerStanding {
  if (role && memberStatus)
    return { tie: 'belongs', companyId, role, status: memberStatus, certification: state }
  return joinRequest?.state === 'asked' ? { tie: 'asked-to-join', companyId } : { tie: 'none' }
}

/** Who the reader is to the rules of access: the same rules the server asks. */
export const actorOf = (
  person: { readonly id: string } | null,
  belonging: CertificationView | null,
): Actor => (person && belonging ? customerActor(person.id, standingOf(belonging)) : { kind: 'visitor' })
