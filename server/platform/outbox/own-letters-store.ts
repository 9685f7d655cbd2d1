import { asc, inArray } from 'drizzle-orm'
import { outboxMessage } from '#database/schema/platform.ts'
import type { Queries } from '#server/platform/database/connect.ts'

/** The letters to these addresses: that they were written and what became of them, without the code a letter held. */
export const copyLetters = (queries: Queries, recipients: readonly string[]) =>
  queries
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
