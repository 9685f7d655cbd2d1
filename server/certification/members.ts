import { companyOf } from '#domain/access/actor.ts'
import { changeMembership, type Membership, type MembershipChange } from '#domain/certification/membership.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { type CertificationParts, lockActor } from './acting.ts'
import { deleteMembership, lockMemberships, saveMembership } from './membership-store.ts'

/** Only what differs is written. */
async function save(queries: Queries, before: readonly Membership[], after: readonly Membership[]) {
  const stays = new Map(after.map((member) => [member.userId, member]))
  for (const member of before) {
    const now = stays.get(member.userId)
    if (!now) await deleteMembership(queries, member)
    else if (now !== member) await saveMembership(queries, now)
  }
}

/** Of a member of one's own company; its row is locked, so that the last administrator stays the last. */
export function changeMember(
  { database }: Pick<CertificationParts, 'database'>,
  asked: { readonly userId: string; readonly change: MembershipChange },
  personId: string,
): Promise<Verdict<null>> {
  return database.transaction(async (queries) => {
    const { actor } = await lockActor(queries, personId)
    const companyId = companyOf(actor)
    if (companyId === null) return refuse('not-a-member')
    const members = await lockMemberships(queries, companyId)
    const verdict = changeMembership(members, asked, actor)
    if (!verdict.ok) return verdict
    await save(queries, members, verdict.value)
    return accept(null)
  })
}
