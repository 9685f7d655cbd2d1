import * as calls from '#contract/order-changes.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { readCancellationCost } from './cancellation.ts'

export const changeEndpoints = (deps: OrderDeps): readonly Endpoint[] => [
  endpoint(calls.readCancellationCost, (input) => readCancellationCost(deps, input)),
]
