import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Log } from '#server/platform/logs.ts'
import { timeLimits } from '#server/platform/time-limits.ts'
import { createStream, type Stream } from './event-stream.ts'
import type { SentEvents } from './reply-events.ts'

export type StreamLimits = {
  /** Heartbeat interval. The session is checked at each heartbeat. */
  readonly beatMs: number
  /** The oldest stream is ended for a new one. */
  readonly perUser: number
  /** Far more than an office has pages on screen, and a small part of all. */
  readonly perNetwork: number
  /** A stream of the network with the most is ended for a new one of a smaller one. */
  readonly inAll: number
}

/** Decision 40. */
const defaultLimits: StreamLimits = {
  beatMs: timeLimits.heartbeatMs,
  perUser: 3,
  perNetwork: 100,
  inAll: 1_000,
}

export type StreamReader = {
  readonly userId: string
  readonly sessionId: string
  /** Of the client's address. */
  readonly network: string
}

export type EventStreamsDeps<Reader extends StreamReader> = {
  readonly log: Log
  /** Checked before every event. Does not count as use of the session. */
  isOpen(reader: Reader): Promise<boolean>
  /** The current state. */
  read(reader: Reader): Promise<object>
  onEnd?(reader: Reader): void
}

export type EventStreams<Reader extends StreamReader> = {
  open(reader: Reader): Result<SentEvents>
  /** Sends the current state again to the readers that are meant. */
  wake(isMeant: (reader: Reader) => boolean): void
  /** Of the streams that are open. */
  readers(): readonly Reader[]
  /** Ends all streams, so that they do not delay the shutdown. */
  stop(): Promise<void>
}

type Holding = readonly [Stream, StreamReader]

/** The group with the most; of several the one that began first. */
const largestOf = (held: readonly Holding[], keyOf: (reader: StreamReader) => string): readonly Holding[] =>
  [...Map.groupBy(held, ([, reader]) => keyOf(reader)).values()].reduce(
    (most, group) => (group.length > most.length ? group : most),
    [],
  )

/**
 * The oldest stream of the user who has the most in the network that has the most. None if the reader's network would
 * then have more than that one: it would only take turns with others.
 */
function toShed(held: readonly Holding[], { network }: StreamReader): Stream | undefined {
  const largest = largestOf(held, (one) => one.network)
  const own = held.filter(([, one]) => one.network === network)
  if (own.length + 1 >= largest.length) return undefined
  return largestOf(largest, ({ userId }) => userId)[0]?.[0]
}

function startStream<Reader extends StreamReader>(
  streams: Map<Stream, Reader>,
  reader: Reader,
  { log, isOpen, read, onEnd }: EventStreamsDeps<Reader>,
  beatMs: number,
): Stream {
  const stream = createStream({
    beatMs,
    isOpen: () => isOpen(reader),
    read: () => read(reader),
    onEnd: () => {
      if (streams.delete(stream)) onEnd?.(reader)
    },
    onError: (err) => log.warn({ err }, 'event stream failed'),
  })
  streams.set(stream, reader)
  return stream
}

/** The event streams of one kind, within limits for each user, each network and all together. */
export function createEventStreams<Reader extends StreamReader>(
  deps: EventStreamsDeps<Reader>,
  limits: StreamLimits = defaultLimits,
): EventStreams<Reader> {
  // From the oldest to the newest.
  const streams = new Map<Stream, Reader>()
  let stopping = false
  const streamsOf = (isMeant: (reader: Reader) => boolean) =>
    [...streams].filter(([, reader]) => isMeant(reader)).map(([one]) => one)

  return {
    open(reader) {
      const own = streamsOf(({ userId }) => userId === reader.userId)
      const replaced = own.slice(0, Math.max(0, own.length - limits.perUser + 1))
      const inNetwork = streamsOf(({ network }) => network === reader.network)
      const staying = inNetwork.filter((one) => !replaced.includes(one))
      if (staying.length >= limits.perNetwork) return refusal('too-many-streams')
      const isFull = streams.size - replaced.length >= limits.inAll
      const shed = isFull ? toShed([...streams], reader) : undefined
      if (stopping || (isFull && !shed)) return refusal('busy')
      for (const one of [...replaced, ...(shed ? [shed] : [])]) one.replace()
      return ok(startStream(streams, reader, deps, limits.beatMs).events)
    },
    wake: (isMeant) => {
      for (const one of streamsOf(isMeant)) one.wake()
    },
    readers: () => [...streams.values()],
    async stop() {
      stopping = true
      for (const stream of streamsOf(() => true)) stream.end()
    },
  }
}
