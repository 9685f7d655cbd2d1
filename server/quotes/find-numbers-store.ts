import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { quote, quoteRequest } from '#database/schema/quotes.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { isNumbered } from '#server/platform/database/words.ts'

/** Open requests from or to one of these places, in small letters. */
const isOpenBetween = (places: readonly string[]): SQL | undefined =>
  and(
    eq(quoteRequest.state, 'open'),
    or(...['from', 'to'].map((end) => inArray(sql`lower(${quoteRequest.details} ->> ${end})`, [...places]))),
  )

type Sought = { readonly text: string; readonly companies: readonly string[]; readonly max: number }

/** By number, by company, or open ones by place. Newest first. */
export const requestsFound = (
  db: Db,
  { text, companies, places, max }: Sought & { readonly places: readonly string[] },
) =>
  db
    .select({
      number: quoteRequest.number,
      contactName: quoteRequest.contactName,
      companyId: quoteRequest.companyId,
    })
    .from(quoteRequest)
    .where(
      or(
        isNumbered(quoteRequest.number, text),
        inArray(quoteRequest.ownerId, [...companies]),
        isOpenBetween(places),
      ),
    )
    .orderBy(desc(quoteRequest.id))
    .limit(max)

/** By number or by company, with the request that staff answered by it. Newest first. */
export const quotesFound = (db: Db, { text, companies, max }: Sought) =>
  db
    .select({ number: quote.number, companyId: quote.companyId, requestNumber: quoteRequest.number })
    .from(quote)
    .leftJoin(quoteRequest, eq(quote.requestId, quoteRequest.id))
    .where(or(isNumbered(quote.number, text), inArray(quote.ownerId, [...companies])))
    .orderBy(desc(quote.id))
    .limit(max)

/** The number of a request, if there is one. */
export async function findRequestNumber(db: Db, number: string): Promise<string | undefined> {
  const [found] = await db
    .select({ number: quoteRequest.number })
    .from(quoteRequest)
    .where(eq(quoteRequest.number, number))
  return found?.number
}
