import { z } from 'zod'
import { personNameProblem, textLimits } from '#domain/values/text-limits.ts'

/** The name of a customer or a member of staff. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(textLimits.personName)
  .refine((text) => personNameProblem(text) === undefined)
