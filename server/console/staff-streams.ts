import { randomUUID } from 'node:crypto'
import type { ConsoleNews } from '#contract/console.ts'
import { type Staff, userOf } from '#domain/access/actor.ts'
import { type NewsKind, newsKinds, newsPermissions } from '#domain/access/console-news.ts'
import { may } from '#domain/access/permissions.ts'
import type { Result } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { createEventStreams, type StreamReader } from '#server/platform/http/replies/event-streams.ts'
import type { SentEvents } from '#server/platform/http/replies/reply-events.ts'
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

export type News = {
  readonly waiting: number | null
  readonly newest: Newest | null
  /** Of a kind whose changes are followed one by one. */
  readonly lastChange?: number | null
}
type Newest = { readonly label: string; readonly at: Date }

/** Implemented by the modules that own the queues. */
export type NewsOf = Readonly<Record<NewsKind, (db: Db, staffId: string) => Promise<News>>>

export type StaffStreamsDeps = {
  readonly db: Db
  readonly log: Log
  /** Implemented by the identity module. Does not count as use of the session. */
  isSessionOpen(db: Db, sessionId: string): Promise<boolean>
  readonly newsOf: NewsOf
  /** Implemented by the module of orders; null for an unknown number. */
  changesOfOrder(db: Db, number: string): Promise<Pick<ConsoleNews, 'openVersion' | 'openChange'> | null>
}

type Reader = StreamReader & { readonly actor: Staff; readonly opened: Opened | undefined }

/** What a page has open: a request, an order or a version of a rate, each with the permission to know about it. */
type Opened = RequestReader & { readonly kind: 'requests' | 'orders' | 'rates' }

export type StaffStreams = {
  /** The caller has checked that the reader may work on what is open. */
  open(
    reader: Omit<StreamReader, 'userId'> & {
      readonly actor: Staff
    } & Partial<OpenPage>,
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

type OpenPage = {
  readonly request: string | undefined
  readonly order: string | undefined
  readonly rate: string | undefined
}

function openedBy(staffId: string, { request, order, rate }: Partial<OpenPage>): Opened | undefined {
  const opened = { requests: request, orders: order, rates: rate }
  const kind = (['requests', 'orders', 'rates'] as const).find((one) => opened[one] !== undefined)
  return kind && { id: randomUUID(), request: opened[kind] ?? '', staffId, kind }
}

/** The roles are read again for each event: one that was taken away shows nothing more. */
async function readNews(
  { db, newsOf, changesOfOrder }: StaffStreamsDeps,
  { userId, opened }: Reader,
): Promise<ConsoleNews> {
  const actor: Staff = { kind: 'staff', userId, roles: (await rolesOf(db, userId)) ?? [] }
  const kinds = newsKinds.filter((kind) => may(actor, newsPermissions[kind]))
  const news = []
  for (const kind of kinds) {
    const { waiting, newest, lastChange } = await newsOf[kind](db, userId)
    const shown = newest && { label: newest.label, at: newest.at.toISOString() }
    news.push({ kind, waiting, newest: shown, lastChange })
  }
  if (!opened || !may(actor, newsPermissions[opened.kind])) return { news, alsoOpen: [] }
  const alsoOpen = await findOtherReaders(db, opened)
  if (opened.kind !== 'orders') return { news, alsoOpen }
  return { news, alsoOpen, ...(await changesOfOrder(db, opened.request)) }
}

/** The event streams of staff, with the limits of those of customers. */
export function createStaffStreams(deps: StaffStreamsDeps): StaffStreams {
  const { db, log, isSessionOpen } = deps
  const streams = createEventStreams<Reader>({
    log,
    async isOpen({ sessionId, opened }) {
      const isOpen = await isSessionOpen(db, sessionId)
      if (isOpen && opened) await renewReader(db, opened.id)
      return isOpen
    },
    read: (reader) => readNews(deps, reader),
    onEnd({ opened }) {
      if (opened)
        deleteReader(db, opened).catch((err: unknown) => log.warn({ err }, 'a reader was not removed'))
    },
  })
  return {
    ...streams,
    async open({ request, order, rate, actor, ...reader }) {
      const userId = userOf(actor) ?? ''
      const opened = openedBy(userId, { request, order, rate })
      const stream = streams.open({ ...reader, userId, actor, opened })
      if (stream.ok && opened) await insertReader(db, opened)
      return stream
    },
    wake: (payload) => streams.wake(isMeantBy(payload)),
  }
}
