import { asc, inArray } from 'drizzle-orm'
import { outboxMessage } from '#database/schema/platform.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** Messages to these recipients, for a data export: their state, without their content. */
export const copyMessages = (db: Db, recipients: readonly string[]) =>
  db
    .select({
      at: outboxMessage.createdAt,
      channel: outboxMessage.channel,
      recipient: outboxMessage.recipient,
      template: outboxMessage.template,
      state: outboxMessage.state,
    })
    .from(outboxMessage)
    .where(inArray(outboxMessage.recipient, [...recipients]))
    .orderBy(asc(outboxMessage.id))
