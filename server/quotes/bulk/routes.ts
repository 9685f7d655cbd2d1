import * as calls from '#contract/lanes.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { downloadPricedLanes, priceLanes, uploadLanes } from './price-lanes.ts'

export const bulkQuoteEndpoints = (deps: QuoteDeps): readonly Endpoint[] => [
  endpoint(calls.uploadLanes, (input) => uploadLanes(deps, input)),
  endpoint(calls.priceLanes, (input) => priceLanes(deps, input)),
  endpoint(calls.downloadPricedLanes, (input) => downloadPricedLanes(deps, input)),
]
