import * as exchange from '#contract/exchange-rates.ts'
import { readRateDuties as readRateDutiesCall } from '#contract/rate-duties.ts'
import * as edits from '#contract/rate-edits.ts'
import * as imports from '#contract/rate-imports.ts'
import * as publishing from '#contract/rate-publishing.ts'
import * as calls from '#contract/rates.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { RateDeps } from './deps.ts'
import { listExchangeRates, sentExchangeRateProblems, setExchangeRate } from './exchange/exchange-rates.ts'
import {
  readExchangeMatrix,
  sentExchangeTableProblems,
  setExchangeRates,
  withdrawExchangeRate,
} from './exchange/exchange-table.ts'
import { fetchExchangeRates } from './exchange/fetch-exchange-rates.ts'
import { confirmImport, discardImport, undoImport } from './imports/confirm-import.ts'
import { previewRateEdit } from './imports/edit-rates.ts'
import { previewImport } from './imports/preview-import.ts'
import { listImportRows, listImports } from './imports/read-imports.ts'
import { leaveOutRows, recomputeImport } from './imports/recompute-import.ts'
import { readWrongRows } from './imports/wrong-rows-sheet.ts'
import { archiveRate, archiveRates } from './publishing/archive-rates.ts'
import { checkImport, checkPublish } from './publishing/check-publish.ts'
import { publishRate } from './publishing/publish-rate.ts'
import { readDefaultPricing } from './rate-defaults.ts'
import { rateProblems } from './rate-problems.ts'
import { readRateDuties } from './read-duties.ts'
import { listRates, readRate } from './read-rates.ts'
import { saveRate } from './save-rate.ts'
import { exportRates, exportSelectedRates } from './sheets/rate-sheets.ts'
import { readTemplate } from './sheets/rate-template.ts'

const exchangeEndpoints = (deps: RateDeps) => [
  endpoint(exchange.listExchangeRates, (input) => listExchangeRates(deps, input)),
  endpoint(
    exchange.setExchangeRate,
    (input) => setExchangeRate(deps, input),
    (sent) => sentExchangeRateProblems(sent, shanghaiDay(deps.clock.now())),
  ),
  endpoint(exchange.fetchExchangeRates, (input) => fetchExchangeRates(deps, input)),
  endpoint(exchange.readExchangeMatrix, (input) => readExchangeMatrix(deps, input)),
  endpoint(
    exchange.setExchangeRates,
    (input) => setExchangeRates(deps, input),
    (sent) => sentExchangeTableProblems(sent, shanghaiDay(deps.clock.now())),
  ),
  endpoint(exchange.withdrawExchangeRate, (input) => withdrawExchangeRate(deps, input)),
]

export const rateEndpoints = (deps: RateDeps): readonly Endpoint[] => [
  endpoint(calls.listRates, (input) => listRates(deps, input)),
  endpoint(calls.readRate, (input) => readRate(deps, input)),
  endpoint(readRateDutiesCall, (input) => readRateDuties(deps, input)),
  endpoint(calls.readDefaultPricing, async (input) => readDefaultPricing(input)),
  endpoint(
    calls.saveRate,
    (input) => saveRate(deps, input),
    // They read stored data, so the permission is checked first.
    async (sent, { principal }) =>
      mayPublishRates(principal.actor).ok ? rateProblems(deps.database.db, sent) : {},
  ),
  endpoint(publishing.checkPublish, (input) => checkPublish(deps, input)),
  endpoint(publishing.publishRate, (input) => publishRate(deps, input)),
  endpoint(calls.archiveRate, (input) => archiveRate(deps, input)),
  endpoint(calls.archiveRates, (input) => archiveRates(deps, input)),
  endpoint(calls.readRateTemplate, (input) => readTemplate(deps, input)),
  endpoint(calls.exportRates, (input) => exportRates(deps, input)),
  endpoint(calls.exportSelectedRates, (input) => exportSelectedRates(deps, input)),
  endpoint(edits.previewRateEdit, (input) => previewRateEdit(deps, input)),
  endpoint(imports.previewImport, (input) => previewImport(deps, input)),
  endpoint(imports.listImportRows, (input) => listImportRows(deps, input)),
  endpoint(imports.readWrongRows, (input) => readWrongRows(deps, input)),
  endpoint(imports.leaveOutRows, (input) => leaveOutRows(deps, input)),
  endpoint(imports.recomputeImport, (input) => recomputeImport(deps, input)),
  endpoint(imports.checkImport, (input) => checkImport(deps, input)),
  endpoint(imports.confirmImport, (input) => confirmImport(deps, input)),
  endpoint(imports.undoImport, (input) => undoImport(deps, input)),
  endpoint(imports.discardImport, (input) => discardImport(deps, input)),
  endpoint(imports.listImports, (input) => listImports(deps, input)),
  ...exchangeEndpoints(deps),
]
