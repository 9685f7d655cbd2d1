import { and, asc, eq } from 'drizzle-orm'
import { quote, quoteRequest, rateAlert } from '#database/schema/quotes.ts'
import type { Queries } from '#server/platform/database/connect.ts'

const askedColumns = {
  number: quoteRequest.number,
  brand: quoteRequest.brand,
  kind: quoteRequest.kind,
  state: quoteRequest.state,
  details: quoteRequest.details,
  contactName: quoteRequest.contactName,
  contactPhone: quoteRequest.contactPhone,
  createdAt: quoteRequest.createdAt,
}
const quotedColumns = { number: quote.number, service: quote.service, createdAt: quote.createdAt }
const watchedColumns = {
  pol: rateAlert.pol,
  pod: rateAlert.pod,
  containerType: rateAlert.containerType,
  threshold: rateAlert.threshold,
  createdAt: rateAlert.createdAt,
}

/** What he asked, what he was quoted and what he watches; the figures are the company's, and read where quotes are. */
export async function copyQuotes(queries: Queries, personId: string) {
  return {
    requests: await queries
      .select(askedColumns)
      .from(quoteRequest)
      .where(eq(quoteRequest.personId, personId))
      .orderBy(asc(quoteRequest.id)),
    quotes: await queries
      .select(quotedColumns)
      .from(quote)
      .where(eq(quote.personId, personId))
      .orderBy(asc(quote.id)),
    rateAlerts: await queries
      .select(watchedColumns)
      .from(rateAlert)
      .where(eq(rateAlert.personId, personId))
      .orderBy(asc(rateAlert.createdAt)),
  }
}

/** Nobody waits for an answer any more; what was asked stays with the desk, without a name and a number. */
export async function forgetQuotes(queries: Queries, personId: string): Promise<void> {
  await queries.delete(rateAlert).where(eq(rateAlert.personId, personId))
  await queries
    .update(quoteRequest)
    .set({ state: 'withdrawn' })
    .where(and(eq(quoteRequest.personId, personId), eq(quoteRequest.state, 'open')))
  await queries
    .update(quoteRequest)
    .set({ contactName: '', contactPhone: '' })
    .where(eq(quoteRequest.personId, personId))
}
