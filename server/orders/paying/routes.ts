import * as calls from '#contract/online-payments.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { reportPayment } from './payment-callback.ts'
import { readPayments } from './read-payments.ts'
import { startPayment } from './start-payment.ts'

export const payingEndpoints = (deps: OrderDeps): readonly Endpoint[] => [
  endpoint(calls.readPayments, (input) => readPayments(deps, input)),
  endpoint(calls.startPayment, (input) => startPayment(deps, input)),
  endpoint(calls.reportPayment, (input) => reportPayment(deps, input)),
]
