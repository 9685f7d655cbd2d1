import { asc, eq } from 'drizzle-orm'
import { outboxMessage } from '#database/schema/platform.ts'
import type { Db } from '#server/platform/database/connect.ts'

/**
 * Messages to this person, for a data export: their state, without their content. Not by address: anybody can enter any
 * email address in a profile.
 */
export const copyMessages = (db: Db, personId: string) =>
  db
    .select({
      at: outboxMessage.createdAt,
      channel: outboxMessage.channel,
      recipient: outboxMessage.recipient,
      template: outboxMessage.template,
      state: outboxMessage.state,
    })
    .from(outboxMessage)
    .where(eq(outboxMessage.personId, personId))
    .orderBy(asc(outboxMessage.id))
