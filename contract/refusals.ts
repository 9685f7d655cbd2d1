import { z } from 'zod'
import { fieldProblems } from '#domain/values/refusal.ts'
import { refusalCodes } from '#domain/values/refusal-codes.ts'

/** What a refusal's `data` holds. */
export const refusalData = z.object({
  refusal: z.enum(refusalCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  fields: z.record(z.string(), z.enum(fieldProblems)).optional(),
})
