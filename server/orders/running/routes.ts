import { listOrderCutOffs as cutOffsCall } from '#contract/order-cut-offs.ts'
import * as calls from '#contract/order-work.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { fillInOrder } from './fill-in-order.ts'
import { listCutOffs } from './list-cut-offs.ts'
import { readWork } from './read-work.ts'
import { recordOrderMilestone } from './record-milestone.ts'

export const runningEndpoints = (deps: OrderDeps): readonly Endpoint[] => [
  endpoint(calls.readOrderWork, (input) => readWork(deps, input)),
  endpoint(cutOffsCall, (input) => listCutOffs(deps, input)),
  endpoint(calls.readAnyOrderWork, (input) => readWork(deps, input)),
  endpoint(calls.fillInOrder, (input) => fillInOrder(deps, input)),
  endpoint(calls.recordOrderMilestone, (input) => recordOrderMilestone(deps, input)),
]
