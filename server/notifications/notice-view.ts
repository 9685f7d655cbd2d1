import type { NoticeView } from '#contract/notifications.ts'
import type { StoredNotice } from './notice-store.ts'

export const viewNotice = (stored: StoredNotice): NoticeView => ({
  id: stored.id,
  kind: stored.kind,
  facts: stored.facts,
  path: stored.path,
  brand: stored.brand,
  createdAt: stored.createdAt.toISOString(),
  isRead: stored.readAt !== null,
})
