import * as calls from '#contract/alerts.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { addAlert, listAlerts, removeAlert } from './alerts.ts'
import type { QuoteParts } from './parts.ts'

export const alertEndpoints = (parts: QuoteParts): readonly Endpoint[] => [
  endpoint(calls.listAlerts, (input) => listAlerts(parts, input)),
  endpoint(calls.addAlert, (input) => addAlert(parts, input)),
  endpoint(calls.removeAlert, (input) => removeAlert(parts, input)),
]
