import { z } from 'zod'
import { mostEvidence } from '#domain/orders/later-charges/later-charge.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { staffOrderView } from './console-orders.ts'
import { moveReason, onVersion, orderLineId, orderNumber, orderView } from './orders.ts'
import { typedLines } from './typed-text.ts'

const chargeId = z.number().int().positive()
const answer = { number: orderNumber, charge: chargeId, reason: moveReason }

/** Bills a charge that the quote announced, on a running order. */
export const billLaterCharge = defineCall({
  name: 'billLaterCharge',
  capability: 'orders',
  access: 'staff',
  method: 'POST',
  path: '/api/console/orders/charges',
  body: z.object({
    ...onVersion,
    /** Its name among the contingent charges of the order. */
    charge: orderLineId,
    quantity: z.string().trim().min(1).max(30),
    /** What happened. */
    note: typedLines(textLimits.reason).min(1),
    /** When it happened. */
    period: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).optional(),
    /** Uploads of the sender that prove it. */
    files: z.array(z.uuid()).max(mostEvidence).default([]),
  }),
  data: staffOrderView,
})

/** Upholds a disputed charge, or takes a charge back. */
export const answerLaterCharge = defineCall({
  name: 'answerLaterCharge',
  capability: 'orders',
  access: 'staff',
  method: 'POST',
  path: '/api/console/orders/charges/answer',
  body: z.object({ ...answer, answer: z.enum(['uphold', 'withdraw']) }),
  data: staffOrderView,
})

export const objectToCharge = defineCall({
  name: 'objectToCharge',
  capability: 'orders',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/charges/object',
  body: z.object(answer),
  data: orderView,
})
