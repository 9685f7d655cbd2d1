import { isSessionOpen } from '#server/identity/index.ts'
import {
  createNotificationStreams,
  type NotificationStreams,
  notificationChannel,
} from '#server/notifications/index.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Listener } from '#server/platform/database/listen.ts'
import type { Log } from '#server/platform/logs.ts'

export type StreamDeps = {
  readonly database: Database
  readonly listener: Listener
  readonly log: Log
}

/** Passes inbox changes of every instance on to the streams of this one. */
export async function openNotificationStreams({
  database,
  listener,
  log,
}: StreamDeps): Promise<NotificationStreams> {
  const streams = createNotificationStreams({ db: database.db, log, isSessionOpen })
  await listener.listen(notificationChannel, streams.wake)
  return streams
}
