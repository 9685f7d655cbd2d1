import { z } from 'zod'
import { brandCodes } from '#domain/brands/brand.ts'
import { placeCode } from './queries.ts'

/** The rates to one place that a customer of a brand may use: public ones and the contract rates of the company. */
export const rateAudience = {
  place: placeCode.optional(),
  brand: z.enum(brandCodes).optional(),
  companyId: z.uuid().optional(),
}
