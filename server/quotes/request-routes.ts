import * as calls from '#contract/requests.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { answerRequest, refuseRequest } from './answer-request.ts'
import { listRequests, readRequest } from './desk-requests.ts'
import type { QuoteParts } from './parts.ts'
import { askForOffer, listMyRequests, withdrawRequest } from './requests.ts'

/** What no tariff prices: customers ask, staff answer. */
export const requestEndpoints = (parts: QuoteParts): readonly Endpoint[] => [
  endpoint(calls.askForOffer, (input) => askForOffer(parts, input)),
  endpoint(calls.listMyRequests, (input) => listMyRequests(parts, input)),
  endpoint(calls.withdrawRequest, (input) => withdrawRequest(parts, input)),
  endpoint(calls.listRequests, (input) => listRequests(parts, input)),
  endpoint(calls.readRequest, (input) => readRequest(parts, input)),
  endpoint(calls.answerRequest, (input) => answerRequest(parts, input)),
  endpoint(calls.refuseRequest, (input) => refuseRequest(parts, input)),
]
