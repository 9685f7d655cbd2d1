import { z } from 'zod'
import { megabyte } from '#domain/files/file-kind.ts'
import { laneProblems, laneSheetLimits, laneTextLimits } from '#domain/quotes/lanes/parse-lanes.ts'
import { queryLimits } from '#domain/quotes/limits.ts'
import { refusalCodes } from '#domain/values/refusal-codes.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { money, params } from './offers.ts'
import { containerType, count, day, homePort, placeCode } from './queries.ts'

const laneRequest = z.object({
  pol: homePort,
  pod: placeCode,
  type: containerType,
  count: count(queryLimits.containers),
  etd: day.optional(),
})

/** A row of the user's list, with its number and cells unchanged. */
const sentRow = z.object({
  row: z.number().int().min(1).max(1_048_576),
  cells: z.array(z.string().max(laneSheetLimits.characters)).max(laneSheetLimits.cells),
})

/** The row with the lane it describes, or with the problems of its fields. */
const parsedRow = sentRow.extend({
  lane: laneRequest.nullable(),
  fields: z.object({
    pol: z.enum(laneProblems.pol).optional(),
    pod: z.enum(laneProblems.pod).optional(),
    type: z.enum(laneProblems.type).optional(),
    count: z.enum(laneProblems.count).optional(),
    etd: z.enum(laneProblems.etd).optional(),
  }),
})

/** Reads an uploaded list without its headings; invalid rows name their fields. */
export const uploadLanes = defineCall({
  name: 'uploadLanes',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/lanes/read',
  query: z.object({ fileName: z.string().max(textLimits.sentFileName) }),
  body: z.file(),
  bodyKind: 'bytes',
  data: z.object({ rows: z.array(parsedRow) }),
})

const pricedRow = parsedRow.extend({
  cheapest: z
    .object({
      total: money,
      perContainer: money,
      carrier: z.string(),
      departsOn: z.string(),
      transitDays: z.number().nullable(),
      validUntil: z.iso.datetime(),
      offerCode: z.string(),
    })
    .nullable(),
  /** Why there is no price; `invalid-input` for a row with invalid fields. */
  refusal: z.enum(refusalCodes).nullable(),
  /** The parameters of the refusal message, such as container type and day. */
  params,
})
export type PricedRow = z.infer<typeof pricedRow>

const rows = z.array(sentRow).min(1).max(laneSheetLimits.rows)
/** The rows of the largest list that may be uploaded as a text. */
const maxBodyBytes = laneTextLimits.megabytes * megabyte

/** Returns every sent row in order. */
export const priceLanes = defineCall({
  name: 'priceLanes',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/lanes',
  body: z.object({ rows }),
  maxBodyBytes,
  data: z.object({ quotedOn: z.string(), rows: z.array(pricedRow) }),
})

export const downloadPricedLanes = defineCall({
  name: 'downloadPricedLanes',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/lanes/sheet',
  body: z.object({ rows }),
  maxBodyBytes,
  data: z.file(),
  dataKind: 'file',
})
