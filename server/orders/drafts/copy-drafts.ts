import type { Db } from '#server/platform/database/connect.ts'
import { quotesById } from '#server/quotes/index.ts'
import { allDraftsOf } from './draft-store.ts'

/** For the copy of personal data: what a person has typed and not yet sent. */
export async function copyOrderDrafts(db: Db, personId: string) {
  const drafts = await allDraftsOf(db, personId)
  const ids = drafts.map(({ quoteId }) => quoteId)
  const quotes = await quotesById(db, ids)
  return drafts.map(({ quoteId, ...draft }) => ({ quote: quotes.get(quoteId)?.number ?? null, ...draft }))
}
