import { z } from 'zod'
import { rateKinds } from '#domain/rates/rate.ts'
import { currencies } from '#domain/values/money.ts'
import { defineCall } from './call.ts'

const counted = z.number().int()

/** What waits for those who publish rates: by kind of rate, and what is missing today. */
export const readRateDuties = defineCall({
  name: 'readRateDuties',
  capability: 'rates',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rates/duties',
  data: z.object({
    kinds: z.array(
      z.object({
        kind: z.enum(rateKinds),
        drafts: counted,
        scheduled: counted,
        /** Sold now or later below cost. */
        belowCost: counted,
        /** In force, ending within so many days, without a version that follows. */
        ending: z.array(z.object({ days: counted, count: counted })),
      }),
    ),
    /** Spreadsheets that wait to be confirmed. */
    previews: counted,
    /** Lanes with sailings of the next days that no public rate prices: all of them counted, the first ones listed. */
    unpriced: z.object({
      days: counted,
      lanes: counted,
      first: z.array(
        z.object({
          carrier: z.string(),
          service: z.string(),
          port: z.string(),
          place: z.string(),
          sailings: counted,
          firstOn: z.iso.date(),
        }),
      ),
    }),
    /** Currencies without an exchange rate of today. */
    missingExchangeRates: z.array(z.enum(currencies)),
  }),
})
