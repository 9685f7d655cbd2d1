import { and, count, desc, eq, gt, isNull } from 'drizzle-orm'
import { quote, quoteShare } from '#database/schema/quotes.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { listColumns } from './quote-store.ts'

const isOpen = (now: Date) => and(isNull(quoteShare.endedAt), gt(quoteShare.endsAt, now))

export type StoredShare = typeof quoteShare.$inferSelect

export async function insertShare(db: Db, values: typeof quoteShare.$inferInsert): Promise<StoredShare> {
  const [inserted] = await db.insert(quoteShare).values(values).returning()
  if (!inserted) throw new Error('A share was not inserted')
  return inserted
}

export const openSharesOf = (db: Db, quoteId: number, now: Date): Promise<StoredShare[]> =>
  db
    .select()
    .from(quoteShare)
    .where(and(eq(quoteShare.quoteId, quoteId), isOpen(now)))
    .orderBy(desc(quoteShare.id))

export async function countOpenShares(db: Db, quoteId: number, now: Date): Promise<number> {
  const [found] = await db
    .select({ open: count() })
    .from(quoteShare)
    .where(and(eq(quoteShare.quoteId, quoteId), isOpen(now)))
  return found?.open ?? 0
}

/** False if the quote has no such link, or it has ended. */
export async function markEnded(
  db: Db,
  { id, quoteId }: Pick<StoredShare, 'id' | 'quoteId'>,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .update(quoteShare)
    .set({ endedAt: now })
    .where(and(eq(quoteShare.id, id), eq(quoteShare.quoteId, quoteId), isOpen(now)))
    .returning({ id: quoteShare.id })
  return ended.length === 1
}

/** The quote that an open link leads to. */
export async function findSharedQuote(db: Db, tokenDigest: string, now: Date) {
  const [found] = await db
    .select({
      quote: { ...listColumns, snapshot: quote.snapshot },
      scope: quoteShare.scope,
      endsAt: quoteShare.endsAt,
      ownerId: quoteShare.ownerId,
      createdBy: quoteShare.createdBy,
    })
    .from(quoteShare)
    .innerJoin(quote, eq(quote.id, quoteShare.quoteId))
    .where(and(eq(quoteShare.tokenDigest, tokenDigest), isOpen(now)))
  return found
}

export type SharedQuote = NonNullable<Awaited<ReturnType<typeof findSharedQuote>>>
