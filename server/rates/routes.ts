import * as exchange from '#contract/exchange-rates.ts'
import * as imports from '#contract/rate-imports.ts'
import * as calls from '#contract/rates.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { confirmImport, undoImport } from './confirm-import.ts'
import { listExchangeRates, setExchangeRate } from './exchange-rates.ts'
import type { RateParts } from './parts.ts'
import { previewImport } from './preview-import.ts'
import { archiveRate, publishRate } from './publish-rate.ts'
import { readRatePattern } from './rate-pattern.ts'
import { exportRates, readTemplate } from './rate-sheets.ts'
import { listImportRows, listImports } from './read-imports.ts'
import { listRates, readRate } from './read-rates.ts'
import { saveRate } from './save-rate.ts'

/** The desk that keeps the prices. */
export const rateEndpoints = (parts: RateParts): readonly Endpoint[] => [
  endpoint(calls.listRates, (input) => listRates(parts, input)),
  endpoint(calls.readRate, (input) => readRate(parts, input)),
  endpoint(calls.readRatePattern, async (input) => readRatePattern(input)),
  endpoint(calls.saveRate, (input) => saveRate(parts, input)),
  endpoint(calls.publishRate, (input) => publishRate(parts, input)),
  endpoint(calls.archiveRate, (input) => archiveRate(parts, input)),
  endpoint(calls.readRateTemplate, (input) => readTemplate(parts, input)),
  endpoint(calls.exportRates, (input) => exportRates(parts, input)),
  endpoint(imports.previewImport, (input) => previewImport(parts, input)),
  endpoint(imports.listImportRows, (input) => listImportRows(parts, input)),
  endpoint(imports.confirmImport, (input) => confirmImport(parts, input)),
  endpoint(imports.undoImport, (input) => undoImport(parts, input)),
  endpoint(imports.listImports, (input) => listImports(parts, input)),
  endpoint(exchange.listExchangeRates, (input) => listExchangeRates(parts, input)),
  endpoint(exchange.setExchangeRate, (input) => setExchangeRate(parts, input)),
]
