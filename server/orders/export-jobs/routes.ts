import * as calls from '#contract/order-export-jobs.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { listOrderExports, readOrderExport, startOrderExport } from './export-jobs.ts'

export const exportJobEndpoints = (deps: OrderDeps): readonly Endpoint[] => [
  endpoint(calls.startOrderExport, (input) => startOrderExport(deps, input)),
  endpoint(calls.listOrderExports, (input) => listOrderExports(deps, input)),
  endpoint(calls.readOrderExport, (input) => readOrderExport(deps, input)),
]
