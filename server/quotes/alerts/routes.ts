import * as calls from '#contract/alerts.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { addAlert, alertProblems, listAlerts, removeAlert } from './alerts.ts'

export const alertEndpoints = (deps: QuoteDeps): readonly Endpoint[] => [
  endpoint(calls.listAlerts, (input) => listAlerts(deps, input)),
  endpoint(calls.addAlert, (input) => addAlert(deps, input), alertProblems),
  endpoint(calls.removeAlert, (input) => removeAlert(deps, input)),
]
