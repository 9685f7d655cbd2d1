import { and, asc, count, desc, eq, inArray, like, ne, or, sql } from 'drizzle-orm'
import { company, membership } from '#database/schema/certification.ts'
import type { CertificationState } from '#domain/certification/certification.ts'
import { normaliseCompanyText } from '#domain/certification/claim-company.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { StoredCompany } from './company-store.ts'

export type CompanySearch = {
  readonly state?: CertificationState
  readonly search?: string
  /** The last company of the previous page. */
  readonly after?: string
  readonly most: number
}

/** Escapes the wildcards of LIKE. */
const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const matchesSearch = (text: string) =>
  or(
    like(company.nameKey, contains(normaliseCompanyText(text))),
    eq(company.creditCode, normaliseCompanyText(text)),
  )

/** Compared in SQL: a JavaScript Date would lose the microseconds. */
const isOnLaterPage = (id: string, order: 'asc' | 'desc') => {
  const last = sql`(select ${company.submittedAt}, ${company.id} from ${company} where ${eq(company.id, id)})`
  return order === 'asc'
    ? sql`(${company.submittedAt}, ${company.id}) > ${last}`
    : sql`(${company.submittedAt}, ${company.id}) < ${last}`
}

/** Companies under review: longest waiting first. All others: newest first. */
export function searchCompanies(
  queries: Queries,
  { state, search, after, most }: CompanySearch,
): Promise<StoredCompany[]> {
  const order = state === 'under-review' ? 'asc' : 'desc'
  const by = order === 'asc' ? asc : desc
  return queries
    .select()
    .from(company)
    .where(
      and(
        state && eq(company.state, state),
        search ? matchesSearch(search) : undefined,
        after === undefined ? undefined : isOnLaterPage(after, order),
      ),
    )
    .orderBy(by(company.submittedAt), by(company.id))
    .limit(most)
}

export async function countWaiting(queries: Queries): Promise<number> {
  const [row] = await queries.select({ n: count() }).from(company).where(eq(company.state, 'under-review'))
  return row?.n ?? 0
}

/** By company id, without companies that have none. */
export async function countMembers(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .select({ id: membership.companyId, n: count() })
    .from(membership)
    .where(inArray(membership.companyId, [...ids]))
    .groupBy(membership.companyId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** In any state: the reviewer compares them all. */
export const findDuplicateEntries = (
  queries: Queries,
  { id, nameKey, creditCode }: StoredCompany,
): Promise<StoredCompany[]> =>
  queries
    .select()
    .from(company)
    .where(and(ne(company.id, id), or(eq(company.creditCode, creditCode), eq(company.nameKey, nameKey))))
    .orderBy(desc(company.submittedAt))
    .limit(mostDuplicates)

const mostDuplicates = 50
