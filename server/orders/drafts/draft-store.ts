import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { customerOrder, orderService } from '#database/schema/orders.ts'
import { orderDraft } from '#database/schema/orders-drafts.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** What a draft is for: a quote, or the correction of an order on it. */
export type DraftSubject = { readonly quoteId: number; readonly orderId: number | null }
/** The person, in the company that the draft was typed for. */
export type Drafter = { readonly personId: string; readonly companyId: string }

type NewDraft = Pick<typeof orderDraft.$inferInsert, 'origin' | 'values' | 'more' | 'fileId' | 'savedAt'>
export type StoredDraft = typeof orderDraft.$inferSelect

/** Until the end of the transaction: of two saves at once, the second one reads what the first one wrote. */
export const lockDraftsOf = (db: Db, { personId }: Drafter) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order drafts of ${personId}`}, 0))`)

const isOf = ({ personId, companyId }: Drafter) =>
  and(eq(orderDraft.personId, personId), eq(orderDraft.companyId, companyId))

const isFor = (drafter: Drafter, { quoteId, orderId }: DraftSubject) =>
  and(
    isOf(drafter),
    eq(orderDraft.quoteId, quoteId),
    orderId === null ? isNull(orderDraft.orderId) : eq(orderDraft.orderId, orderId),
  )

export async function findDraft(
  db: Db,
  drafter: Drafter,
  subject: DraftSubject,
): Promise<StoredDraft | undefined> {
  const [found] = await db.select().from(orderDraft).where(isFor(drafter, subject))
  return found
}

/** The last order that the person placed on a quote. */
export async function findOrderedFrom(
  db: Db,
  { personId, companyId }: Drafter,
  quoteId: number,
): Promise<string | undefined> {
  const [found] = await db
    .select({ number: customerOrder.number })
    .from(orderService)
    .innerJoin(customerOrder, eq(customerOrder.id, orderService.orderId))
    .where(
      and(
        eq(orderService.quoteId, quoteId),
        eq(customerOrder.placedBy, personId),
        eq(customerOrder.companyId, companyId),
      ),
    )
    .orderBy(desc(customerOrder.id))
    .limit(1)
  return found?.number
}

export const draftsOf = (db: Db, drafter: Drafter, limit: number) =>
  db
    .select({
      quoteId: orderDraft.quoteId,
      order: customerOrder.number,
      version: orderDraft.version,
      savedAt: orderDraft.savedAt,
    })
    .from(orderDraft)
    .leftJoin(customerOrder, eq(customerOrder.id, orderDraft.orderId))
    .where(isOf(drafter))
    .orderBy(desc(orderDraft.savedAt), desc(orderDraft.id))
    .limit(limit)

export async function countDrafts(db: Db, { personId }: Drafter): Promise<number> {
  const [row] = await db
    .select({ counted: count() })
    .from(orderDraft)
    .where(eq(orderDraft.personId, personId))
  return row?.counted ?? 0
}

export async function insertDraft(
  db: Db,
  { personId, companyId }: Drafter,
  { quoteId, orderId }: DraftSubject,
  draft: NewDraft,
): Promise<StoredDraft> {
  const [inserted] = await db
    .insert(orderDraft)
    .values({ personId, companyId, quoteId, orderId, version: 1, ...draft })
    .returning()
  if (!inserted) throw new Error('A draft was saved but not returned')
  return inserted
}

export async function updateDraft(db: Db, id: string, draft: Omit<NewDraft, 'origin'>): Promise<StoredDraft> {
  const [updated] = await db
    .update(orderDraft)
    .set({ ...draft, version: sql`${orderDraft.version} + 1` })
    .where(eq(orderDraft.id, id))
    .returning()
  if (!updated) throw new Error('A draft was changed but not returned')
  return updated
}

export async function deleteDraft(db: Db, drafter: Drafter, subject: DraftSubject): Promise<void> {
  await db.delete(orderDraft).where(isFor(drafter, subject))
}

/** Once the order is corrected, those of colleagues too. */
export async function deleteDraftsOfOrder(db: Db, orderId: number): Promise<void> {
  await db.delete(orderDraft).where(eq(orderDraft.orderId, orderId))
}

/** Of a closed account; their files are removed once nothing uses them. */
export async function deleteOrderDraftsOf(db: Db, personId: string): Promise<void> {
  await db.delete(orderDraft).where(eq(orderDraft.personId, personId))
}

export async function deleteDraftsBefore(db: Db, time: Date): Promise<void> {
  await db.delete(orderDraft).where(lt(orderDraft.savedAt, time))
}

/** Of a person, in all companies. */
export const allDraftsOf = (db: Db, personId: string) =>
  db
    .select({
      quoteId: orderDraft.quoteId,
      order: customerOrder.number,
      values: orderDraft.values,
      more: orderDraft.more,
      savedAt: orderDraft.savedAt,
    })
    .from(orderDraft)
    .leftJoin(customerOrder, eq(customerOrder.id, orderDraft.orderId))
    .where(eq(orderDraft.personId, personId))
    .orderBy(desc(orderDraft.savedAt), desc(orderDraft.id))
