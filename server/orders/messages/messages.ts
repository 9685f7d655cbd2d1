import type * as calls from '#contract/order-messages.ts'
import type { OrderMessages, OrderMessageView } from '#contract/order-messages.ts'
import type { Actor } from '#domain/access/actor.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { markNotificationsRead } from '#server/notifications/index.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { holdDocumentFiles } from '#server/orders/documents/document-files.ts'
import { filesOfMessages, findDocuments, insertDocuments } from '#server/orders/documents/document-store.ts'
import { insertMessageNotification } from '#server/orders/notifications/notification-store.ts'
import { type OrderSide, readerSide, writerSide } from '#server/orders/reading/order-side.ts'
import { namesOf } from '#server/orders/reading/order-view.ts'
import { seeOrder } from '#server/orders/reading/see-order.ts'
import { lockOrder, type StoredOrder } from '#server/orders/store/order-store.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import {
  findMessages,
  findReads,
  insertMessage,
  markRead,
  type StoredMessage,
  unreadOf,
} from './message-store.ts'

type ListInput = EndpointInput<typeof calls.listOrderMessages | typeof calls.listAnyOrderMessages>
type SendInput = EndpointInput<typeof calls.sendOrderMessage | typeof calls.sendOrderMessageByStaff>
type ReadInput = EndpointInput<typeof calls.markOrderMessagesRead | typeof calls.markOrderMessagesReadByStaff>
type Reads = Awaited<ReturnType<typeof findReads>>

/** When the other side first had a mark at or behind the message. */
const readAtOf = (message: StoredMessage, reads: Reads): string | null =>
  reads
    .find((read) => read.readerKind !== message.authorKind && read.lastMessage >= message.id)
    ?.readAt.toISOString() ?? null

async function viewMessages(
  deps: OrderDeps,
  stored: StoredOrder,
  actor: Actor,
  reader: OrderSide,
): Promise<OrderMessages> {
  const { db } = deps.database
  const found = await findMessages(db, stored.id)
  const reads = await findReads(db, stored.id)
  const files =
    found.length > 0
      ? await filesOfMessages(
          db,
          found.map(({ id }) => id),
        )
      : []
  const authorsOf = (side: OrderSide['side']) =>
    found.filter(({ authorKind }) => authorKind === side).map(({ authorId }) => authorId)
  const names = new Map([
    ...(await namesOf(deps.findPeople, db, authorsOf('customer'))),
    ...(await namesOf(deps.findStaff, db, authorsOf('staff'))),
  ])
  const view = (message: StoredMessage): OrderMessageView => ({
    id: message.id,
    side: message.authorKind,
    author: names.get(message.authorId) ?? '',
    text: message.text,
    sentAt: message.sentAt.toISOString(),
    files: files
      .filter(({ messageId }) => messageId === message.id)
      .map(({ fileId, name, mediaType, bytes }) => ({ id: fileId, name, mediaType, bytes })),
    readAt: readAtOf(message, reads),
  })
  const unread = await unreadOf(db, [stored.id], reader)
  return {
    canWrite: writerSide(actor).ok,
    unread: unread.get(stored.id) ?? 0,
    messages: found.map(view),
  }
}

export async function listMessages(deps: OrderDeps, input: ListInput): Promise<Result<OrderMessages>> {
  const seen = await seeOrder(deps, input, 'messages-seen')
  if (!seen.ok) return seen
  const { stored, reader } = seen.value
  return ok(await viewMessages(deps, stored, input.principal.actor, reader))
}

/** The order is locked. Who has read all that staff wrote needs the notification of it no longer. */
async function markReadBy(
  db: Db,
  { id: orderId, number }: StoredOrder,
  by: OrderSide,
  upTo: number,
  now: Date,
) {
  const reader = { orderId, readerKind: by.side, readerId: by.userId }
  await markRead(db, { ...reader, lastMessage: upTo, readAt: now })
  if (by.side === 'staff' || (await unreadOf(db, [orderId], by)).has(orderId)) return
  await markNotificationsRead(db, by.userId, { about: { kind: 'order-message', order: number } })
}

