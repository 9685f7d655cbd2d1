import { and, asc, count, eq, gt, inArray, isNull, max, ne, sql } from 'drizzle-orm'
import { cannedAnswer, orderMessage, orderMessageRead } from '#database/schema/orders-documents.ts'
import type { DocumentSide } from '#domain/orders/documents/document-kinds.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type StoredMessage = typeof orderMessage.$inferSelect

/** The oldest first. */
export const findMessages = (db: Db, orderId: number): Promise<StoredMessage[]> =>
  db.select().from(orderMessage).where(eq(orderMessage.orderId, orderId)).orderBy(asc(orderMessage.id))

/** The order is locked, so that a key is looked for before it is used. */
export async function insertMessage(db: Db, message: typeof orderMessage.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(orderMessage).values(message).returning({ id: orderMessage.id })
  if (!inserted) throw new Error('A message was not inserted')
  return inserted.id
}

export const findReads = (db: Db, orderId: number) =>
  db
    .select()
    .from(orderMessageRead)
    .where(eq(orderMessageRead.orderId, orderId))
    .orderBy(asc(orderMessageRead.readAt))

/** A mark moves forward only. */
export const markRead = (db: Db, read: typeof orderMessageRead.$inferInsert) =>
  db
    .insert(orderMessageRead)
    .values(read)
    .onConflictDoUpdate({
      target: [orderMessageRead.orderId, orderMessageRead.readerKind, orderMessageRead.readerId],
      set: { lastMessage: read.lastMessage, readAt: read.readAt },
      setWhere: sql`${orderMessageRead.lastMessage} < excluded.last_message`,
    })

type Reader = { readonly side: DocumentSide; readonly userId: string }

/** Unread messages of each order: for a customer those that they have not read, for staff those that none of them has. */
export async function unreadOf(
  db: Db,
  orderIds: readonly number[],
  { side, userId }: Reader,
): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map()
  const marks = db
    .select({ orderId: orderMessageRead.orderId, last: max(orderMessageRead.lastMessage).as('last') })
    .from(orderMessageRead)
    .where(
      and(
        inArray(orderMessageRead.orderId, [...orderIds]),
        eq(orderMessageRead.readerKind, side),
        side === 'staff' ? undefined : eq(orderMessageRead.readerId, userId),
      ),
    )
    .groupBy(orderMessageRead.orderId)
    .as('marks')
  const found = await db
    .select({ orderId: orderMessage.orderId, unread: count() })
    .from(orderMessage)
    .leftJoin(marks, eq(marks.orderId, orderMessage.orderId))
    .where(
      and(
        inArray(orderMessage.orderId, [...orderIds]),
        ne(orderMessage.authorKind, side),
        gt(orderMessage.id, sql`coalesce(${marks.last}, 0)`),
      ),
    )
    .groupBy(orderMessage.orderId)
  return new Map(found.map(({ orderId, unread }) => [orderId, unread]))
}

export const findAnswers = (db: Db) =>
  db
    .select({ id: cannedAnswer.id, title: cannedAnswer.title, zh: cannedAnswer.zh, en: cannedAnswer.en })
    .from(cannedAnswer)
    .where(isNull(cannedAnswer.removedAt))
    .orderBy(asc(cannedAnswer.title), asc(cannedAnswer.id))

export const insertAnswer = (db: Db, answer: typeof cannedAnswer.$inferInsert) =>
  db.insert(cannedAnswer).values(answer)

/** False if there is no such answer. */
export async function changeAnswer(
  db: Db,
  id: string,
  changes: Partial<typeof cannedAnswer.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(cannedAnswer)
    .set(changes)
    .where(and(eq(cannedAnswer.id, id), isNull(cannedAnswer.removedAt)))
    .returning({ id: cannedAnswer.id })
  return changed.length === 1
}
