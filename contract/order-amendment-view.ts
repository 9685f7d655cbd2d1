import { z } from 'zod'
import { changeStates } from '#domain/orders/lifecycle/states.ts'
import { fileView } from './files.ts'
import { money } from './offers.ts'
import { orderValues, remark, reviewedLine } from './order-values.ts'

/** A change of the order that the customer asked for; both versions stay readable. */
export const orderAmendment = z.object({
  state: z.enum(changeStates),
  reason: z.string().nullable(),
  /** Why staff declined it. */
  answer: z.string().nullable(),
  remarks: z.array(remark),
  before: orderValues.nullable(),
  after: orderValues.nullable(),
  /** The instruction file that it brings; null where that of the order stays. */
  instruction: fileView.nullable(),
  /** The charges as they would be, or became, beside those agreed before. */
  price: z
    .object({
      agreed: z.array(reviewedLine),
      lines: z.array(reviewedLine),
      total: money,
      difference: money,
    })
    .nullable(),
})
