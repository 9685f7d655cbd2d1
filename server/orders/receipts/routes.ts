import * as calls from '#contract/payment-receipts.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { listPaymentReports, settlePaymentReport } from './payment-reports.ts'
import { listReceipts, refuseReceipt, sendReceipt } from './receipts.ts'

export const receiptEndpoints = (deps: OrderDeps): readonly Endpoint[] => [
  endpoint(calls.listReceipts, (input) => listReceipts(deps, input)),
  endpoint(calls.sendReceipt, (input) => sendReceipt(deps, input)),
  endpoint(calls.listAnyReceipts, (input) => listReceipts(deps, input)),
  endpoint(calls.refuseReceipt, (input) => refuseReceipt(deps, input)),
  endpoint(calls.listPaymentReports, (input) => listPaymentReports(deps, input)),
  endpoint(calls.settlePaymentReport, (input) => settlePaymentReport(deps, input)),
]
