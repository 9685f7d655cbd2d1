import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { alertEndpoints } from './alert-routes.ts'
import { laneEndpoints } from './lane-routes.ts'
import type { QuoteParts } from './parts.ts'
import { requestEndpoints } from './request-routes.ts'
import { paperEndpoints } from './routes.ts'

export { alertsJob, alertsJobName } from './check-alerts.ts'
export type { QuoteParts } from './parts.ts'
export { copyPapers, forgetPapers } from './person-papers-store.ts'

export const quoteEndpoints = (parts: QuoteParts): readonly Endpoint[] => [
  ...paperEndpoints(parts),
  ...requestEndpoints(parts),
  ...alertEndpoints(parts),
  ...laneEndpoints(parts),
]
