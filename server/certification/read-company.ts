import type { CertificationView, JoinRequestView, MemberView } from '#contract/certification.ts'
import { companyOf } from '#domain/access/actor.ts'
import { mayManageMembers } from '#domain/access/may-run-company.ts'
import { permit } from '#domain/access/permit.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { actorOf, type CertificationDeps, type PersonCard } from './caller.ts'
import { viewCertification, viewJoinRequest, viewMember } from './certification-view.ts'
import { findCompany, findRefusalReason } from './company-store.ts'
import { findNewestRequest, listOpenRequests } from './join-request-store.ts'
import { membershipStatusOf } from './membership-status-store.ts'
import { listMemberships } from './membership-store.ts'

export async function readMine(db: Db, personId: string): Promise<CertificationView> {
  const membershipStatus = await membershipStatusOf(db, personId)
  if (membershipStatus.relation !== 'belongs') {
    const request = await findNewestRequest(db, personId)
    return viewCertification({
      request,
      // Who has asked to join since then knows what to do.
      refusalReason: request ? null : await findRefusalReason(db, personId),
    })
  }
  return viewCertification({
    membershipStatus,
    company: await findCompany(db, membershipStatus.companyId),
  })
}

type Deps = Pick<CertificationDeps, 'database' | 'findPeople'>

async function cardsOf({ database, findPeople }: Deps, ids: readonly string[]) {
  const people = ids.length > 0 ? await findPeople(database.db, ids) : []
  return new Map<string, PersonCard>(people.map((card) => [card.id, card]))
}

export async function readJoinRequests(deps: Deps, personId: string): Promise<Result<JoinRequestView[]>> {
  const { db } = deps.database
  const actor = await actorOf(db, personId)
  const may = permit(actor, 'approve-join-request')
  if (!may.ok) return may
  const requests = await listOpenRequests(db, companyOf(actor) ?? '')
  const cards = await cardsOf(
    deps,
    requests.map(({ applicantId }) => applicantId),
  )
  return ok(requests.flatMap((request) => viewJoinRequest(request, cards.get(request.applicantId))))
}

export async function readMembers(deps: Deps, personId: string): Promise<Result<MemberView[]>> {
  const { db } = deps.database
  const actor = await actorOf(db, personId)
  const companyId = companyOf(actor)
  if (companyId === null) return refusal('not-a-member')
  const may = mayManageMembers(actor, companyId)
  if (!may.ok) return may
  const members = await listMemberships(db, companyId)
  const cards = await cardsOf(
    deps,
    members.map((member) => member.personId),
  )
  return ok(members.flatMap((member) => viewMember(member, cards.get(member.personId), personId)))
}
