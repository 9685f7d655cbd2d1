import type { NotificationView } from '#contract/notifications.ts'
import type { StoredNotification } from './notification-store.ts'

export const viewNotification = (stored: StoredNotification): NotificationView => ({
  id: stored.id,
  kind: stored.kind,
  params: stored.params,
  path: stored.path,
  brand: stored.brand,
  createdAt: stored.createdAt.toISOString(),
  isRead: stored.readAt !== null,
})
