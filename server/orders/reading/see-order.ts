import type { Actor } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import { audienceOf, type OrderAudience } from '#domain/orders/visibility/order-audience.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { findOrder, type StoredOrder } from '#server/orders/store/order-store.ts'
import { audit, type Doer, type Done } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { type OrderSide, readerSide } from './order-side.ts'

type SeenInput = Doer & { readonly query: { readonly number: string } }
type SeenOrder = { readonly stored: StoredOrder; readonly reader: OrderSide }

/**
 * The order that a person of its company or a member of staff looks at; what staff see is audited. Another company's
 * number gives the same refusal as a number that does not exist.
 */
export async function seeOrder(
  { database: { db } }: OrderDeps,
  input: SeenInput,
  action: Done['action'],
): Promise<Result<SeenOrder>> {
  const reader = readerSide(input.principal.actor)
  if (!reader.ok) return reader
  const stored = await findOrder(db, input.query.number, reader.value.audience)
  if (!stored) return refusal('not-found')
  if (reader.value.side === 'staff')
    await audit(db, input, { action, subjectId: null, after: { number: stored.number } })
  return ok({ stored, reader: reader.value })
}

/** Undefined for a person who reads no orders. */
export const audienceWhoReads = (actor: Actor): OrderAudience | undefined =>
  permit(actor, 'read-company-orders').ok ? audienceOf(actor) : undefined

/** Whether a customer sees an order that is already known by its number, through a file of it or a link to it. */
export async function canSeeOrder(db: Db, actor: Actor, number: string): Promise<boolean> {
  const audience = audienceWhoReads(actor)
  return audience !== undefined && (await findOrder(db, number, audience)) !== undefined
}
