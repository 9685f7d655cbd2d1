import * as calls from '#contract/line-templates.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import {
  listLineTemplates,
  removeLineTemplate,
  renameLineTemplate,
  replaceLineTemplate,
  saveLineTemplate,
} from './line-templates.ts'

export const lineTemplateEndpoints = (deps: QuoteDeps): readonly Endpoint[] => [
  endpoint(calls.listLineTemplates, (input) => listLineTemplates(deps, input)),
  endpoint(calls.saveLineTemplate, (input) => saveLineTemplate(deps, input)),
  endpoint(calls.renameLineTemplate, (input) => renameLineTemplate(deps, input)),
  endpoint(calls.replaceLineTemplate, (input) => replaceLineTemplate(deps, input)),
  endpoint(calls.removeLineTemplate, (input) => removeLineTemplate(deps, input)),
]
