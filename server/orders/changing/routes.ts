import * as chargeCalls from '#contract/later-charges.ts'
import * as calls from '#contract/order-changes.ts'
import { answerLaterCharge, billLaterCharge, objectToCharge } from '#server/orders/charging/charge-orders.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { readCancellationCost } from './cancellation.ts'

export const changeEndpoints = (deps: OrderDeps): readonly Endpoint[] => [
  endpoint(calls.readCancellationCost, (input) => readCancellationCost(deps, input)),
  endpoint(chargeCalls.billLaterCharge, (input) => billLaterCharge(deps, input)),
  endpoint(chargeCalls.answerLaterCharge, (input) => answerLaterCharge(deps, input)),
  endpoint(chargeCalls.objectToCharge, (input) => objectToCharge(deps, input)),
]
