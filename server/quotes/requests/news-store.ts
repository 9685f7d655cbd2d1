import { desc, eq } from 'drizzle-orm'
import { quoteRequest } from '#database/schema/quotes.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { findAcceptances } from '#server/quotes/saved/quote-store.ts'
import { countAllOpenRequests } from './request-store.ts'

/** The open requests: how many, and the newest. */
export async function newsOfRequests(db: Db) {
  const [newest] = await db
    .select({ label: quoteRequest.number, at: quoteRequest.createdAt })
    .from(quoteRequest)
    .where(eq(quoteRequest.state, 'open'))
    .orderBy(desc(quoteRequest.id))
    .limit(1)
  return { waiting: await countAllOpenRequests(db), newest: newest ?? null }
}

/** The accepted offers of a member of staff who has not read of it yet; the newest by the number of its request. */
export async function newsOfAcceptances(db: Db, staffId: string) {
  const [newest] = await findAcceptances(db, staffId, 1)
  const { requestNumber: label, acceptedAt: at } = newest ?? {}
  return { waiting: null, newest: label && at ? { label, at } : null }
}
