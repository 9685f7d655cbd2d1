import { and, count, desc, eq, getTableColumns, inArray, like, ne, or, sql } from 'drizzle-orm'
import { company, membership } from '#database/schema/certification.ts'
import { type CertificationState, certificationStates } from '#domain/certification/certification.ts'
import { normaliseCompanyText } from '#domain/certification/claim-company.ts'
import { companySkeleton, skeletonLetters } from '#domain/certification/company-skeleton.ts'
import type { CompanySort } from '#domain/certification/company-sorts.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { byName, type ListOrder, listOrder, rankOf } from '#server/platform/database/list-order.ts'
import type { StoredCompany } from './company-store.ts'

export type CompanySearch = {
  readonly state?: CertificationState
  readonly search?: string
  readonly order: ListOrder
  readonly limit: number
}

/** Escapes the wildcards of LIKE. */
const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** A search without any letter finds nothing. */
function matchesSearch(text: string) {
  const normalised = normaliseCompanyText(text)
  if (normalised === '') return sql`false`
  return or(like(company.nameKey, contains(normalised)), eq(company.creditCode, normalised))
}

const id = { by: company.id, type: 'uuid' } as const
const keys = {
  company: [{ by: byName(company.name), type: 'text' }, id],
  state: [{ by: rankOf(company.state, certificationStates), type: 'integer' }, id],
  submitted: [{ by: company.submittedAt, type: 'timestamptz' }, id],
  decided: [{ by: company.decidedAt, type: 'timestamptz', isNullable: true }, id],
} as const

export const companyOrder = (sort: CompanySort, after: string | undefined) => listOrder(keys, sort, after)

export const searchCompanies = (db: Db, { state, search, order, limit }: CompanySearch) =>
  db
    .select({ ...getTableColumns(company), position: order.position })
    .from(company)
    .where(and(state && eq(company.state, state), search ? matchesSearch(search) : undefined, order.isBehind))
    .orderBy(...order.orderBy)
    .limit(limit)

export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(company).where(eq(company.state, 'under-review'))
  return row?.n ?? 0
}

/** By company id, without companies that have none. */
export async function countMembers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: membership.companyId, n: count() })
    .from(membership)
    .where(inArray(membership.companyId, [...ids]))
    .groupBy(membership.companyId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

const { from, to } = skeletonLetters
const skeleton = sql`translate(${company.nameKey}, ${from}, ${to})`

/** With the same code, or a name that looks alike. In any state: the reviewer compares them all. */
export const findDuplicateEntries = (
  db: Db,
  { id, nameKey, creditCode }: StoredCompany,
): Promise<StoredCompany[]> =>
  db
    .select()
    .from(company)
    .where(
      and(ne(company.id, id), or(eq(company.creditCode, creditCode), eq(skeleton, companySkeleton(nameKey)))),
    )
    .orderBy(desc(company.submittedAt))
    .limit(maxDuplicates)

const maxDuplicates = 50
