import { companyOf } from '#domain/access/actor.ts'
import { changeMembership, type Membership, type MembershipChange } from '#domain/certification/membership.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { type Caller, type CertificationDeps, lockActor } from './caller.ts'
import { deleteMembership, lockMemberships, saveMembership } from './membership-store.ts'
import { notifyOfChange } from './notify.ts'

async function save(db: Db, before: readonly Membership[], after: readonly Membership[]) {
  const stays = new Map(after.map((member) => [member.userId, member]))
  for (const member of before) {
    const now = stays.get(member.userId)
    if (!now) await deleteMembership(db, member)
    else if (now !== member) await saveMembership(db, now)
  }
}

type Change = { readonly userId: string; readonly change: MembershipChange }
type BeforeAndAfter = { readonly before: readonly Membership[]; readonly after: readonly Membership[] }

async function recordChange(db: Db, { userId, change }: Change, members: BeforeAndAfter, caller: Caller) {
  const membershipStatus = (members: readonly Membership[]) => {
    const { role = null, status = null } = members.find((member) => member.userId === userId) ?? {}
    return { personId: userId, role, status }
  }
  await audit(db, caller, {
    action: 'member-changed',
    subjectId: companyOfAll(members.before),
    before: membershipStatus(members.before),
    after: { ...membershipStatus(members.after), change },
  })
}

const companyOfAll = ([first]: readonly Membership[]): string | null => first?.companyId ?? null

/** The company row is locked, so that concurrent changes cannot remove the last administrator. */
export function changeMember(
  deps: Pick<CertificationDeps, 'database' | 'notify'>,
  change: Change,
  caller: Caller,
): Promise<Result<null>> {
  return deps.database.transaction(async (db, client) => {
    const { actor, company } = await lockActor(db, caller.personId)
    const companyId = companyOf(actor)
    if (companyId === null) return refusal('not-a-member')
    const members = await lockMemberships(db, companyId)
    const result = changeMembership(members, change, actor)
    if (!result.ok) return result
    await save(db, members, result.value)
    await recordChange(db, change, { before: members, after: result.value }, caller)
    await notifyOfChange(deps, client, { ...change, company: company?.name ?? '' }, caller)
    return ok(null)
  })
}
