import { and, asc, eq } from 'drizzle-orm'
import { quote, quoteRequest } from '#database/schema/quotes.ts'
import { rateAlert } from '#database/schema/quotes-alerts.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { deleteAttachmentsOf } from './requests/attachment-store.ts'

const requestColumns = {
  number: quoteRequest.number,
  brand: quoteRequest.brand,
  kind: quoteRequest.kind,
  state: quoteRequest.state,
  details: quoteRequest.details,
  contactName: quoteRequest.contactName,
  contactPhone: quoteRequest.contactPhone,
  createdAt: quoteRequest.createdAt,
}
const quoteColumns = { number: quote.number, mode: quote.mode, createdAt: quote.createdAt }
const alertColumns = {
  pol: rateAlert.pol,
  pod: rateAlert.pod,
  containerType: rateAlert.containerType,
  threshold: rateAlert.threshold,
  createdAt: rateAlert.createdAt,
}

/** For the copy of personal data: requests, quotes and alerts of a person. Prices belong to the company and are left out. */
export async function exportPersonalQuoteData(db: Db, personId: string) {
  return {
    requests: await db
      .select(requestColumns)
      .from(quoteRequest)
      .where(eq(quoteRequest.personId, personId))
      .orderBy(asc(quoteRequest.id)),
    quotes: await db
      .select(quoteColumns)
      .from(quote)
      .where(eq(quote.personId, personId))
      .orderBy(asc(quote.id)),
    rateAlerts: await db
      .select(alertColumns)
      .from(rateAlert)
      .where(eq(rateAlert.personId, personId))
      .orderBy(asc(rateAlert.createdAt)),
  }
}

/** For a closed account: open requests are withdrawn, contact details, own attachments and alerts are deleted. */
export async function erasePersonalQuoteData(db: Db, personId: string): Promise<void> {
  await db.delete(rateAlert).where(eq(rateAlert.personId, personId))
  await deleteAttachmentsOf(db, personId)
  await db
    .update(quoteRequest)
    .set({ state: 'withdrawn' })
    .where(and(eq(quoteRequest.personId, personId), eq(quoteRequest.state, 'open')))
  await db
    .update(quoteRequest)
    .set({ contactName: '', contactPhone: '' })
    .where(eq(quoteRequest.personId, personId))
}
