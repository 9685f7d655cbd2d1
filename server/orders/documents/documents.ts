import type * as calls from '#contract/order-documents.ts'
import type { OrderDocuments, OrderDocumentView } from '#contract/order-documents.ts'
import type { Actor } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import { kindsOf, mostDocuments } from '#domain/orders/documents/document-kinds.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { findFile } from '#server/files/index.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { type OrderSide, writerSide } from '#server/orders/reading/order-side.ts'
import { namesOf } from '#server/orders/reading/order-view.ts'
import { canSeeOrder, seeOrder } from '#server/orders/reading/see-order.ts'
import { insertEvents, lockOrder, type StoredOrder } from '#server/orders/store/order-store.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/replies/reply-file.ts'
import { holdDocumentFiles } from './document-files.ts'
import {
  findDocuments,
  insertDocuments,
  orderOfDocument,
  type StoredDocument,
  withdrawDocument,
} from './document-store.ts'
import { withdrawalOf } from './proofs.ts'

type ListInput = EndpointInput<typeof calls.listOrderDocuments | typeof calls.listAnyOrderDocuments>
type AddInput = EndpointInput<typeof calls.addOrderDocument | typeof calls.addOrderDocumentByStaff>
type WithdrawInput = EndpointInput<
  typeof calls.withdrawOrderDocument | typeof calls.withdrawOrderDocumentByStaff
>

/** Documents of an order that came to nothing are read, not added. */
const isOpen = ({ tab }: StoredOrder): boolean => tab !== 'cancelled'

function viewDocument(
  document: StoredDocument,
  names: ReadonlyMap<string, string>,
  canWithdraw: boolean,
): OrderDocumentView {
  const { withdrawnAt, withdrawnBy, withdrawReason } = document
  return {
    id: document.fileId,
    name: document.name,
    mediaType: document.mediaType,
    bytes: document.bytes,
    kind: document.kind,
    side: document.side,
    addedBy: names.get(document.addedBy) ?? '',
    addedAt: document.addedAt.toISOString(),
    canWithdraw: canWithdraw && withdrawnAt === null,
    withdrawn: withdrawnAt && {
      by: (withdrawnBy && names.get(withdrawnBy)) ?? '',
      at: withdrawnAt.toISOString(),
      reason: withdrawReason ?? '',
    },
  }
}

async function viewDocuments(deps: OrderDeps, stored: StoredOrder, actor: Actor): Promise<OrderDocuments> {
  const { db } = deps.database
  const found = await findDocuments(db, stored.id)
  const withdrawal = await withdrawalOf(db, found, actor, deps.clock.now())
  const idsOf = (side: OrderSide['side']) =>
    found
      .filter((document) => document.side === side)
      .flatMap(({ addedBy, withdrawnBy }) => [addedBy, withdrawnBy])
  const names = new Map([
    ...(await namesOf(deps.findPeople, db, idsOf('customer'))),
    ...(await namesOf(deps.findStaff, db, idsOf('staff'))),
  ])
  const writer = writerSide(actor)
  const canAdd = writer.ok && isOpen(stored)
  return {
    canAdd,
    documents: found.map((document) =>
      viewDocument(document, names, canAdd && document.side === writer.value.side && withdrawal(document).ok),
    ),
  }
}

export async function listDocuments(deps: OrderDeps, input: ListInput): Promise<Result<OrderDocuments>> {
  const seen = await seeOrder(deps, input, 'documents-listed')
  return seen.ok ? ok(await viewDocuments(deps, seen.value.stored, input.principal.actor)) : seen
}

type Written = {
  readonly action: 'document-added' | 'document-withdrawn'
  readonly facts: Record<string, string>
}

