import { z } from 'zod'
import { brandCodes } from '#domain/brands/brand.ts'
import { importedKinds, rateKinds, rateStates } from '#domain/rates/rate.ts'
import { defineCall } from './call.ts'
import { page, pageSize } from './paging.ts'
import { containerType, day, homePort } from './queries.ts'
import { kindAndTerms } from './rate-terms.ts'

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
  /** What a lane asks, by container type; a tariff has no such price. */
  prices: z.partialRecord(containerType, z.string()).nullable(),
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

/** What the form of a new rate begins with: what is usual in the house, and no secret of the page's script. */
export const readRatePattern = defineCall({
  name: 'readRatePattern',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rate/pattern',
  query: z.object({ kind: z.enum(rateKinds) }),
  data: z.object({ terms: z.unknown() }),
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
