import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { alertEndpoints } from './alert-routes.ts'
import type { QuoteDeps } from './deps.ts'
import { laneEndpoints } from './lane-routes.ts'
import { requestEndpoints } from './request-routes.ts'
import { documentEndpoints } from './routes.ts'

export { alertsJob, alertsJobName } from './check-alerts.ts'
export type { QuoteDeps } from './deps.ts'
export { copyQuotes, forgetQuotes } from './person-quotes-store.ts'

export const quoteEndpoints = (deps: QuoteDeps): readonly Endpoint[] => [
  ...documentEndpoints(deps),
  ...requestEndpoints(deps),
  ...alertEndpoints(deps),
  ...laneEndpoints(deps),
]
