import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { SentEvents } from '#server/platform/http/reply-events.ts'
import type { Log } from '#server/platform/logs.ts'
import { countUnread } from './notification-store.ts'
import { createStream, type Stream } from './stream.ts'

export type WatchLimits = {
  /** A sign of life this often, when the session is asked again too. */
  readonly beatMs: number
  readonly perPerson: number
  readonly inAll: number
}

/** Each tab that cannot share another's stream has one of its own; a proxy may hold more people than we can. */
const watchLimits: WatchLimits = { beatMs: 25_000, perPerson: 10, inAll: 1_000 }

export type WatchDeps = {
  readonly queries: Queries
  readonly log: Log
  /** Told by whoever keeps the sessions: neither ended nor run out. Being asked does not count as use. */
  isSessionOpen(queries: Queries, sessionId: string): Promise<boolean>
}

export type Reader = { readonly personId: string; readonly sessionId: string }

export type Watch = {
  open(reader: Reader): Verdict<SentEvents>
  /** There is news for somebody, or nobody knows for whom. */
  heard(personId?: string): void
  /** Everybody is let go at once, so that no stream keeps the house from closing. */
  stop(): Promise<void>
}

export function createWatch(
  { queries, log, isSessionOpen }: WatchDeps,
  limits: WatchLimits = watchLimits,
): Watch {
  const streams = new Map<Stream, string>()
  let stopping = false
  const streamsOf = (personId: string | undefined) =>
    [...streams].filter(([, reader]) => personId === undefined || reader === personId).map(([one]) => one)

  return {
    open(reader) {
      if (stopping || streams.size >= limits.inAll) return refuse('busy')
      if (streamsOf(reader.personId).length >= limits.perPerson) return refuse('too-many-streams')
      const stream = createStream({
        beatMs: limits.beatMs,
        isOpen: () => isSessionOpen(queries, reader.sessionId),
        read: async () => ({ unread: await countUnread(queries, reader.personId) }),
        onEnd: () => streams.delete(stream),
        onTrouble: (err) => log.warn({ err }, 'a stream of notices broke'),
      })
      streams.set(stream, reader.personId)
      return accept(stream.events)
    },
    heard: (personId) => {
      for (const stream of streamsOf(personId)) stream.wake()
    },
    async stop() {
      stopping = true
      for (const stream of streamsOf(undefined)) stream.end()
    },
  }
}
