import * as calls from '#contract/order-sheets.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { applyOrderSheet, readOrderSheet } from './apply-sheet.ts'
import { orderSheetTemplate } from './write-template.ts'

export const sheetEndpoints = (deps: OrderDeps): readonly Endpoint[] => [
  endpoint(calls.readOrderSheet, (input) => readOrderSheet(deps, input)),
  endpoint(calls.applyOrderSheet, (input) => applyOrderSheet(deps, input)),
  endpoint(calls.orderSheetTemplate, (input) => orderSheetTemplate(deps, input)),
]
