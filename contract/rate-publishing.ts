import { z } from 'zod'
import { publishFindings } from '#domain/rates/publish-check.ts'
import { secondPersonReasons } from '#domain/rates/second-person.ts'
import { defineCall } from './call.ts'
import { containerType } from './queries.ts'
import { rateFile } from './rates.ts'

/** What staff decide about a publication before it takes place. */
export const publishChoices = z.object({
  /** Since when it is sold: null for now. The validity says for which days. */
  at: z.iso.datetime().nullable(),
  /** Keeps the price of the remaining days of the versions that it ends. */
  keepsOldDays: z.boolean(),
  /** Sells the days that other public rates have too at this price. Without it, an overlap is refused. */
  prevails: z.boolean(),
  /** Staff have seen the other findings. */
  confirmed: z.boolean(),
})

/** Since when it would be sold; without it, now. */
export const checkedAt = z.iso.datetime().optional()

const checkedDays = z.object({
  validFrom: z.string(),
  validTo: z.string(),
  /** The sailings of the lane on these days. */
  sailings: z.number().int(),
})

/** What a publication would do: how often each finding occurs, and the first of them. */
export const publishCheck = z.object({
  counts: z.record(z.enum(publishFindings), z.number().int()),
  /** From when on a second person has to publish; 0 for never. */
  limits: z.object({ rates: z.number().int(), marginPercent: z.number().int() }),
  /** Why the reader has to leave it to a colleague; null if they may publish it. */
  secondPerson: z.enum(secondPersonReasons).nullable(),
  findings: z.array(
    z.object({
      finding: z.enum(publishFindings),
      code: z.string(),
      days: z.array(checkedDays),
      other: z.object({ rateId: z.string().nullable(), code: z.string() }).nullable(),
      types: z.array(containerType),
      prices: z.array(z.object({ type: containerType, before: z.string(), after: z.string() })),
    }),
  ),
})
export type PublishCheck = z.infer<typeof publishCheck>

export const checkPublish = defineCall({
  name: 'checkPublish',
  capability: 'rates',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rate/check',
  query: z.object({ rateId: z.uuid(), at: checkedAt }),
  data: publishCheck,
})

export const publishRate = defineCall({
  name: 'publishRate',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rate/publish',
  body: publishChoices.extend({ rateId: z.uuid() }),
  data: rateFile,
})
