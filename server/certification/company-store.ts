import { and, eq, exists, ne, or, sql } from 'drizzle-orm'
import { company, membership } from '#database/schema/certification.ts'
import type { Application, Certification } from '#domain/certification/certification.ts'
import { spelling } from '#domain/certification/claim-company.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type StoredCompany = typeof company.$inferSelect

/**
 * Whoever changes what ties a person to companies holds this until the end of the transaction. It comes
 * before the lock of a company, everywhere, so that no two wait for each other.
 */
export const lockPerson = (queries: Queries, personId: string) =>
  queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`company of ${personId}`}, 0))`)

/** Everything about a company and its people waits for this one row. */
export async function lockCompany(queries: Queries, id: string): Promise<StoredCompany | undefined> {
  const [found] = await queries.select().from(company).where(eq(company.id, id)).for('update')
  return found
}

export async function findCompany(queries: Queries, id: string): Promise<StoredCompany | undefined> {
  const [found] = await queries.select().from(company).where(eq(company.id, id))
  return found
}

/** Certified, or certified before: a new review does not set a company's name and code free. */
const isMembershipStatusCompany = (queries: Queries) =>
  or(
    eq(company.state, 'certified'),
    exists(queries.select().from(membership).where(eq(membership.companyId, company.id))),
  )

export async function findByCode(queries: Queries, creditCode: string): Promise<StoredCompany | undefined> {
  const [found] = await queries
    .select()
    .from(company)
    .where(and(eq(company.creditCode, creditCode), isMembershipStatusCompany(queries)))
  return found
}

/** Companies that others stand for under the same code or name. */
export const findAlike = (
  queries: Queries,
  { unifiedSocialCreditCode, companyName }: Application,
  ownId: string,
) =>
  queries
    .select()
    .from(company)
    .where(
      and(
        ne(company.id, ownId),
        or(eq(company.creditCode, unifiedSocialCreditCode), eq(company.nameKey, spelling(companyName))),
        isMembershipStatusCompany(queries),
      ),
    )

type Moved = Exclude<Certification, { state: 'none' }>

const valuesOf = (moved: Moved) => ({
  name: moved.application.companyName,
  nameKey: spelling(moved.application.companyName),
  creditCode: moved.application.unifiedSocialCreditCode,
  licenceFileId: moved.application.licenceFileId,
  state: moved.state,
  refusalReason: moved.state === 'refused' ? moved.reason : null,
})

const momentsOf = (moved: Moved) => {
  if (moved.state === 'under-review') return { submittedAt: moved.submittedAt, decidedAt: null }
  return { decidedAt: moved.state === 'certified' ? moved.since : moved.decidedAt }
}

export type Entered = { readonly enteredBy: string; readonly vatNumber: string | null }

export async function insertCompany(queries: Queries, moved: Moved, entered: Entered): Promise<void> {
  await queries
    .insert(company)
    .values({ id: moved.companyId, ...valuesOf(moved), ...momentsOf(moved), ...entered })
}

/** Only from the state the decision was made on. */
export async function updateCompany(
  queries: Queries,
  moved: Moved,
  from: Pick<StoredCompany, 'state' | 'vatNumber'>,
): Promise<void> {
  const changed = await queries
    .update(company)
    .set({ ...valuesOf(moved), ...momentsOf(moved), vatNumber: from.vatNumber })
    .where(and(eq(company.id, moved.companyId), eq(company.state, from.state)))
    .returning({ id: company.id })
  if (changed.length !== 1) throw new Error('The company moved although it was locked')
}

/** A company's row as the rules know it. */
export function certificationOf(stored: StoredCompany): Certification {
  const companyId = stored.id
  const application: Application = {
    companyName: stored.name,
    unifiedSocialCreditCode: stored.creditCode,
    licenceFileId: stored.licenceFileId,
  }
  const decidedAt = stored.decidedAt ?? stored.submittedAt
  switch (stored.state) {
    case 'none':
      return { companyId, state: 'none', enteredBy: stored.enteredBy }
    case 'under-review':
      return { companyId, state: 'under-review', application, submittedAt: stored.submittedAt }
    case 'certified':
      return { companyId, state: 'certified', application, since: decidedAt }
    case 'refused':
      return { companyId, state: 'refused', application, reason: stored.refusalReason ?? '', decidedAt }
  }
}
