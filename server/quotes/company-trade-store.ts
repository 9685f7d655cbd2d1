import { desc, eq } from 'drizzle-orm'
import { quote, quoteRequest } from '#database/schema/quotes.ts'
import type { Db } from '#server/platform/database/connect.ts'

const shown = 10

/** The newest requests and quotes of a company, for staff; without prices. */
export async function tradeOfCompany(db: Db, companyId: string) {
  const requests = await db
    .select({
      number: quoteRequest.number,
      kind: quoteRequest.kind,
      state: quoteRequest.state,
      createdAt: quoteRequest.createdAt,
    })
    .from(quoteRequest)
    .where(eq(quoteRequest.ownerId, companyId))
    .orderBy(desc(quoteRequest.id))
    .limit(shown)
  const quotes = await db
    .select({
      number: quote.number,
      from: quote.fromCode,
      to: quote.toCode,
      quotedOn: quote.quotedOn,
      acceptedAt: quote.acceptedAt,
      requestNumber: quoteRequest.number,
    })
    .from(quote)
    .leftJoin(quoteRequest, eq(quote.requestId, quoteRequest.id))
    .where(eq(quote.ownerId, companyId))
    .orderBy(desc(quote.id))
    .limit(shown)
  return { requests, quotes }
}
