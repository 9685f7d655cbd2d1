import * as calls from '#contract/lanes.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { priceLanes, readLanes, readLanesSheet } from './lanes.ts'
import type { QuoteParts } from './parts.ts'

/** Many lanes at once. */
export const laneEndpoints = (parts: QuoteParts): readonly Endpoint[] => [
  endpoint(calls.readLanes, (input) => readLanes(parts, input)),
  endpoint(calls.priceLanes, (input) => priceLanes(parts, input)),
  endpoint(calls.readLanesSheet, (input) => readLanesSheet(parts, input)),
]
