import * as calls from '#contract/lanes.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { priceLanes, readLanes, readLanesSheet } from './price-lanes.ts'

export const bulkQuoteEndpoints = (deps: QuoteDeps): readonly Endpoint[] => [
  endpoint(calls.readLanes, (input) => readLanes(deps, input)),
  endpoint(calls.priceLanes, (input) => priceLanes(deps, input)),
  endpoint(calls.readLanesSheet, (input) => readLanesSheet(deps, input)),
]
