import type { CertificationView, JoinRequestView, MemberView } from '#contract/certification.ts'
import { companyOf } from '#domain/access/actor.ts'
import { mayManageMembers } from '#domain/access/may-run-company.ts'
import { permit } from '#domain/access/permit.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { actorOf, type CertificationParts, type PersonCard } from './acting.ts'
import { viewCertification, viewJoinRequest, viewMember } from './certification-view.ts'
import { findCompany } from './company-store.ts'
import { findNewestRequest, listOpenRequests } from './join-request-store.ts'
import { listMemberships } from './membership-store.ts'
import { standingOf } from './standing-store.ts'

export async function readMine(queries: Queries, personId: string): Promise<CertificationView> {
  const standing = await standingOf(queries, personId)
  if (standing.tie !== 'belongs')
    return viewCertification({ request: await findNewestRequest(queries, personId) })
  return viewCertification({ standing, company: await findCompany(queries, standing.companyId) })
}

type Parts = Pick<CertificationParts, 'database' | 'findPeople'>

async function cardsOf({ database, findPeople }: Parts, ids: readonly string[]) {
  const people = ids.length > 0 ? await findPeople(database.queries, ids) : []
  return new Map<string, PersonCard>(people.map((card) => [card.id, card]))
}

export async function readJoinRequests(parts: Parts, personId: string): Promise<Verdict<JoinRequestView[]>> {
  const { queries } = parts.database
  const actor = await actorOf(queries, personId)
  const may = permit(actor, 'approve-join-request')
  if (!may.ok) return may
  const requests = await listOpenRequests(queries, companyOf(actor) ?? '')
  const cards = await cardsOf(
    parts,
    requests.map(({ applicantId }) => applicantId),
  )
  return accept(requests.flatMap((request) => viewJoinRequest(request, cards.get(request.applicantId))))
}

export async function readMembers(parts: Parts, personId: string): Promise<Verdict<MemberView[]>> {
  const { queries } = parts.database
  const actor = await actorOf(queries, personId)
  const companyId = companyOf(actor)
  if (companyId === null) return refuse('not-a-member')
  const may = mayManageMembers(actor, companyId)
  if (!may.ok) return may
  const members = await listMemberships(queries, companyId)
  const cards = await cardsOf(
    parts,
    members.map((member) => member.personId),
  )
  return accept(members.flatMap((member) => viewMember(member, cards.get(member.personId), personId)))
}
