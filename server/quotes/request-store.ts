import { and, asc, count, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import { offerRequest, quote } from '#database/schema/quotes.ts'
import type { RequestKind, RequestState } from '#domain/quotes/offer-request.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type NewRequest = typeof offerRequest.$inferInsert

/** His own, and those of his company where he may see what became of them. */
export type RequestScope = { readonly personId: string; readonly companyId: string | null }

const isSeenBy = ({ personId, companyId }: RequestScope): SQL | undefined =>
  or(
    eq(offerRequest.personId, personId),
    companyId === null ? undefined : eq(offerRequest.companyId, companyId),
  )

const select = (queries: Queries) =>
  queries
    .select({ ...getTableColumns(offerRequest), quoteNumber: quote.number })
    .from(offerRequest)
    .leftJoin(quote, eq(quote.requestId, offerRequest.id))
    .$dynamic()

export type StoredRequest = Awaited<ReturnType<typeof select>>[number]

/** One at a time for each person, so that what is counted is what there is. */
export const lockRequestsOf = (queries: Queries, personId: string) =>
  queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`requests of ${personId}`}, 0))`)

const countWhere = async (queries: Queries, where: SQL | undefined): Promise<number> => {
  const [row] = await queries.select({ counted: count() }).from(offerRequest).where(where)
  return row?.counted ?? 0
}

export const countOpenOf = (queries: Queries, personId: string): Promise<number> =>
  countWhere(queries, and(eq(offerRequest.personId, personId), eq(offerRequest.state, 'open')))

export const countWaiting = (queries: Queries): Promise<number> =>
  countWhere(queries, eq(offerRequest.state, 'open'))

export async function insertRequest(queries: Queries, asked: NewRequest): Promise<void> {
  await queries.insert(offerRequest).values(asked)
}

/** Whoever asks; customers see it through their scope. */
export async function findRequest(
  queries: Queries,
  number: string,
  scope?: RequestScope,
): Promise<StoredRequest | undefined> {
  const [found] = await select(queries).where(and(eq(offerRequest.number, number), scope && isSeenBy(scope)))
  return found
}

type Page = { readonly after?: string; readonly most: number }

const idOf = (number: string, where?: SQL) =>
  sql`(select ${offerRequest.id} from ${offerRequest} where ${and(eq(offerRequest.number, number), where)})`

/** The newest first. */
export const findRequestsOf = (
  queries: Queries,
  scope: RequestScope,
  { after, most }: Page,
): Promise<StoredRequest[]> =>
  select(queries)
    .where(
      and(
        isSeenBy(scope),
        after === undefined ? undefined : sql`${offerRequest.id} < ${idOf(after, isSeenBy(scope))}`,
      ),
    )
    .orderBy(desc(offerRequest.id))
    .limit(most)

/** Who waits longest comes first. */
export const searchRequests = (
  queries: Queries,
  { state, kind, after, most }: Page & { readonly state?: RequestState; readonly kind?: RequestKind },
): Promise<StoredRequest[]> =>
  select(queries)
    .where(
      and(
        state && eq(offerRequest.state, state),
        kind && eq(offerRequest.kind, kind),
        after === undefined ? undefined : sql`${offerRequest.id} > ${idOf(after)}`,
      ),
    )
    .orderBy(asc(offerRequest.id))
    .limit(most)

type Closing = Pick<NewRequest, 'state' | 'staffId' | 'answeredAt' | 'reason'>

/** Whether it was still open: of two who close it at once, one does. */
export async function closeRequest(queries: Queries, id: number, closing: Closing): Promise<boolean> {
  const closed = await queries
    .update(offerRequest)
    .set(closing)
    .where(and(eq(offerRequest.id, id), eq(offerRequest.state, 'open')))
    .returning({ id: offerRequest.id })
  return closed.length === 1
}
