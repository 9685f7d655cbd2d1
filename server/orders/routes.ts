import * as assignmentCalls from '#contract/console-order-assignment.ts'
import * as staffCalls from '#contract/console-orders.ts'
import { readOrderApproval } from '#contract/order-approval.ts'
import * as instructionCalls from '#contract/order-instructions.ts'
import * as paymentCalls from '#contract/order-payments.ts'
import { listOrderSailings as sailingsCall } from '#contract/order-sailings.ts'
import * as calls from '#contract/orders.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { listAssignmentRules, setAssignmentRule } from './assignment/assignment-rules.ts'
import { changeEndpoints } from './changing/routes.ts'
import type { OrderDeps } from './deps.ts'
import { documentEndpoints } from './documents/routes.ts'
import { draftEndpoints } from './drafts/routes.ts'
import { exportJobEndpoints } from './export-jobs/routes.ts'
import { exportEndpoints } from './exporting/routes.ts'
import { readInstruction } from './instructions/instructions.ts'
import { messageEndpoints } from './messages/routes.ts'
import { bookPayment, listOrderPayments } from './money/book-payment.ts'
import { grantPaymentTerms, readPaymentTerms } from './money/payment-terms.ts'
import { moveOrdersByStaff } from './moving/move-many.ts'
import { moveOrder, moveOrderByStaff } from './moving/move-orders.ts'
import { pastEndpoints } from './past/routes.ts'
import { payingEndpoints } from './paying/routes.ts'
import { placeOrder } from './placing/place-order.ts'
import { readApproval } from './placing/read-approval.ts'
import { listAllOrders, listOrders, readAnyOrder, readOrder } from './reading/read-orders.ts'
import { receiptEndpoints } from './receipts/routes.ts'
import { runningEndpoints } from './running/routes.ts'
import { listOrderSailings } from './sailings/list-sailings.ts'
import { sharingEndpoints } from './sharing/routes.ts'
import { sheetEndpoints } from './sheet/routes.ts'

export const orderEndpoints = (deps: OrderDeps): readonly Endpoint[] => [
  ...draftEndpoints(deps),
  endpoint(calls.placeOrder, (input) => placeOrder(deps, input)),
  endpoint(calls.listOrders, (input) => listOrders(deps, input)),
  endpoint(calls.readOrder, (input) => readOrder(deps, input)),
  endpoint(readOrderApproval, (input) => readApproval(deps, input)),
  endpoint(calls.moveOrder, (input) => moveOrder(deps, input)),
  endpoint(staffCalls.listAllOrders, (input) => listAllOrders(deps, input)),
  endpoint(staffCalls.readAnyOrder, (input) => readAnyOrder(deps, input)),
  endpoint(staffCalls.moveOrderByStaff, (input) => moveOrderByStaff(deps, input)),
  endpoint(assignmentCalls.moveOrdersByStaff, (input) => moveOrdersByStaff(deps, input)),
  endpoint(assignmentCalls.listAssignmentRules, (input) => listAssignmentRules(deps, input)),
  endpoint(assignmentCalls.setAssignmentRule, (input) => setAssignmentRule(deps, input)),
  endpoint(instructionCalls.readInstruction, (input) => readInstruction(deps, input)),
  endpoint(paymentCalls.bookPayment, (input) => bookPayment(deps, input)),
  endpoint(paymentCalls.listOrderPayments, (input) => listOrderPayments(deps, input)),
  endpoint(paymentCalls.readPaymentTerms, (input) => readPaymentTerms(deps, input)),
  endpoint(paymentCalls.grantPaymentTerms, (input) => grantPaymentTerms(deps, input)),
  endpoint(sailingsCall, (input) => listOrderSailings(deps, input)),
  ...payingEndpoints(deps),
  ...receiptEndpoints(deps),
  ...changeEndpoints(deps),
  ...runningEndpoints(deps),
  ...sharingEndpoints(deps),
  ...pastEndpoints(deps),
  ...sheetEndpoints(deps),
  ...exportEndpoints(deps),
  ...exportJobEndpoints(deps),
  ...documentEndpoints(deps),
  ...messageEndpoints(deps),
]