/** The key belongs to what was sent with it. */
async function isAsSent(db: Db, { id, orderId, text }: StoredMessage, sent: SendInput['body']) {
  const documents = await findDocuments(db, orderId)
  const files = documents.filter(({ messageId }) => messageId === id).map(({ fileId }) => fileId)
  return text === sent.text && files.toSorted().join() === sent.files.toSorted().join()
}

/** The message with its files, and the mark of its author; nothing for a key that was used before. */
async function writeMessage(
  db: Db,
  stored: StoredOrder,
  by: OrderSide,
  body: SendInput['body'],
  now: Date,
): Promise<Result<number | undefined>> {
  const orderId = stored.id
  const messages = await findMessages(db, orderId)
  const earlier = messages.find(({ authorId, saveKey }) => authorId === by.userId && saveKey === body.key)
  if (earlier) return (await isAsSent(db, earlier, body)) ? ok(undefined) : refusal('key-used')
  const held = await holdDocumentFiles(db, by, body.files, 'files')
  if (!held.ok) return held
  const author = { authorKind: by.side, authorId: by.userId }
  const message = { orderId, ...author, text: body.text, saveKey: body.key, sentAt: now }
  const messageId = await insertMessage(db, message)
  const added = { orderId, messageId, side: by.side, addedBy: by.userId, addedAt: now }
  await insertDocuments(
    db,
    held.value.map(({ id: fileId, ...file }) => ({
      ...file,
      ...added,
      fileId,
      kind: 'message-file' as const,
    })),
  )
  if (by.side === 'staff') await insertMessageNotification(db, messageId)
  await markReadBy(db, stored, by, messageId, now)
  return ok(messageId)
}

/** Each message is shown to several people at once. */
const limitOf = ({ userId }: OrderSide) => ({
  purpose: 'order-message',
  subject: userId,
  max: 60,
  windowSeconds: 10 * 60,
})

/** Who writes has read what came before. */
export async function sendMessage(deps: OrderDeps, input: SendInput): Promise<Result<OrderMessages>> {
  const { body, principal } = input
  const writer = writerSide(principal.actor)
  if (!writer.ok) return writer
  const by = writer.value
  const taken = await takeRateLimit(deps.database.db, [limitOf(by)])
  if (!taken.ok) return taken
  const now = deps.clock.now()
  const sent = await deps.database.transaction(async (db): Promise<Result<StoredOrder>> => {
    const stored = await lockOrder(db, body.number, by.audience)
    if (!stored) return refusal('not-found')
    const written = await writeMessage(db, stored, by, body, now)
    if (!written.ok) return written
    const after = { number: stored.number, message: written.value ?? null }
    if (by.side === 'staff') await audit(db, input, { action: 'message-sent', subjectId: null, after })
    return ok(stored)
  })
  return sent.ok ? ok(await viewMessages(deps, sent.value, principal.actor, by)) : sent
}

/** Up to a message that the reader has seen. */
export async function markMessagesRead(deps: OrderDeps, input: ReadInput): Promise<Result<OrderMessages>> {
  const { body, principal } = input
  const reader = readerSide(principal.actor)
  if (!reader.ok) return reader
  const by = reader.value
  const now = deps.clock.now()
  const marked = await deps.database.transaction(async (db): Promise<Result<StoredOrder>> => {
    const stored = await lockOrder(db, body.number, by.audience)
    if (!stored) return refusal('not-found')
    const messages = await findMessages(db, stored.id)
    if (!messages.some(({ id }) => id === body.upTo)) return refusal('not-found')
    await markReadBy(db, stored, by, body.upTo, now)
    const after = { number: stored.number, upTo: body.upTo }
    if (by.side === 'staff') await audit(db, input, { action: 'messages-read', subjectId: null, after })
    return ok(stored)
  })
  return marked.ok ? ok(await viewMessages(deps, marked.value, principal.actor, by)) : marked
}
