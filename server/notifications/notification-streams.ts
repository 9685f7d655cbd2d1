import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { SentEvents } from '#server/platform/http/reply-events.ts'
import type { Log } from '#server/platform/logs.ts'
import { timeLimits } from '#server/platform/time-limits.ts'
import { countUnread } from './notification-store.ts'
import { createStream, type Stream } from './stream.ts'

export type StreamLimits = {
  /** Heartbeat interval. The session is checked at each heartbeat. */
  readonly beatMs: number
  /** The oldest stream is ended for a new one. A hidden tab has none. */
  readonly perPerson: number
  /** Far more than an office has pages on screen, and a small part of all. */
  readonly perNetwork: number
  /** A stream of the network with the most is ended for a new one of a smaller one. */
  readonly inAll: number
}

/** Beyond them a page reads the count every minute instead (decision 40). */
const defaultLimits: StreamLimits = {
  beatMs: timeLimits.heartbeatMs,
  perPerson: 3,
  perNetwork: 100,
  inAll: 1_000,
}

export type NotificationStreamsDeps = {
  readonly db: Db
  readonly log: Log
  /** Implemented by the identity module. Does not count as use of the session. */
  isSessionOpen(db: Db, sessionId: string): Promise<boolean>
}

export type Reader = {
  readonly personId: string
  readonly sessionId: string
  /** Of the client's address. */
  readonly network: string
}

export type NotificationStreams = {
  open(reader: Reader): Result<SentEvents>
  /** Updates the streams of one person, or all streams if the person is unknown. */
  wake(personId?: string): void
  /** Ends all streams, so that they do not delay the shutdown. */
  stop(): Promise<void>
}

type Holding = readonly [Stream, Reader]

/** The group with the most; of several the one that began first. */
const largestOf = (held: readonly Holding[], keyOf: (reader: Reader) => string): readonly Holding[] =>
  [...Map.groupBy(held, ([, reader]) => keyOf(reader)).values()].reduce(
    (most, group) => (group.length > most.length ? group : most),
    [],
  )

/**
 * The oldest stream of the person who has the most in the network that has the most. None if the reader's network would
 * then have more than that one: it would only take turns with others.
 */
function toShed(held: readonly Holding[], { network }: Reader): Stream | undefined {
  const largest = largestOf(held, (one) => one.network)
  const own = held.filter(([, one]) => one.network === network)
  if (own.length + 1 >= largest.length) return undefined
  return largestOf(largest, ({ personId }) => personId)[0]?.[0]
}

export function createNotificationStreams(
  { db, log, isSessionOpen }: NotificationStreamsDeps,
  limits: StreamLimits = defaultLimits,
): NotificationStreams {
  // From the oldest to the newest.
  const streams = new Map<Stream, Reader>()
  let stopping = false
  const streamsOf = (isMeant: (reader: Reader) => boolean) =>
    [...streams].filter(([, reader]) => isMeant(reader)).map(([one]) => one)

  return {
    open(reader) {
      const own = streamsOf(({ personId }) => personId === reader.personId)
      const replaced = own.slice(0, Math.max(0, own.length - limits.perPerson + 1))
      const inNetwork = streamsOf(({ network }) => network === reader.network)
      const staying = inNetwork.filter((one) => !replaced.includes(one))
      if (staying.length >= limits.perNetwork) return refusal('too-many-streams')
      const isFull = streams.size - replaced.length >= limits.inAll
      const shed = isFull ? toShed([...streams], reader) : undefined
      if (stopping || (isFull && !shed)) return refusal('busy')
      for (const one of [...replaced, ...(shed ? [shed] : [])]) one.replace()
      const stream = createStream({
        beatMs: limits.beatMs,
        isOpen: () => isSessionOpen(db, reader.sessionId),
        read: async () => ({ unread: await countUnread(db, reader.personId) }),
        onEnd: () => streams.delete(stream),
        onError: (err) => log.warn({ err }, 'notification stream failed'),
      })
      streams.set(stream, reader)
      return ok(stream.events)
    },
    wake: (personId) => {
      for (const [one, reader] of streams) if ((personId ?? reader.personId) === reader.personId) one.wake()
    },
    async stop() {
      stopping = true
      for (const stream of streamsOf(() => true)) stream.end()
    },
  }
}
