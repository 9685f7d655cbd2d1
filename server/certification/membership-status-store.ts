import { sql } from 'drizzle-orm'
import { company, joinRequest, membership } from '#database/schema/certification.ts'
import type { CustomerMembershipStatus } from '#domain/access/customer-actor.ts'
import type { CertificationState } from '#domain/certification/certification.ts'
import type { Membership } from '#domain/certification/membership.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { preparedStatement } from '#server/platform/database/prepared-statement.ts'

/**
 * A membership, else an open join request, else a company that the person entered and that has no members yet. A
 * refused company no longer counts once the same company was certified for others: it can be joined then.
 */
const membershipStatus = sql`(
  select coalesce(own.id, founded.id) as company_id,
    coalesce(tie.role, 'administrator') as role,
    coalesce(tie.status, 'active') as status,
    coalesce(own.state, founded.state) as state,
    coalesce(own.members_see_own_orders, false) as members_see_own_orders,
    request.company_id as pending_company_id
  from (select ${sql.placeholder('personId')}::uuid as id) person
  left join ${membership} tie on tie.person_id = person.id
  left join ${company} own on own.id = tie.company_id
  left join ${joinRequest} request
    on tie.person_id is null and request.applicant_id = person.id and request.state = 'pending'
  left join lateral (
    select entry.id, entry.state from ${company} entry
    where tie.person_id is null and request.id is null and entry.entered_by = person.id
      and entry.state in ('under-review', 'refused')
      and not exists (select from ${membership} someone where someone.company_id = entry.id)
      and not (entry.state = 'refused' and exists (
        select from ${company} other
        where other.id <> entry.id and other.state in ('certified', 'suspended')
          and (other.credit_code = entry.credit_code or other.name_key = entry.name_key
            or (other.country = entry.country and other.registration_number = entry.registration_number))))
    order by entry.submitted_at desc limit 1
  ) founded on true
) membership_status`

const statement = preparedStatement((db) =>
  db
    .select({
      companyId: sql<string | null>`company_id`,
      role: sql<Membership['role']>`role`,
      status: sql<Membership['status']>`status`,
      certification: sql<CertificationState>`state`,
      membersSeeOwnOrders: sql<boolean>`members_see_own_orders`,
      pendingCompanyId: sql<string | null>`pending_company_id`,
    })
    .from(membershipStatus)
    .prepare('membership status'),
)

/** The current membership or application of a person, in one query. */
export async function membershipStatusOf(db: Db, personId: string): Promise<CustomerMembershipStatus> {
  const [row] = await statement(db).execute({ personId })
  if (row?.pendingCompanyId) return { relation: 'join-pending', companyId: row.pendingCompanyId }
  if (!row?.companyId) return { relation: 'none' }
  const { companyId, role, status, certification, membersSeeOwnOrders } = row
  const tie = { relation: 'belongs', companyId, role, status, certification } as const
  return membersSeeOwnOrders ? { ...tie, membersSeeOwnOrders } : tie
}
