import { z } from 'zod'
import { brandCodes } from '#domain/brands/brand.ts'
import { maxRateCompanies } from '#domain/rates/rate.ts'
import { placeCode } from './queries.ts'

/** The companies of a contract rate; null for a public one. */
export const rateCompanies = z.array(z.uuid()).min(1).max(maxRateCompanies).nullable()

/** The rates to one place that a customer of a brand may use: public ones and the contract rates of the company. */
export const rateAudience = {
  place: placeCode.optional(),
  brand: z.enum(brandCodes).optional(),
  companyId: z.uuid().optional(),
}
