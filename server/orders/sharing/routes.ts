import * as peopleCalls from '#contract/order-people.ts'
import * as calls from '#contract/shared-orders.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { followOrder, handOverOrder, readPeople } from './order-people.ts'
import { endShare, listShares, shareOrder } from './share-order.ts'
import { readSharedDocument, readSharedOrder } from './shared-order.ts'

export const sharingEndpoints = (deps: OrderDeps): readonly Endpoint[] => [
  endpoint(calls.shareOrder, (input) => shareOrder(deps, input)),
  endpoint(calls.listOrderShares, (input) => listShares(deps, input)),
  endpoint(calls.endOrderShare, (input) => endShare(deps, input)),
  endpoint(calls.readSharedOrder, (input) => readSharedOrder(deps, input)),
  endpoint(calls.readSharedDocument, (input) => readSharedDocument(deps, input)),
  endpoint(peopleCalls.readOrderPeople, (input) => readPeople(deps, input)),
  endpoint(peopleCalls.followOrder, (input) => followOrder(deps, input)),
  endpoint(peopleCalls.handOverOrder, (input) => handOverOrder(deps, input)),
]
