import { z } from 'zod'
import { chargeAnswers, laterChargeStates } from '#domain/orders/later-charges/later-charge.ts'
import { fileView } from './files.ts'
import { linePrice } from './offers.ts'
import { announcedCharge } from './order-values.ts'

/** A charge that was billed while the order ran. */
export const laterCharge = z.object({
  id: z.number(),
  state: z.enum(laterChargeStates),
  contingency: announcedCharge,
  confirmed: linePrice,
  note: z.string(),
  period: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).nullable(),
  /** Photos and documents that prove it. */
  files: z.array(fileView),
  billedAt: z.iso.datetime(),
  /** Until when the customer may object. */
  objectionEnds: z.iso.datetime(),
  answers: z.array(z.object({ answer: z.enum(chargeAnswers), reason: z.string(), at: z.iso.datetime() })),
  /** What the reader can decide about it now. */
  open: z.array(z.enum(chargeAnswers)),
})
export type LaterChargeView = z.infer<typeof laterCharge>
