import { customerActor } from '#domain/access/customer-actor.ts'
import { membershipStatusOf } from '#server/certification/index.ts'
import { isSessionOpen } from '#server/identity/index.ts'
import {
  createNotificationStreams,
  type NotificationStreams,
  notificationChannel,
} from '#server/notifications/index.ts'
import { audienceWhoReads, keepersOfOrder } from '#server/orders/index.ts'
import type { Database, Db } from '#server/platform/database/connect.ts'
import type { Listener } from '#server/platform/database/listen.ts'
import type { Log } from '#server/platform/logs.ts'

export type StreamDeps = {
  readonly database: Database
  readonly listener: Listener
  readonly log: Log
}

const orders = {
  audienceOf: async (db: Db, personId: string) =>
    audienceWhoReads(customerActor(personId, await membershipStatusOf(db, personId))),
  keepersOf: keepersOfOrder,
}

/** Passes inbox changes of every instance on to the streams of this one. */
export async function openNotificationStreams({
  database,
  listener,
  log,
}: StreamDeps): Promise<NotificationStreams> {
  const streams = createNotificationStreams({ db: database.db, log, isSessionOpen, orders })
  await listener.listen(notificationChannel, streams.wake)
  return streams
}
