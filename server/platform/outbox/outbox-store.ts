import { and, desc, eq, getTableColumns, lt, ne, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { outboxMessage } from '#database/schema/platform.ts'
import type { Message } from '#domain/notifications/message.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** In the caller's transaction. */
export async function insertMessage(client: PoolClient, message: Message): Promise<number> {
  const [row] = await drizzle({ client })
    .insert(outboxMessage)
    .values(message)
    .returning({ id: outboxMessage.id })
  if (!row) throw new Error('The message was not stored')
  return row.id
}

/** Locked, so that two instances never send the same message. */
export const lockWaiting = async (db: Db, id: number) => {
  const ageSeconds = sql<number>`extract(epoch from now() - ${outboxMessage.createdAt})::int`
  const [row] = await db
    .select({ ...getTableColumns(outboxMessage), ageSeconds })
    .from(outboxMessage)
    .where(eq(outboxMessage.id, id))
    .for('update')
  return row?.state === 'waiting' ? row : undefined
}

/** Removes the content of a sent message: it may hold a one-time code. */
export const forgetContent = (db: Db, id: number) =>
  db
    .update(outboxMessage)
    .set({ params: {} })
    .where(and(eq(outboxMessage.id, id), ne(outboxMessage.state, 'waiting')))

export const markSent = (db: Db, id: number) =>
  db
    .update(outboxMessage)
    .set({
      state: 'sent',
      attempts: sql`${outboxMessage.attempts} + 1`,
      settledAt: sql`now()`,
      lastError: null,
    })
    .where(eq(outboxMessage.id, id))

/** Without a retry. */
export const markFailed = (db: Db, id: number, reason: string) =>
  db
    .update(outboxMessage)
    .set({ state: 'failed', lastError: reason, settledAt: sql`now()` })
    .where(eq(outboxMessage.id, id))

export const markFailedTry = (db: Db, id: number, error: string, maxAttempts: number) =>
  db
    .update(outboxMessage)
    .set({
      attempts: sql`${outboxMessage.attempts} + 1`,
      lastError: error,
      state: sql`case when ${outboxMessage.attempts} + 1 >= ${maxAttempts} then 'failed' else 'waiting' end`,
      settledAt: sql`case when ${outboxMessage.attempts} + 1 >= ${maxAttempts} then now() end`,
    })
    .where(eq(outboxMessage.id, id))

export const newestMessages = (db: Db, limit: number) =>
  db.select().from(outboxMessage).orderBy(desc(outboxMessage.createdAt), desc(outboxMessage.id)).limit(limit)

/** Days before a message is deleted; a failed one is kept longer, to find out why. */
const retentionDays = { sent: 30, failed: 90 } as const

export async function sweepMessages(db: Db): Promise<void> {
  for (const state of ['sent', 'failed'] as const) {
    const lastKept = sql`now() - make_interval(days => ${retentionDays[state]})`
    await db
      .delete(outboxMessage)
      .where(and(eq(outboxMessage.state, state), lt(outboxMessage.settledAt, lastKept)))
  }
}
