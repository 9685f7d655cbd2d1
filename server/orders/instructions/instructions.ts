import type { FileView } from '#contract/files.ts'
import type { readInstruction as readCall } from '#contract/order-instructions.ts'
import { type Actor, userOf } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { findFile, holdFile } from '#server/files/index.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { canSeeOrder } from '#server/orders/reading/see-order.ts'
import type { StoredOrder } from '#server/orders/store/order-store.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/replies/reply-file.ts'
import { findInstruction, lockInstruction, orderOfInstruction } from './instruction-store.ts'

/** An upload of this person as an instruction; undefined for any other file. */
export async function ownInstruction(db: Db, personId: string, id: string): Promise<FileView | undefined> {
  const file = await holdFile(db, id)
  if (file?.kind !== 'instruction' || file.ownerId !== personId) return undefined
  const { name, mediaType, bytes } = file
  return { id, name, mediaType, bytes }
}

/** The file to order with: an own upload that no other order has. */
export async function holdInstruction(
  db: Db,
  personId: string,
  id: string | undefined,
): Promise<Result<FileView | undefined>> {
  if (id === undefined) return ok(undefined)
  await lockInstruction(db, id)
  const file = await ownInstruction(db, personId, id)
  const isUsed = (await orderOfInstruction(db, id)) !== undefined
  return file && !isUsed ? ok(file) : invalidFields({ instruction: 'unknown-value' })
}

/** Another file than the order has; without one the file of the order stays. */
export async function newInstruction(
  db: Db,
  stored: StoredOrder,
  fileId: string | undefined,
  actor: Actor,
): Promise<Result<FileView | undefined>> {
  const known = await findInstruction(db, stored)
  return holdInstruction(db, userOf(actor) ?? '', fileId === known?.id ? undefined : fileId)
}

/** Those who see the order that has the file; undefined for a file that no order has. */
export async function canSeeInstruction(db: Db, fileId: string, actor: Actor): Promise<boolean | undefined> {
  const order = await orderOfInstruction(db, fileId)
  return order && canSeeOrder(db, actor, order.number)
}

/** For staff, through its own order; audited before the first byte is sent. */
export async function readInstruction(
  { database: { db }, store }: OrderDeps,
  input: EndpointInput<typeof readCall>,
): Promise<Result<SentFile>> {
  const may = permit(input.principal.actor, 'read-all-orders')
  if (!may.ok) return may
  const { number, fileId } = input.query
  const order = await orderOfInstruction(db, fileId)
  const file = order?.number === number ? await findFile(db, fileId) : undefined
  const pieces = file && (await store.read(file.id))
  if (!file || !pieces) return refusal('not-found')
  await audit(db, input, { action: 'instruction-seen', subjectId: null, after: { number, file: file.id } })
  const { name, mediaType, bytes } = file
  return ok({ name, mediaType, bytes, pieces })
}
