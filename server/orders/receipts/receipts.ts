import type * as calls from '#contract/payment-receipts.ts'
import type { Receipts, ReceiptView } from '#contract/payment-receipts.ts'
import { type Actor, userOf } from '#domain/access/actor.ts'
import { may, type Permission } from '#domain/access/permissions.ts'
import { permit } from '#domain/access/permit.ts'
import { mostDocuments } from '#domain/orders/documents/document-kinds.ts'
import { convertedPayment } from '#domain/orders/payment/payment.ts'
import { isReceiptType, mostReceipts } from '#domain/orders/payment/receipt.ts'
import { type Money, money, readAmount } from '#domain/values/money.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { holdDocumentFiles } from '#server/orders/documents/document-files.ts'
import { findDocuments, insertDocuments } from '#server/orders/documents/document-store.ts'
import { loadOrder } from '#server/orders/moving/load-order.ts'
import { openOf } from '#server/orders/paying/start-payment.ts'
import { type OrderSide, writerSide } from '#server/orders/reading/order-side.ts'
import { namesOf } from '#server/orders/reading/order-view.ts'
import { seeOrder } from '#server/orders/reading/see-order.ts'
import { insertEvents, lockOrder, type StoredOrder } from '#server/orders/store/order-store.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { stateOf } from './being-checked.ts'
import { answerReceipt, findReceipts, insertReceipt, type StoredReceipt } from './receipt-store.ts'

type ListInput = EndpointInput<typeof calls.listReceipts | typeof calls.listAnyReceipts>
type SendInput = EndpointInput<typeof calls.sendReceipt>
type RefuseInput = EndpointInput<typeof calls.refuseReceipt>

const sendPermission: Permission = 'answer-fees'

const viewReceipt =
  (names: ReadonlyMap<string, string>) =>
  (receipt: StoredReceipt): ReceiptView => ({
    id: receipt.id,
    state: stateOf(receipt),
    amount: money(receipt.amount, receipt.currency),
    paidOn: receipt.paidOn,
    sentAt: receipt.sentAt.toISOString(),
    sentBy: names.get(receipt.sentBy) ?? '',
    file: receipt.withdrawnAt === null ? receipt.file : null,
    reason: receipt.reason,
  })

async function viewReceipts(deps: OrderDeps, stored: StoredOrder, actor: Actor): Promise<Receipts> {
  const { db } = deps.database
  const found = await findReceipts(db, stored.id)
  const names = await namesOf(
    deps.findPeople,
    db,
    found.map(({ sentBy }) => sentBy),
  )
  return {
    canSend: may(actor, sendPermission) && openOf(stored) !== null,
    canAnswer: may(actor, 'book-payments'),
    receipts: found.map(viewReceipt(names)),
  }
}

export async function listReceipts(deps: OrderDeps, input: ListInput): Promise<Result<Receipts>> {
  const seen = await seeOrder(deps, input, 'receipts-listed')
  return seen.ok ? ok(await viewReceipts(deps, seen.value.stored, input.principal.actor)) : seen
}

/** What was transferred, in a currency that can be booked. */
async function amountOf(db: Db, stored: StoredOrder, { body }: SendInput): Promise<Result<Money>> {
  const amount = readAmount(body.amount, body.currency)
  if (!amount.ok) return amount
  const { order } = await loadOrder(db, stored)
  return convertedPayment(order, amount.value) ? amount : invalidFields({ currency: 'unknown-value' })
}

/** Whether the order takes another receipt. */
async function mayTake(db: Db, stored: StoredOrder): Promise<Result<undefined>> {
  if (openOf(stored) === null) return refusal('nothing-to-pay')
  const tooMany =
    (await findReceipts(db, stored.id)).length >= mostReceipts ||
    (await findDocuments(db, stored.id)).length >= mostDocuments
  return tooMany ? invalidFields({ fileId: 'too-many' }) : ok(undefined)
}

