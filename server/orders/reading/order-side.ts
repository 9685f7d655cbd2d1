import { type Actor, companyOf, userOf } from '#domain/access/actor.ts'
import type { Permission } from '#domain/access/permissions.ts'
import { permit } from '#domain/access/permit.ts'
import type { DocumentSide } from '#domain/orders/documents/document-kinds.ts'
import { audienceOf, type OrderAudience } from '#domain/orders/visibility/order-audience.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'

/** Who reads or writes on an order: a person of its company, or a member of staff. */
export type OrderSide = {
  readonly side: DocumentSide
  readonly userId: string
  /** Of a customer: the orders of other companies do not exist. */
  readonly companyId: string | undefined
  /** The orders that a customer sees. */
  readonly audience: OrderAudience | undefined
}

function sideOf(actor: Actor, customer: Permission, staff: Permission): Result<OrderSide> {
  const isStaff = actor.kind === 'staff'
  const may = permit(actor, isStaff ? staff : customer)
  if (!may.ok) return may
  const [userId, companyId] = [userOf(actor), companyOf(actor) ?? undefined]
  if (userId === null || (!isStaff && companyId === undefined)) return refusal('not-allowed')
  if (isStaff) return ok({ side: 'staff', userId, companyId: undefined, audience: undefined })
  return ok({ side: 'customer', userId, companyId, audience: audienceOf(actor) })
}

export const readerSide = (actor: Actor): Result<OrderSide> =>
  sideOf(actor, 'read-company-orders', 'read-all-orders')

export const writerSide = (actor: Actor): Result<OrderSide> =>
  sideOf(actor, 'change-order', 'write-to-customers')
