import { z } from 'zod'
import { laneLimits, laneProblems } from '#domain/quotes/read-lanes.ts'
import { refusalCodes } from '#domain/values/refusal.ts'
import { defineCall } from './call.ts'
import { money, params } from './offers.ts'
import { containerType, day, homePort, placeCode } from './queries.ts'

const requestedLane = z.object({
  pol: homePort,
  pod: placeCode,
  type: containerType,
  count: z.number().int().min(1).max(500),
  etd: day.optional(),
})

/** A row of somebody's list, numbered and written as he has it. */
const sentRow = z.object({
  row: z.number().int().min(1).max(1_048_576),
  cells: z.array(z.string().max(laneLimits.signs)).max(laneLimits.cells),
})

/** With the lane it stands for; where it stands for none, what is wrong with which of its fields. */
const readRow = sentRow.extend({
  lane: requestedLane.nullable(),
  fields: z.object({
    pol: z.enum(laneProblems.pol).optional(),
    pod: z.enum(laneProblems.pod).optional(),
    type: z.enum(laneProblems.type).optional(),
    count: z.enum(laneProblems.count).optional(),
    etd: z.enum(laneProblems.etd).optional(),
  }),
})

/** An uploaded list without its headings, row by row: what can be priced, and what is wrong with the rest. */
export const readLanes = defineCall({
  name: 'readLanes',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/lanes/read',
  query: z.object({ fileName: z.string().max(200) }),
  body: z.file(),
  bodyKind: 'bytes',
  data: z.object({ rows: z.array(readRow) }),
})

const pricedRow = readRow.extend({
  cheapest: z
    .object({
      total: money,
      perContainer: money,
      carrier: z.string(),
      departsOn: z.string(),
      transitDays: z.number().nullable(),
      validUntil: z.string(),
      offerCode: z.string(),
    })
    .nullable(),
  /** Why there is no price; of a row with wrong fields, that it has them. */
  refusal: z.enum(refusalCodes).nullable(),
  /** What the reason is told with: the box, the day. */
  params,
})
export type PricedRow = z.infer<typeof pricedRow>

const rows = z.array(sentRow).min(1).max(laneLimits.rows)

/** Every row that was sent comes back, in its order. */
export const priceLanes = defineCall({
  name: 'priceLanes',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/lanes',
  body: z.object({ rows }),
  data: z.object({ quotedOn: z.string(), rows: z.array(pricedRow) }),
})

export const readLanesSheet = defineCall({
  name: 'readLanesSheet',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/lanes/sheet',
  body: z.object({ rows }),
  data: z.file(),
  dataKind: 'file',
})