async function addReceiptDocument(db: Db, stored: StoredOrder, by: OrderSide, fileId: string, now: Date) {
  const held = await holdDocumentFiles(db, by, [fileId], 'fileId')
  if (!held.ok) return held
  const [file] = held.value
  if (!file || !isReceiptType(file.mediaType)) return invalidFields({ fileId: 'wrong-format' })
  const { id, ...facts } = file
  const added = { side: by.side, addedBy: by.userId, addedAt: now }
  const document = { ...facts, ...added, fileId: id, orderId: stored.id, kind: 'payment-receipt' } as const
  return ok(await insertDocuments(db, [document]))
}

async function sendLocked(db: Db, input: SendInput, by: OrderSide, now: Date): Promise<Result<StoredOrder>> {
  const { number, fileId, paidOn } = input.body
  const stored = await lockOrder(db, number, by.audience)
  if (!stored) return refusal('not-found')
  const takes = await mayTake(db, stored)
  if (!takes.ok) return takes
  const amount = await amountOf(db, stored, input)
  if (!amount.ok) return amount
  const added = await addReceiptDocument(db, stored, by, fileId, now)
  if (!added.ok) return added
  const [documentId = ''] = added.value
  const sum = { amount: amount.value.amount, currency: amount.value.currency }
  await insertReceipt(db, { orderId: stored.id, documentId, ...sum, paidOn, sentBy: by.userId, sentAt: now })
  const event = { orderId: stored.id, kind: 'send-receipt', version: stored.version, at: now } as const
  const actor = { actorKind: by.side, actorId: by.userId }
  await insertEvents(db, [{ ...event, ...actor, facts: { cost: amount.value } }])
  return ok(stored)
}

/** Of a bank transfer, for what the order still owes. */
export async function sendReceipt(deps: OrderDeps, input: SendInput): Promise<Result<Receipts>> {
  const { actor } = input.principal
  const permitted = permit(actor, sendPermission)
  if (!permitted.ok) return permitted
  const by = writerSide(actor)
  if (!by.ok) return by
  const now = deps.clock.now()
  if (input.body.paidOn > shanghaiDay(now)) return invalidFields({ paidOn: 'too-large' })
  const sent = await deps.database.transaction((db) => sendLocked(db, input, by.value, now))
  return sent.ok ? ok(await viewReceipts(deps, sent.value, actor)) : sent
}

/** The receipt that finance answers. The order is locked by the caller. */
export async function openReceipt(
  db: Db,
  { id }: StoredOrder,
  receiptId: string,
): Promise<Result<StoredReceipt>> {
  const receipt = (await findReceipts(db, id)).find((one) => one.id === receiptId)
  if (!receipt) return refusal('not-found')
  return stateOf(receipt) === 'sent' ? ok(receipt) : refusal('receipt-settled')
}

async function refuseLocked(
  db: Db,
  input: RefuseInput,
  staffId: string,
  now: Date,
): Promise<Result<StoredOrder>> {
  const { number, receipt: id, reason } = input.body
  const stored = await lockOrder(db, number)
  if (!stored) return refusal('not-found')
  const receipt = await openReceipt(db, stored, id)
  if (!receipt.ok) return receipt
  await answerReceipt(db, id, { answer: 'refused', reason, answeredBy: staffId, answeredAt: now })
  const cost = money(receipt.value.amount, receipt.value.currency)
  const event = { orderId: stored.id, kind: 'refuse-receipt', version: stored.version, at: now } as const
  await insertEvents(db, [{ ...event, actorKind: 'staff', actorId: staffId, facts: { cost, reason } }])
  await audit(db, input, { action: 'receipt-refused', subjectId: null, after: { number, reason } })
  return ok(stored)
}

export async function refuseReceipt(deps: OrderDeps, input: RefuseInput): Promise<Result<Receipts>> {
  const { actor } = input.principal
  const permitted = permit(actor, 'book-payments')
  if (!permitted.ok) return permitted
  const now = deps.clock.now()
  const by = userOf(actor) ?? ''
  const refused = await deps.database.transaction((db) => refuseLocked(db, input, by, now))
  return refused.ok ? ok(await viewReceipts(deps, refused.value, actor)) : refused
}
