import * as calls from '#contract/requests.ts'
import { requestProblems } from '#domain/quotes/request-problems.ts'
import { staffOfferProblems } from '#domain/quotes/staff-offer-problems.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { listRequests, readRequest } from './admin-requests.ts'
import { answerRequest, refuseRequest } from './answer-request.ts'
import { listMyRequests, readMyRequest, requestQuote, withdrawRequest } from './my-requests.ts'

export const requestEndpoints = (deps: QuoteDeps): readonly Endpoint[] => [
  endpoint(
    calls.requestQuote,
    (input) => requestQuote(deps, input),
    (sent) => requestProblems(sent, shanghaiDay(deps.clock.now())),
  ),
  endpoint(calls.listMyRequests, (input) => listMyRequests(deps, input)),
  endpoint(calls.readMyRequest, (input) => readMyRequest(deps, input)),
  endpoint(calls.withdrawRequest, (input) => withdrawRequest(deps, input)),
  endpoint(calls.listRequests, (input) => listRequests(deps, input)),
  endpoint(calls.readRequest, (input) => readRequest(deps, input)),
  endpoint(
    calls.answerRequest,
    (input) => answerRequest(deps, input),
    (sent) => staffOfferProblems(sent, shanghaiDay(deps.clock.now())),
  ),
  endpoint(calls.refuseRequest, (input) => refuseRequest(deps, input)),
]
