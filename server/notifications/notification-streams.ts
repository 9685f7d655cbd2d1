import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { SentEvents } from '#server/platform/http/reply-events.ts'
import type { Log } from '#server/platform/logs.ts'
import { countUnread } from './notification-store.ts'
import { createStream, type Stream } from './stream.ts'

export type StreamLimits = {
  /** Heartbeat interval. The session is checked at each heartbeat. */
  readonly beatMs: number
  readonly perPerson: number
  readonly inAll: number
}

/** A browser without shared streams opens one per tab, hence the limit per person. */
const defaultLimits: StreamLimits = { beatMs: 25_000, perPerson: 10, inAll: 1_000 }

export type NotificationStreamsDeps = {
  readonly db: Db
  readonly log: Log
  /** Implemented by the identity module. Does not count as use of the session. */
  isSessionOpen(db: Db, sessionId: string): Promise<boolean>
}

export type Reader = { readonly personId: string; readonly sessionId: string }

export type NotificationStreams = {
  open(reader: Reader): Result<SentEvents>
  /** Updates the streams of one person, or all streams if the person is unknown. */
  wake(personId?: string): void
  /** Ends all streams, so that they do not delay the shutdown. */
  stop(): Promise<void>
}

export function createNotificationStreams(
  { db, log, isSessionOpen }: NotificationStreamsDeps,
  limits: StreamLimits = defaultLimits,
): NotificationStreams {
  const streams = new Map<Stream, string>()
  let stopping = false
  const streamsOf = (personId: string | undefined) =>
    [...streams].filter(([, reader]) => personId === undefined || reader === personId).map(([one]) => one)

  return {
    open(reader) {
      if (stopping || streams.size >= limits.inAll) return refusal('busy')
      if (streamsOf(reader.personId).length >= limits.perPerson) return refusal('too-many-streams')
      const stream = createStream({
        beatMs: limits.beatMs,
        isOpen: () => isSessionOpen(db, reader.sessionId),
        read: async () => ({ unread: await countUnread(db, reader.personId) }),
        onEnd: () => streams.delete(stream),
        onError: (err) => log.warn({ err }, 'notification stream failed'),
      })
      streams.set(stream, reader.personId)
      return ok(stream.events)
    },
    wake: (personId) => {
      for (const stream of streamsOf(personId)) stream.wake()
    },
    async stop() {
      stopping = true
      for (const stream of streamsOf(undefined)) stream.end()
    },
  }
}
