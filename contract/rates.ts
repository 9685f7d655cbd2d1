import { z } from 'zod'
import { brandCodes } from '#domain/brands/brand.ts'
import { importedKinds, rateKinds, rateStates } from '#domain/rates/rate.ts'
import { rateLimits } from '#domain/values/exchange.ts'
import { type Currency, currencies } from '#domain/values/money.ts'
import { fieldProblems } from '#domain/values/refusal.ts'
import { defineCall } from './call.ts'
import { page, pageSize } from './paging.ts'
import { kindAndTerms } from './rate-terms.ts'
import { containerType, day, homePort } from './wishes.ts'

const code = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[\w.-]+$/)
const cost = z.partialRecord(containerType, z.string().regex(/^(0|[1-9]\d{0,8})(\.\d{1,4})?$/))

export const rateRow = z.object({
  rateId: z.string(),
  kind: z.enum(rateKinds),
  code: z.string(),
  version: z.number().int(),
  state: z.enum(rateStates),
  port: z.string(),
  /** Where it leads or what it holds for: a port, a district, a warehouse, a depot. */
  place: z.string().nullable(),
  brands: z.array(z.enum(brandCodes)).nullable(),
  companies: z.array(z.object({ companyId: z.string(), name: z.string() })).nullable(),
  validFrom: z.string(),
  validTo: z.string(),
  publishAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  importId: z.string().nullable(),
  savedBy: z.string(),
  savedAt: z.iso.datetime(),
})
export type RateRow = z.infer<typeof rateRow>

const search = z.object({
  kind: z.enum(rateKinds),
  port: homePort.optional(),
  state: z.enum(rateStates).optional(),
  /** Part of a code or a place. */
  search: z.string().trim().max(100).optional(),
})

export const listRates = defineCall({
  name: 'listRates',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rates',
  query: search.extend({ after: z.uuid().optional(), size: pageSize }),
  data: page(rateRow),
})

const figures = z.object({
  /** What the house pays, by container type; it never leaves the console. */
  cost: cost.nullable(),
})

export const rateFile = rateRow
  .extend({
    terms: z.unknown(),
    history: z.array(rateRow),
  })
  .extend(figures.shape)
export type RateFile = z.infer<typeof rateFile>

export const readRate = defineCall({
  name: 'readRate',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rate',
  query: z.object({ rateId: z.uuid() }),
  data: rateFile,
})

const head = z.object({
  code,
  brands: z.array(z.enum(brandCodes)).min(1).max(brandCodes.length).nullable(),
  companies: z.array(z.uuid()).min(1).max(50).nullable(),
  validFrom: day,
  validTo: day,
  cost: cost.nullable(),
})

/** Saves a draft: of a code that is new, over the draft that is there, or as the next version of what is published. */
export const saveRate = defineCall({
  name: 'saveRate',
  capability: 'console',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rate/save',
  body: z.intersection(
    head.extend({
      /** The newest version the editor saw; another one in between is refused. None for a new code. */
      basedOn: z.uuid().nullable(),
    }),
    kindAndTerms,
  ),
  data: rateFile,
})

/** At once, or at a time to come. */
export const publishRate = defineCall({
  name: 'publishRate',
  capability: 'console',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rate/publish',
  body: z.object({ rateId: z.uuid(), at: z.iso.datetime().nullable() }),
  data: rateFile,
})

/** A draft is thrown away, anything else stops holding. */
export const archiveRate = defineCall({
  name: 'archiveRate',
  capability: 'console',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rate/archive',
  body: z.object({ rateId: z.uuid() }),
  data: z.object({ code: z.string() }),
})

export const readRateTemplate = defineCall({
  name: 'readRateTemplate',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rates/template',
  query: z.object({ kind: z.enum(importedKinds) }),
  data: z.file(),
  dataKind: 'file',
})

export const exportRates = defineCall({
  name: 'exportRates',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rates/export',
  query: search.extend({ kind: z.enum(importedKinds) }),
  data: z.file(),
  dataKind: 'file',
})

export const importOutcomes = ['added', 'changed', 'unchanged', 'wrong'] as const
export const importStates = ['previewed', 'confirmed', 'undone'] as const

const importRow = z.object({
  row: z.number().int(),
  outcome: z.enum(importOutcomes),
  code: z.string().nullable(),
  /** Cells that are wrong or changed, by address: `D17`. */
  cells: z.array(
    z.object({
      cell: z.string(),
      field: z.string(),
      problem: z.enum(fieldProblems).nullable(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
})
export type ImportRow = z.infer<typeof importRow>

export const importView = z.object({
  importId: z.string(),
  kind: z.enum(importedKinds),
  fileName: z.string(),
  state: z.enum(importStates),
  counts: z.record(z.enum(importOutcomes), z.number().int()),
  by: z.string(),
  at: z.iso.datetime(),
  publishAt: z.iso.datetime().nullable(),
})
export type ImportView = z.infer<typeof importView>

/** Reads the sheet and says what would happen; no rate is written. */
export const previewImport = defineCall({
  name: 'previewImport',
  capability: 'console',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rates/import',
  query: z.object({ kind: z.enum(importedKinds), fileName: z.string().trim().min(1).max(200) }),
  body: z.file(),
  bodyKind: 'bytes',
  data: importView,
})

export const listImportRows = defineCall({
  name: 'listImportRows',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rates/import/rows',
  query: z.object({
    importId: z.uuid(),
    outcome: z.enum(importOutcomes).optional(),
    after: z.coerce.number().int().min(0).optional(),
    size: pageSize,
  }),
  data: page(importRow),
})

/** All rows that are right, or none: wrong ones must be gone first. */
export const confirmImport = defineCall({
  name: 'confirmImport',
  capability: 'console',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rates/import/confirm',
  body: z.object({ importId: z.uuid(), at: z.iso.datetime().nullable() }),
  data: importView,
})

export const undoImport = defineCall({
  name: 'undoImport',
  capability: 'console',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rates/import/undo',
  body: z.object({ importId: z.uuid() }),
  data: importView,
})

export const listImports = defineCall({
  name: 'listImports',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rates/imports',
  query: z.object({ size: pageSize }),
  data: z.object({ imports: z.array(importView) }),
})

const currency = z.enum(currencies as unknown as readonly [Currency, ...Currency[]])
const exchangeRow = z.object({
  from: currency,
  date: z.string(),
  value: z.string(),
  source: z.string(),
  enteredBy: z.string(),
  enteredAt: z.iso.datetime(),
})
export type ExchangeRow = z.infer<typeof exchangeRow>

/** Into yuan, the newest first. */
export const listExchangeRates = defineCall({
  name: 'listExchangeRates',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/exchangeRates',
  query: z.object({ from: currency.optional(), size: pageSize }),
  data: z.object({ rates: z.array(exchangeRow) }),
})

export const setExchangeRate = defineCall({
  name: 'setExchangeRate',
  capability: 'console',
  access: 'staff',
  method: 'POST',
  path: '/api/console/exchangeRates',
  body: z.object({
    from: currency,
    date: day,
    value: z.string().regex(/^(0|[1-9]\d{0,6})(\.\d{1,8})?$/),
    source: z.string().trim().min(1).max(rateLimits.source),
  }),
  data: z.object({ rates: z.array(exchangeRow) }),
})
