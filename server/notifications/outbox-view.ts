import type { OutboxMessage } from '#contract/outbox.ts'
import type { newestMessages } from '#server/platform/outbox/outbox-store.ts'
import { renderText } from '#server/platform/outbox/render-message.ts'

type StoredMessage = Awaited<ReturnType<typeof newestMessages>>[number]

export const viewMessage = (stored: StoredMessage): OutboxMessage => ({
  id: stored.id,
  channel: stored.channel,
  brand: stored.brand,
  state: stored.state,
  createdAt: stored.createdAt.toISOString(),
  ...renderText(stored),
})
