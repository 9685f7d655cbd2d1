import * as calls from '#contract/order-exports.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { countOrders, exportBookings, exportShipments } from './export-orders.ts'
import { printOrder } from './print-order.ts'

export const exportEndpoints = (deps: OrderDeps): readonly Endpoint[] => [
  endpoint(calls.countOrders, (input) => countOrders(deps, input)),
  endpoint(calls.exportShipments, (input) => exportShipments(deps, input)),
  endpoint(calls.exportBkOrder, (input) => exportBookings(deps, input)),
  endpoint(calls.shipmentsCommonExport, (input) => exportShipments(deps, input)),
  endpoint(calls.printReportTemplate, (input) => printOrder(deps, input)),
]
