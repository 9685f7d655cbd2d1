import * as calls from '#contract/order-documents.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { addDocument, listDocuments, readDocument, withdraw } from './documents.ts'

export const documentEndpoints = (deps: OrderDeps): readonly Endpoint[] => [
  endpoint(calls.listOrderDocuments, (input) => listDocuments(deps, input)),
  endpoint(calls.addOrderDocument, (input) => addDocument(deps, input)),
  endpoint(calls.withdrawOrderDocument, (input) => withdraw(deps, input)),
  endpoint(calls.listAnyOrderDocuments, (input) => listDocuments(deps, input)),
  endpoint(calls.addOrderDocumentByStaff, (input) => addDocument(deps, input)),
  endpoint(calls.withdrawOrderDocumentByStaff, (input) => withdraw(deps, input)),
  endpoint(calls.readOrderDocument, (input) => readDocument(deps, input)),
]
