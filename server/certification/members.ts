import { companyOf } from '#domain/access/actor.ts'
import { changeMembership, type Membership, type MembershipChange } from '#domain/certification/membership.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { type Asking, type CertificationDeps, lockActor } from './acting.ts'
import { deleteMembership, lockMemberships, saveMembership } from './membership-store.ts'
import { notifyOfChange } from './notify.ts'

/** Only what differs is written. */
async function save(queries: Queries, before: readonly Membership[], after: readonly Membership[]) {
  const stays = new Map(after.map((member) => [member.userId, member]))
  for (const member of before) {
    const now = stays.get(member.userId)
    if (!now) await deleteMembership(queries, member)
    else if (now !== member) await saveMembership(queries, now)
  }
}

type Change = { readonly userId: string; readonly change: MembershipChange }
type Both = { readonly before: readonly Membership[]; readonly after: readonly Membership[] }

async function writeDown(queries: Queries, { userId, change }: Change, both: Both, asking: Asking) {
  const membershipStatus = (members: readonly Membership[]) => {
    const { role = null, status = null } = members.find((member) => member.userId === userId) ?? {}
    return { personId: userId, role, status }
  }
  await audit(queries, asking, {
    action: 'member-changed',
    subjectId: companyOfAll(both.before),
    before: membershipStatus(both.before),
    after: { ...membershipStatus(both.after), change },
  })
}

const companyOfAll = ([first]: readonly Membership[]): string | null => first?.companyId ?? null

/** Of a member of one's own company; its row is locked, so that the last administrator stays the last. */
export function changeMember(
  deps: Pick<CertificationDeps, 'database' | 'notify'>,
  asked: Change,
  asking: Asking,
): Promise<Verdict<null>> {
  return deps.database.transaction(async (queries, client) => {
    const { actor, company } = await lockActor(queries, asking.personId)
    const companyId = companyOf(actor)
    if (companyId === null) return refuse('not-a-member')
    const members = await lockMemberships(queries, companyId)
    const verdict = changeMembership(members, asked, actor)
    if (!verdict.ok) return verdict
    await save(queries, members, verdict.value)
    await writeDown(queries, asked, { before: members, after: verdict.value }, asking)
    await notifyOfChange(deps, client, { ...asked, company: company?.name ?? '' }, asking)
    return accept(null)
  })
}
