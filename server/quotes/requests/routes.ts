import * as calls from '#contract/requests.ts'
import * as sent from '#contract/sent-offers.ts'
import * as visitors from '#contract/visitor-requests.ts'
import { requestProblems } from '#domain/quotes/requests/request-problems.ts'
import { staffOfferProblems } from '#domain/quotes/requests/staff-offer-problems.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { readOfferDocument } from '#server/quotes/documents/read-document.ts'
import { listAcceptances } from './acceptances.ts'
import { listRequests, readRequest } from './admin-requests.ts'
import { answerRequest, refuseRequest } from './answer-request.ts'
import { readAttachment } from './attachments.ts'
import { listEarlierOffers } from './earlier-offers.ts'
import { listEndingOffers } from './ending-offers.ts'
import { listMyRequests, readMyRequest, requestQuote, withdrawRequest } from './my-requests.ts'
import { reviseOffer, withdrawOffer } from './steer-offer.ts'
import {
  readVisitorRequest,
  requestQuoteAsVisitor,
  visitorRequestProblems,
  withdrawVisitorRequest,
} from './visitor-requests.ts'

export const requestEndpoints = (deps: QuoteDeps): readonly Endpoint[] => [
  endpoint(
    calls.requestQuote,
    (input) => requestQuote(deps, input),
    (body) => requestProblems(body, shanghaiDay(deps.clock.now())),
  ),
  endpoint(
    visitors.requestQuoteAsVisitor,
    (input) => requestQuoteAsVisitor(deps, input),
    (body) => visitorRequestProblems(body, shanghaiDay(deps.clock.now())),
  ),
  endpoint(visitors.readVisitorRequest, (input) => readVisitorRequest(deps, input)),
  endpoint(visitors.withdrawVisitorRequest, (input) => withdrawVisitorRequest(deps, input)),
  endpoint(calls.listMyRequests, (input) => listMyRequests(deps, input)),
  endpoint(calls.readMyRequest, (input) => readMyRequest(deps, input)),
  endpoint(calls.withdrawRequest, (input) => withdrawRequest(deps, input)),
  endpoint(calls.listRequests, (input) => listRequests(deps, input)),
  endpoint(calls.readRequest, (input) => readRequest(deps, input)),
  endpoint(calls.readAttachment, (input) => readAttachment(deps, input)),
  endpoint(
    calls.answerRequest,
    (input) => answerRequest(deps, input),
    (body) => staffOfferProblems(body, shanghaiDay(deps.clock.now())),
  ),
  endpoint(calls.refuseRequest, (input) => refuseRequest(deps, input)),
  endpoint(calls.withdrawOffer, (input) => withdrawOffer(deps, input)),
  endpoint(
    calls.reviseOffer,
    (input) => reviseOffer(deps, input),
    (body) => staffOfferProblems(body, shanghaiDay(deps.clock.now())),
  ),
  endpoint(calls.listEarlierOffers, (input) => listEarlierOffers(deps, input)),
  endpoint(sent.listAcceptances, (input) => listAcceptances(deps, input)),
  endpoint(sent.listEndingOffers, (input) => listEndingOffers(deps, input)),
  endpoint(sent.readOfferDocument, (input) => readOfferDocument(deps, input)),
]
