import { and, count, desc, eq, getTableColumns, inArray, isNotNull, lte, max, ne, or, sql } from 'drizzle-orm'
import { company, companyWords, membership } from '#database/schema/certification.ts'
import { type CertificationState, certificationStates } from '#domain/certification/certification.ts'
import { companySkeleton, skeletonLetters } from '#domain/certification/company-skeleton.ts'
import type { CompanySort } from '#domain/certification/company-sorts.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { byName, type ListOrder, listOrder, rankOf } from '#server/platform/database/list-order.ts'
import { hasWords } from '#server/platform/database/words.ts'
import { hasNumber, type StoredCompany } from './company-store.ts'

export type CompanySearch = {
  readonly state?: CertificationState
  /** Certified, with a licence that ends on this day or before. */
  readonly licenceEndsBy?: string
  readonly search?: string
  /** Whose name or mobile matches the search. */
  readonly people?: readonly string[]
  readonly order: ListOrder
  readonly limit: number
}

/** Entered by one of these people, or one of them is a member. */
const hasPerson = (people: readonly string[]) =>
  or(
    inArray(company.enteredBy, [...people]),
    sql`exists (select from ${membership} where ${membership.companyId} = ${company.id} and ${inArray(membership.personId, [...people])})`,
  )

/** A search without any letter finds nothing. */
const matchesSearch = (text: string, people: readonly string[]) =>
  or(hasWords(companyWords(company), text), ...(people.length > 0 ? [hasPerson(people)] : []))

/** Renewed licences wait in the same queue as applications. */
const newestSubmission = sql`coalesce(${company.renewalSubmittedAt}, ${company.submittedAt})`

const isRenewal = and(eq(company.state, 'certified'), isNotNull(company.renewalSubmittedAt))
const isWaiting = or(eq(company.state, 'under-review'), isRenewal)

const isInState = (state: CertificationState) =>
  state === 'under-review' ? isWaiting : eq(company.state, state)

const id = { by: company.id, type: 'uuid' } as const
const keys = {
  company: [{ by: byName(company.name), type: 'text' }, id],
  state: [{ by: rankOf(company.state, certificationStates), type: 'integer' }, id],
  submitted: [{ by: newestSubmission, type: 'timestamptz' }, id],
  decided: [{ by: company.decidedAt, type: 'timestamptz', isNullable: true }, id],
  licence: [{ by: company.licenceValidTo, type: 'date', isNullable: true }, id],
} as const

export const companyOrder = (sort: CompanySort, after: string | undefined) => listOrder(keys, sort, after)

const endsBy = (day: string) => and(eq(company.state, 'certified'), lte(company.licenceValidTo, day))

export const searchCompanies = (
  db: Db,
  { state, licenceEndsBy, search, people = [], order, limit }: CompanySearch,
) =>
  db
    .select({ ...getTableColumns(company), position: order.position })
    .from(company)
    .where(
      and(
        state && isInState(state),
        licenceEndsBy ? endsBy(licenceEndsBy) : undefined,
        search ? matchesSearch(search, people) : undefined,
        order.isBehind,
      ),
    )
    .orderBy(...order.orderBy)
    .limit(limit)

export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(company).where(isWaiting)
  return row?.n ?? 0
}

/** The companies that wait for a decision: how many, the newest, and when a reviewer last asked. */
export async function newsOfApplications(db: Db) {
  const [newest] = await db
    .select({ label: company.name, at: sql<string>`${newestSubmission}` })
    .from(company)
    .where(isWaiting)
    .orderBy(desc(newestSubmission))
    .limit(1)
  const [asked] = await db.select({ at: max(company.questionAskedAt) }).from(company)
  return {
    waiting: await countWaiting(db),
    newest: newest ? { label: newest.label, at: new Date(newest.at) } : null,
    lastChange: asked?.at?.getTime() ?? 0,
  }
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

/** With the same number, or a name that looks alike. In any state: the reviewer compares them all. */
export const findDuplicateEntries = (db: Db, stored: StoredCompany): Promise<StoredCompany[]> =>
  db
    .select()
    .from(company)
    .where(
      and(ne(company.id, stored.id), or(hasNumber(stored), eq(skeleton, companySkeleton(stored.nameKey)))),
    )
    .orderBy(desc(company.submittedAt))
    .limit(maxDuplicates)

const maxDuplicates = 50
