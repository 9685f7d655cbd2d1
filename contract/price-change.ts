import { z } from 'zod'
import { money } from './offers.ts'

/** A charge of a quote that was priced again. */
export const priceChange = z.object({
  fee: z.string(),
  group: z.string(),
  before: money.nullable(),
  after: money.nullable(),
  /** The tariff versions before and after, if the same tariff changed. */
  tariffBefore: z.string().nullable(),
  tariffAfter: z.string().nullable(),
  /** The exchange rates before and after, if the charge is converted from the same currency. */
  exchangeBefore: z.string().nullable(),
  exchangeAfter: z.string().nullable(),
})
