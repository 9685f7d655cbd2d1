import { z } from 'zod'
import { brandCodes } from '#domain/brands/brand.ts'
import { carrierCodes } from '#domain/places/carriers.data.ts'
import { rateDuties } from '#domain/rates/duties.ts'
import { importedKinds, rateCustomers, rateKinds, rateStates } from '#domain/rates/rate.ts'
import { rateSorts } from '#domain/rates/sorts.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { cursor, cursorPage, pageSize, selectedIds, sortBy } from './paging.ts'
import { containerType, day, homePort } from './queries.ts'
import { rateAudience, rateCompanies } from './rate-audience.ts'
import { rateEvents } from './rate-events.ts'
import { kindAndPricing, price, rateCode } from './rate-pricing.ts'
import { typedLines } from './typed-text.ts'

const cost = z.partialRecord(containerType, price)

export const rateRow = z.object({
  rateId: z.string(),
  kind: z.enum(rateKinds),
  code: z.string(),
  version: z.number().int(),
  state: z.enum(rateStates),
  port: z.string(),
  /** The destination or the site it applies to: a port, a district, a warehouse or a depot. */
  place: z.string().nullable(),
  brands: z.array(z.enum(brandCodes)).nullable(),
  companies: z.array(z.object({ companyId: z.string(), name: z.string() })).nullable(),
  /** The price of a lane by container type; null for a tariff. */
  prices: z.partialRecord(containerType, z.string()).nullable(),
  validFrom: z.string(),
  validTo: z.string(),
  publishAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Why staff archived it. */
  archiveReason: z.string().nullable(),
  /** Remaining days of an earlier version, published at its price together with the version that replaced it. */
  isKept: z.boolean(),
  importId: z.string().nullable(),
  savedBy: z.string(),
  savedAt: z.iso.datetime(),
})
export type RateRow = z.infer<typeof rateRow>

const figures = z.object({
  /** What Quayside pays, by container type; for staff who publish rates only. */
  cost: cost.nullable(),
})

/** A version in the list, with what a sheet of rates shows beside its prices. */
const rateListRow = rateRow.extend({
  /** Of an ocean lane. */
  carrier: z.string().nullable(),
  service: z.string().nullable(),
  /** Of the published version before it. */
  previousPrices: z.partialRecord(containerType, z.string()).nullable(),
  ...figures.shape,
})
export type RateListRow = z.infer<typeof rateListRow>

export const rateFilters = z.object({
  kind: z.enum(rateKinds),
  port: homePort.optional(),
  state: z.enum(rateStates).optional(),
  duty: z.enum(rateDuties).optional(),
  customers: z.enum(rateCustomers).optional(),
  /** The code of the carrier of an ocean lane. */
  carrier: z.enum(carrierCodes).optional(),
  /** The contract rates of one company. */
  contractOf: z.uuid().optional(),
  /** Saved by the reader. */
  savedBy: z.literal('me').optional(),
  /** Part of a code, or of the name of a place (or its pinyin), a carrier, a liner service or a company. */
  search: z.string().trim().max(textLimits.search).optional(),
})

export const listRates = defineCall({
  name: 'listRates',
  capability: 'rates',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rates',
  query: rateFilters.extend({ ...rateAudience, sort: sortBy(rateSorts), after: cursor, size: pageSize }),
  data: cursorPage(rateListRow).extend({
    /** How many rates are found, as far as they are counted. */
    found: z.number().int(),
    /** Of a search for the contract rates of a company: its name. */
    contractOf: z.string().nullable(),
  }),
})

export const rateFile = rateRow.extend({
  pricing: z.unknown(),
  history: z.array(rateRow.extend(rateEvents)),
  ...figures.shape,
})
export type RateFile = z.infer<typeof rateFile>

export const readRate = defineCall({
  name: 'readRate',
  capability: 'rates',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rate',
  query: z.object({ rateId: z.uuid() }),
  data: rateFile,
})

/** The pricing a new rate starts from. On the server, because anybody can read the scripts of a page. */
export const readDefaultPricing = defineCall({
  name: 'readDefaultPricing',
  capability: 'rates',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rate/pattern',
  query: z.object({ kind: z.enum(rateKinds) }),
  data: z.object({ pricing: z.unknown() }),
})

const head = z.object({
  code: rateCode,
  brands: z.array(z.enum(brandCodes)).min(1).max(brandCodes.length).nullable(),
  companies: rateCompanies,
  validFrom: day,
  validTo: day,
  cost: cost.nullable(),
})

/** Saves a draft: of a new code, in place of the present draft, or as the next version of a published rate. */
export const saveRate = defineCall({
  name: 'saveRate',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rate/save',
  body: z.intersection(
    head.extend({
      /** The newest version the editor saw; the call is refused if there is a newer one. Null for a new code. */
      comparedVersionId: z.uuid().nullable(),
    }),
    kindAndPricing,
  ),
  // A tariff may have prices for every destination: about 400 bytes each.
  maxBodyBytes: 256 * 1024,
  data: rateFile,
})

/** Why staff archive; asked of published versions. */
const archiveReason = typedLines(textLimits.reason).optional()

/** Deletes a draft; ends a published version. */
export const archiveRate = defineCall({
  name: 'archiveRate',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rate/archive',
  body: z.object({ rateId: z.uuid(), reason: archiveReason }),
  data: z.object({ code: z.string() }),
})

/** The same for several versions; if one of them cannot be archived, none is. */
export const archiveRates = defineCall({
  name: 'archiveRates',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rates/archive',
  body: z.object({ rateIds: selectedIds, reason: archiveReason }),
  data: z.object({ archived: z.number().int() }),
})

export const readRateTemplate = defineCall({
  name: 'readRateTemplate',
  capability: 'rates',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rates/template',
  query: z.object({ kind: z.enum(importedKinds) }),
  data: z.file(),
  dataKind: 'file',
})

export const exportRates = defineCall({
  name: 'exportRates',
  capability: 'rates',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rates/export',
  query: rateFilters.extend({ kind: z.enum(importedKinds) }),
  data: z.file(),
  dataKind: 'file',
})

/** The same sheet with these versions alone. */
export const exportSelectedRates = defineCall({
  name: 'exportSelectedRates',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rates/export',
  body: z.object({ kind: z.enum(importedKinds), rateIds: selectedIds }),
  data: z.file(),
  dataKind: 'file',
})
