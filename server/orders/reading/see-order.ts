import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { findOrder, type StoredOrder } from '#server/orders/store/order-store.ts'
import { audit, type Doer, type Done } from '#server/platform/audit/audit.ts'
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
  const stored = await findOrder(db, input.query.number, reader.value.companyId)
  if (!stored) return refusal('not-found')
  if (reader.value.side === 'staff')
    await audit(db, input, { action, subjectId: null, after: { number: stored.number } })
  return ok({ stored, reader: reader.value })
}
