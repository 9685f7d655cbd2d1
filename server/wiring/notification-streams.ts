import { isSessionOpen } from '#server/identity/index.ts'
import {
  createNotificationStreams,
  type NotificationStreams,
  notificationChannel,
} from '#server/notifications/index.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { pgListen } from '#server/platform/database/listen.ts'
import type { Disposables } from '#server/platform/disposables.ts'
import type { Log } from '#server/platform/logs.ts'

export type StreamDeps = {
  readonly url: string
  readonly database: Database
  readonly disposables: Disposables
  readonly log: Log
}

/** Passes inbox changes of every instance on to the streams of this one. */
export async function openNotificationStreams({
  url,
  database,
  disposables,
  log,
}: StreamDeps): Promise<NotificationStreams> {
  const streams = createNotificationStreams({ db: database.db, log, isSessionOpen })
  const listener = await pgListen(url, notificationChannel, streams.wake, log)
  disposables.add('listening for notifications', () => listener.stop())
  return streams
}
