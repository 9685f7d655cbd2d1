import { and, asc, eq } from 'drizzle-orm'
import { offerRequest, quote, rateAlert } from '#database/schema/quotes.ts'
import type { Queries } from '#server/platform/database/connect.ts'

const askedColumns = {
  number: offerRequest.number,
  brand: offerRequest.brand,
  kind: offerRequest.kind,
  state: offerRequest.state,
  details: offerRequest.details,
  contactName: offerRequest.contactName,
  contactPhone: offerRequest.contactPhone,
  createdAt: offerRequest.createdAt,
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
export async function copyPapers(queries: Queries, personId: string) {
  return {
    requests: await queries
      .select(askedColumns)
      .from(offerRequest)
      .where(eq(offerRequest.personId, personId))
      .orderBy(asc(offerRequest.id)),
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
export async function forgetPapers(queries: Queries, personId: string): Promise<void> {
  await queries.delete(rateAlert).where(eq(rateAlert.personId, personId))
  await queries
    .update(offerRequest)
    .set({ state: 'withdrawn' })
    .where(and(eq(offerRequest.personId, personId), eq(offerRequest.state, 'open')))
  await queries
    .update(offerRequest)
    .set({ contactName: '', contactPhone: '' })
    .where(eq(offerRequest.personId, personId))
}
