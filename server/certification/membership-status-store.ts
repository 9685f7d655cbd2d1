import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
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
const statusOf = (personId: SQLWrapper): SQL => sql`(
  select coalesce(own.id, founded.id) as company_id,
    coalesce(tie.role, 'administrator') as role,
    coalesce(tie.status, 'active') as status,
    coalesce(own.state, founded.state) as state,
    coalesce(own.members_see_own_orders, false) as members_see_own_orders,
    request.company_id as pending_company_id
  from (select ${personId}::uuid as id) person
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

type StatusRow = {
  readonly company_id: string | null
  readonly role: Membership['role']
  readonly status: Membership['status']
  readonly state: CertificationState
  readonly members_see_own_orders: boolean
  readonly pending_company_id: string | null
}

function readStatus(value: unknown): CustomerMembershipStatus {
  const row = value as StatusRow | null | undefined
  if (row?.pending_company_id) return { relation: 'join-pending', companyId: row.pending_company_id }
  if (!row?.company_id) return { relation: 'none' }
  const { company_id: companyId, role, status, state: certification } = row
  const tie = { relation: 'belongs', companyId, role, status, certification } as const
  return row.members_see_own_orders ? { ...tie, membersSeeOwnOrders: true } : tie
}

/** For a statement that reads more about a person: a column, and what the value of that column says. */
export const membershipStatus = {
  column: (personId: SQLWrapper) =>
    sql<unknown>`(select to_jsonb(membership_status) from ${statusOf(personId)})`,
  read: readStatus,
} as const

const statement = preparedStatement((db) =>
  db
    .select({ status: membershipStatus.column(sql.placeholder('personId')) })
    .from(sql`(select) as one`)
    .prepare('membership status'),
)

/** The current membership or application of a person, in one query. */
export async function membershipStatusOf(db: Db, personId: string): Promise<CustomerMembershipStatus> {
  const [row] = await statement(db).execute({ personId })
  return readStatus(row?.status)
}
