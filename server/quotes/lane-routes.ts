import * as calls from '#contract/lanes.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from './deps.ts'
import { priceLanes, readLanes, readLanesSheet } from './lanes.ts'

/** Many lanes at once. */
export const laneEndpoints = (deps: QuoteDeps): readonly Endpoint[] => [
  endpoint(calls.readLanes, (input) => readLanes(deps, input)),
  endpoint(calls.priceLanes, (input) => priceLanes(deps, input)),
  endpoint(calls.readLanesSheet, (input) => readLanesSheet(deps, input)),
]
