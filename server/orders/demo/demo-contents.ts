import { userOf } from '#domain/access/actor.ts'
import { addStoredFiles } from '#server/files/index.ts'
import { insertDocuments } from '#server/orders/documents/document-store.ts'
import { insertMessage, markRead } from '#server/orders/messages/message-store.ts'
import { insertMilestones } from '#server/orders/running/work-store.ts'
import { insertEvents, type NewEvent, type StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { type FileStore, storeBytes } from '#server/platform/storage/file-store.ts'
import { demoMilestones, type WorkPeriod } from './demo-milestones.ts'
import { type DemoMessage, demoConversations, demoDocuments } from './demo-orders-store.ts'
import type { DemoPages } from './demo-pages.ts'
import type { DemoParties } from './demo-steps.ts'

const hourMs = 60 * 60 * 1000

export type ContentDeps = {
  readonly store: FileStore
  readonly pages: DemoPages
  readonly parties: DemoParties
}

type Author = { readonly side: DemoMessage['side']; readonly userId: string }

function authorOf({ administrator, operations }: DemoParties, side: DemoMessage['side']): Author {
  return { side, userId: (side === 'staff' ? operations.userId : userOf(administrator)) ?? '' }
}

const eventBy = (stored: StoredOrder, { side, userId }: Author, at: Date) =>
  ({ orderId: stored.id, version: stored.version, at, actorKind: side, actorId: userId }) as const

/** The milestones, and the lines of the history about those that happened. */
async function addMilestones(db: Db, stored: StoredOrder, period: WorkPeriod, staff: Author) {
  const planned = demoMilestones(stored, period)
  const recordedAt = ({ classifier, at }: (typeof planned)[number]) =>
    classifier === 'actual' ? at : period.from
  await insertMilestones(
    db,
    planned.map((one) => ({
      ...one,
      orderId: stored.id,
      container: null,
      recordedBy: staff.userId,
      recordedAt: recordedAt(one),
    })),
  )
  return planned
    .filter(({ classifier }) => classifier === 'actual')
    .map(({ milestone, classifier, at }): NewEvent => {
      const facts = { milestone, classifier, container: null, at: at.toISOString(), reason: null }
      return { ...eventBy(stored, staff, at), kind: 'record-milestone', facts }
    })
}

/** Every second order has the documents of the customer as well. */
const brings = (stored: StoredOrder, side: Author['side']) => side === 'staff' || stored.id % 2 === 0

/** What the sides have brought by now, with the files in the store. */
async function storeDocuments(stored: StoredOrder, { from, latest }: WorkPeriod, deps: ContentDeps) {
  const due = demoDocuments
    .map((document) => ({ ...document, at: new Date(from.getTime() + document.hours * hourMs) }))
    .filter(({ side, at }) => at <= latest && brings(stored, side))
  const documents = due.map(async ({ side, kind, at }) => {
    const page = deps.pages.get(kind)
    if (!page) return []
    const { bytes, digest } = page
    const file = { name: `${stored.number}-${kind}.pdf`, mediaType: 'application/pdf', bytes: bytes.length }
    const { userId } = authorOf(deps.parties, side)
    return [{ id: await storeBytes(deps.store, bytes), side, kind, at, userId, file, digest }]
  })
  return (await Promise.all(documents)).flat()
}

async function addDocuments(db: Db, stored: StoredOrder, period: WorkPeriod, deps: ContentDeps) {
  const documents = await storeDocuments(stored, period, deps)
  const files = documents.map(({ id, side, userId, file, digest }) => ({
    ...file,
    id,
    digest,
    kind: 'document' as const,
    ownerId: side === 'customer' ? userId : null,
    staffId: side === 'staff' ? userId : null,
  }))
  await addStoredFiles(db, files)
  const rows = documents.map(({ id: fileId, side, kind, at: addedAt, userId: addedBy, file }) => ({
    ...file,
    orderId: stored.id,
    fileId,
    kind,
    side,
    addedBy,
    addedAt,
  }))
  await insertDocuments(db, rows)
  return documents.map(({ side, kind, at, userId, file: { name } }): NewEvent => {
    const event = eventBy(stored, { side, userId }, at)
    return { ...event, kind: 'add-document', facts: { kind, name } }
  })
}

/** Of every third conversation the last message waits for the other side. */
const isUnread = (stored: StoredOrder) => stored.id % 3 === 0

async function addMessages(db: Db, stored: StoredOrder, { from, latest }: WorkPeriod, parties: DemoParties) {
  const conversation = demoConversations[stored.id % demoConversations.length] ?? []
  const due = conversation
    .map((message) => ({ ...message, at: new Date(from.getTime() + message.hours * hourMs) }))
    .filter(({ at }) => at <= latest)
  for (const [index, { side, text, at }] of due.entries()) {
    const { userId } = authorOf(parties, side)
    const saveKey = `demo ${index}`
    const isWaiting = isUnread(stored) && index === due.length - 1
    const message = { orderId: stored.id, authorKind: side, authorId: userId, text, saveKey, sentAt: at }
    const id = await insertMessage(db, message)
    const reader = authorOf(parties, side === 'staff' ? 'customer' : 'staff')
    if (isWaiting) continue
    await markRead(db, {
      orderId: stored.id,
      readerKind: reader.side,
      readerId: reader.userId,
      lastMessage: id,
      readAt: at,
    })
  }
}

/** What both sides have brought to an order while it ran: milestones, documents and messages. */
export async function seedContents(
  db: Db,
  stored: StoredOrder,
  period: WorkPeriod,
  deps: ContentDeps,
): Promise<void> {
  const staff = authorOf(deps.parties, 'staff')
  const events = [
    ...(await addMilestones(db, stored, period, staff)),
    ...(await addDocuments(db, stored, period, deps)),
  ]
  events.sort((one, other) => one.at.getTime() - other.at.getTime())
  if (events.length > 0) await insertEvents(db, events)
  await addMessages(db, stored, period, deps.parties)
}
