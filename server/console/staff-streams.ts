import { randomUUID } from 'node:crypto'
import type { ConsoleNews } from '#contract/console.ts'
import { type Staff, userOf } from '#domain/access/actor.ts'
import { type NewsKind, newsKinds, newsPermissions } from '#domain/access/console-news.ts'
import { may } from '#domain/access/permissions.ts'
import type { Result } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { createEventStreams, type StreamReader } from '#server/platform/http/event-streams.ts'
import type { SentEvents } from '#server/platform/http/reply-events.ts'
import type { Log } from '#server/platform/logs.ts'
import {
  deleteReader,
  findOtherReaders,
  insertReader,
  type RequestReader,
  renewReader,
  requestNamedIn,
} from './request-reader-store.ts'
import { rolesOf } from './staff-store.ts'

export type News = { readonly waiting: number | null; readonly newest: Newest | null }
type Newest = { readonly label: string; readonly at: Date }

/** Implemented by the modules that own the queues. */
export type NewsOf = Readonly<Record<NewsKind, (db: Db, staffId: string) => Promise<News>>>

export type StaffStreamsDeps = {
  readonly db: Db
  readonly log: Log
  /** Implemented by the identity module. Does not count as use of the session. */
  isSessionOpen(db: Db, sessionId: string): Promise<boolean>
  readonly newsOf: NewsOf
}

type Reader = StreamReader & { readonly actor: Staff; readonly opened: RequestReader | undefined }

export type StaffStreams = {
  /** The caller has checked that the reader may see the request. */
  open(
    reader: Omit<StreamReader, 'userId'> & { readonly actor: Staff; readonly request?: string | undefined },
  ): Promise<Result<SentEvents>>
  /** Updates the streams that a notification is about; all of them if notifications may have been lost. */
  wake(payload?: string): void
  stop(): Promise<void>
}

const isKind = (payload: string): payload is NewsKind => Object.hasOwn(newsPermissions, payload)

function isMeantBy(payload: string | undefined): (reader: Reader) => boolean {
  if (payload === undefined) return () => true
  const request = requestNamedIn(payload)
  return ({ actor, opened }) =>
    request === undefined
      ? isKind(payload) && may(actor, newsPermissions[payload])
      : opened?.request === request
}

/** The roles are read again for each event: one that was taken away shows nothing more. */
async function readNews(db: Db, newsOf: NewsOf, { userId, opened }: Reader): Promise<ConsoleNews> {
  const actor: Staff = { kind: 'staff', userId, roles: (await rolesOf(db, userId)) ?? [] }
  const kinds = newsKinds.filter((kind) => may(actor, newsPermissions[kind]))
  const news = []
  for (const kind of kinds) {
    const { waiting, newest } = await newsOf[kind](db, userId)
    news.push({ kind, waiting, newest: newest && { label: newest.label, at: newest.at.toISOString() } })
  }
  const mayKnowReaders = opened && may(actor, newsPermissions.requests)
  return { news, alsoOpen: mayKnowReaders ? await findOtherReaders(db, opened) : [] }
}

/** The event streams of staff, with the limits of those of customers. */
export function createStaffStreams({ db, log, isSessionOpen, newsOf }: StaffStreamsDeps): StaffStreams {
  const streams = createEventStreams<Reader>({
    log,
    async isOpen({ sessionId, opened }) {
      const isOpen = await isSessionOpen(db, sessionId)
      if (isOpen && opened) await renewReader(db, opened.id)
      return isOpen
    },
    read: (reader) => readNews(db, newsOf, reader),
    onEnd({ opened }) {
      if (opened)
        deleteReader(db, opened).catch((err: unknown) => log.warn({ err }, 'a reader was not removed'))
    },
  })
  return {
    ...streams,
    async open({ request, actor, ...reader }) {
      const userId = userOf(actor) ?? ''
      const opened = request === undefined ? undefined : { id: randomUUID(), request, staffId: userId }
      const stream = streams.open({ ...reader, userId, actor, opened })
      if (stream.ok && opened) await insertReader(db, opened)
      return stream
    },
    wake: (payload) => streams.wake(isMeantBy(payload)),
  }
}
