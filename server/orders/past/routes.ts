import * as calls from '#contract/order-as-of.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { readPastOrder } from './order-as-of.ts'

export const pastEndpoints = (deps: OrderDeps): readonly Endpoint[] => [
  endpoint(calls.readOrderAsOf, (input) => readPastOrder(deps, input)),
  endpoint(calls.readAnyOrderAsOf, (input) => readPastOrder(deps, input)),
]
