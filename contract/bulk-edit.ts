import { z } from 'zod'
import { priceChanges, priceSteps } from '#domain/rates/bulk-edit.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { amountDigits, decimalPattern } from '#domain/values/decimal-digits.ts'
import { containerType, day } from './queries.ts'
import { rateCompanies } from './rate-audience.ts'
import { surcharge, surchargeFee } from './rate-pricing.ts'

/** With a minus for a reduction; a new price has none, since no rate has a price below zero. */
const change = z.string().regex(new RegExp(decimalPattern(amountDigits).replace('^', '^-?')))

/** What changes in every selected lane; what is left out stays. */
export const bulkEdit = z.object({
  prices: z
    .object({
      by: z.enum(priceChanges),
      value: change,
      /** The new prices are rounded half up to a multiple of it. */
      step: z.enum(priceSteps),
      /** The container types that change; null for all that have a price. */
      types: z.array(containerType).min(1).max(containerTypeCodes.length).nullable(),
    })
    .optional(),
  validFrom: day.optional(),
  validTo: day.optional(),
  /** Ocean lanes only. */
  surcharge: z.union([z.object({ set: surcharge }), z.object({ remove: surchargeFee })]).optional(),
  /** Makes the lanes contract rates of these certified companies, or public with null. */
  companies: rateCompanies.optional(),
})
