import type {
  OrderWork,
  readAnyOrderWork as readAnyCall,
  readOrderWork as readCall,
} from '#contract/order-work.ts'
import { permit } from '#domain/access/permit.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { requireOrderReader } from '#server/orders/reading/read-orders.ts'
import { findOrder } from '#server/orders/store/order-store.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { viewWork } from './work-view.ts'

/** Another company's number gives the same refusal as a number that does not exist. */
export async function readOrderWork(
  deps: OrderDeps,
  { query, principal }: EndpointInput<typeof readCall>,
): Promise<Result<OrderWork>> {
  const reader = requireOrderReader(principal.actor)
  if (!reader.ok) return reader
  const stored = await findOrder(deps.database.db, query.number, reader.value.companyId)
  return stored ? ok(await viewWork(deps, stored)) : refusal('not-found')
}

export async function readAnyOrderWork(
  deps: OrderDeps,
  input: EndpointInput<typeof readAnyCall>,
): Promise<Result<OrderWork>> {
  const { query, principal } = input
  const may = permit(principal.actor, 'read-all-orders')
  if (!may.ok) return may
  const { db } = deps.database
  const stored = await findOrder(db, query.number)
  if (!stored) return refusal('not-found')
  await audit(db, input, { action: 'order-work-seen', subjectId: null, after: { number: stored.number } })
  return ok(await viewWork(deps, stored))
}