/** What one side writes, with a line of the history; that of staff is audited too. */
async function write(
  deps: OrderDeps,
  input: AddInput | WithdrawInput,
  work: (db: Db, stored: StoredOrder, by: OrderSide, now: Date) => Promise<Result<Written>>,
): Promise<Result<OrderDocuments>> {
  const { actor } = input.principal
  const writer = writerSide(actor)
  if (!writer.ok) return writer
  const by = writer.value
  const now = deps.clock.now()
  const written = await deps.database.transaction(async (db): Promise<Result<StoredOrder>> => {
    const stored = await lockOrder(db, input.body.number, by.audience)
    if (!stored) return refusal('not-found')
    if (!isOpen(stored)) return refusal('order-step-closed', { state: stored.state })
    const done = await work(db, stored, by, now)
    if (!done.ok) return done
    const { action, facts } = done.value
    const kind = action === 'document-added' ? 'add-document' : 'withdraw-document'
    const event = { orderId: stored.id, kind, version: stored.version, facts, at: now } as const
    await insertEvents(db, [{ ...event, actorKind: by.side, actorId: by.userId }])
    const after = { number: stored.number, ...facts }
    if (by.side === 'staff') await audit(db, input, { action, subjectId: null, after })
    return ok(stored)
  })
  return written.ok ? ok(await viewDocuments(deps, written.value, actor)) : written
}

export const addDocument = (deps: OrderDeps, input: AddInput): Promise<Result<OrderDocuments>> =>
  write(deps, input, async (db, stored, by, now) => {
    const { kind, fileId } = input.body
    if (!kindsOf(by.side).includes(kind)) return invalidFields({ kind: 'unknown-value' })
    const earlier = await findDocuments(db, stored.id)
    if (earlier.length >= mostDocuments) return invalidFields({ fileId: 'too-many' })
    const held = await holdDocumentFiles(db, by, [fileId], 'fileId')
    if (!held.ok) return held
    const rows = held.value.map(({ id, ...file }) => ({
      ...file,
      fileId: id,
      orderId: stored.id,
      kind,
      side: by.side,
      addedBy: by.userId,
      addedAt: now,
    }))
    await insertDocuments(db, rows)
    return ok({ action: 'document-added', facts: { kind, name: rows[0]?.name ?? '' } })
  })

/** Each side withdraws its own, unless a decision about money rests on it; the document and its reason stay on record. */
export const withdraw = (deps: OrderDeps, input: WithdrawInput): Promise<Result<OrderDocuments>> =>
  write(deps, input, async (db, stored, by, now) => {
    const { fileId, reason } = input.body
    const documents = await findDocuments(db, stored.id)
    const document = documents.find((one) => one.fileId === fileId && one.side === by.side)
    if (!document) return refusal('not-found')
    if (document.withdrawnAt !== null) return refusal('order-changed', { version: stored.version })
    const withdrawal = await withdrawalOf(db, documents, input.principal.actor, now)
    const isOpen = withdrawal(document)
    if (!isOpen.ok) return isOpen
    await withdrawDocument(db, document.id, {
      withdrawnBy: by.userId,
      withdrawnAt: now,
      withdrawReason: reason,
    })
    return ok({ action: 'document-withdrawn', facts: { kind: document.kind, name: document.name, reason } })
  })

/** Those who see the order that has the document; undefined for a file that no order has. */
export async function canSeeDocument(db: Db, fileId: string, actor: Actor): Promise<boolean | undefined> {
  const order = await orderOfDocument(db, fileId)
  if (!order) return undefined
  return order.withdrawnAt === null && (await canSeeOrder(db, actor, order.number))
}

/** For staff, through its own order; audited before the first byte is sent. */
export async function readDocument(
  { database: { db }, store }: OrderDeps,
  input: EndpointInput<typeof calls.readOrderDocument>,
): Promise<Result<SentFile>> {
  const may = permit(input.principal.actor, 'read-all-orders')
  if (!may.ok) return may
  const { number, fileId } = input.query
  const order = await orderOfDocument(db, fileId)
  const isShown = order?.number === number && order.withdrawnAt === null
  const file = isShown ? await findFile(db, fileId) : undefined
  const pieces = file && (await store.read(file.id))
  if (!file || !pieces) return refusal('not-found')
  await audit(db, input, { action: 'document-seen', subjectId: null, after: { number, file: file.id } })
  const { name, mediaType, bytes } = file
  return ok({ name, mediaType, bytes, pieces })
}
