export { copyNotifications } from './copy-notifications-store.ts'
export { notificationEndpoints } from './notification-routes.ts'
export {
  deleteNotificationsOf,
  hasUnreadAbout,
  insertNotification,
  markRead as markNotificationsRead,
  notificationChannel,
} from './notification-store.ts'
export { createNotificationStreams, type NotificationStreams } from './notification-streams.ts'
export { createNotify, type Notification, type Notify } from './notify.ts'
export { developmentOutboxEndpoints } from './routes.ts'
export { digestJob } from './send-digests.ts'
export { notificationSweep } from './sweep.ts'
