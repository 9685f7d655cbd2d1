import { z } from 'zod'
import { channels } from '#domain/notifications/message.ts'
import { defineCall } from './call.ts'

/** Development only: the outbox read as a mailbox. */
export const outboxMessage = z.object({
  id: z.number().int(),
  channel: z.enum(channels),
  recipient: z.string(),
  brand: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  subject: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
})
export type OutboxMessage = z.infer<typeof outboxMessage>

export const listOutbox = defineCall({
  name: 'listOutbox',
  capability: 'notifications',
  access: 'public',
  method: 'GET',
  path: '/api/dev/outbox',
  data: z.array(outboxMessage),
})

export const sendTestMessage = defineCall({
  name: 'sendTestMessage',
  capability: 'notifications',
  access: 'public',
  method: 'POST',
  path: '/api/dev/outbox/test',
  body: z.strictObject({ channel: z.enum(channels), recipient: z.string().trim().min(3).max(100) }),
  data: z.object({ id: z.number().int() }),
})
