import * as calls from '#contract/order-drafts.ts'
import * as templateCalls from '#contract/order-templates.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { listOrderDrafts, readOrderDraft } from './read-drafts.ts'
import { removeOrderDraft, saveOrderDraft } from './save-draft.ts'
import { startOrderDraft } from './start-draft.ts'
import {
  listOrderTemplates,
  removeOrderTemplate,
  renameOrderTemplate,
  saveOrderTemplate,
} from './templates.ts'

export const draftEndpoints = (deps: OrderDeps): readonly Endpoint[] => [
  endpoint(calls.readOrderDraft, (input) => readOrderDraft(deps, input)),
  endpoint(calls.listOrderDrafts, (input) => listOrderDrafts(deps, input)),
  endpoint(calls.saveOrderDraft, (input) => saveOrderDraft(deps, input)),
  endpoint(calls.removeOrderDraft, (input) => removeOrderDraft(deps, input)),
  endpoint(calls.startOrderDraft, (input) => startOrderDraft(deps, input)),
  endpoint(templateCalls.listOrderTemplates, (input) => listOrderTemplates(deps, input)),
  endpoint(templateCalls.saveOrderTemplate, (input) => saveOrderTemplate(deps, input)),
  endpoint(templateCalls.renameOrderTemplate, (input) => renameOrderTemplate(deps, input)),
  endpoint(templateCalls.removeOrderTemplate, (input) => removeOrderTemplate(deps, input)),
]
