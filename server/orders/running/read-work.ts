import type { OrderWork, readAnyOrderWork, readOrderWork } from '#contract/order-work.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { seeOrder } from '#server/orders/reading/see-order.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { viewWork } from './work-view.ts'

type Input = EndpointInput<typeof readOrderWork | typeof readAnyOrderWork>

/** For the company of the order, and for staff. */
export async function readWork(deps: OrderDeps, input: Input): Promise<Result<OrderWork>> {
  const seen = await seeOrder(deps, input, 'order-work-seen')
  return seen.ok ? ok(await viewWork(deps, seen.value.stored)) : seen
}
