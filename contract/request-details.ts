import { z } from 'zod'
import { goodsLength, queryLimits, requestLimits } from '#domain/quotes/limits.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { count, day, measure, oceanCargo, optionalContainers, wholeYuan } from './queries.ts'
import { typedLine, typedLines } from './typed-text.ts'

const { goods: _goods, ...specialCargo } = oceanCargo

export const requestDetails = z.object({
  from: typedLine(textLimits.address).optional(),
  to: typedLine(textLimits.address).optional(),
  goods: typedLine(goodsLength).optional(),
  weightKg: measure.optional(),
  volumeCbm: measure.optional(),
  pieces: count(requestLimits.pieces).optional(),
  containers: optionalContainers.optional(),
  readyOn: day.optional(),
  days: count(requestLimits.days).optional(),
  declarations: count(queryLimits.declarations).optional(),
  /** A value of the trade mode dictionary. */
  tradeMode: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  insuredValue: wholeYuan.optional(),
  ...specialCargo,
  remark: typedLines(textLimits.reason).optional(),
})
export type RequestDetails = z.infer<typeof requestDetails>
