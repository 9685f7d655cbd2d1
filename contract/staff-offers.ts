import { z } from 'zod'
import { conditionLength, laterTriggers, mostLaterCharges } from '#domain/quotes/charges/later-charge.ts'
import { mostLines } from '#domain/quotes/charges/staff-charge.ts'
import { lineGroups } from '#domain/quotes/fee-line.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import { amountDigits, decimalPattern } from '#domain/values/decimal-digits.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { currency } from './offers.ts'
import { containerType, day } from './queries.ts'
import { quoteNumber } from './quotes.ts'
import { typedLine, typedLines } from './typed-text.ts'

const feeCodes = Object.keys(feeItems) as [FeeCode, ...FeeCode[]]
const amount = z.string().regex(new RegExp(decimalPattern(amountDigits)))

/** Staff send unit price and quantity; the server calculates sums, taxes and conversion. */
export const staffOfferLine = z.object({
  fee: z.enum(feeCodes),
  group: z.enum(lineGroups),
  unitPrice: amount,
  quantity: amount,
  /** Without it, the usual currency of the fee. */
  currency: currency.optional(),
  /** Where a price is for one container type only. */
  containerType: containerType.optional(),
  /** What Quayside pays for one unit, in the currency of the price; from and for staff who see costs only. */
  unitCost: amount.optional(),
})
export type StaffOfferLine = z.infer<typeof staffOfferLine>

/** What may be charged later, and when. */
export const staffLaterCharge = z.object({
  fee: z.enum(feeCodes),
  trigger: z.enum(laterTriggers),
  unitPrice: amount,
  currency: currency.optional(),
  /** Only for the trigger in the words of staff. */
  condition: typedLine(conditionLength).optional(),
})
export type StaffLaterCharge = z.infer<typeof staffLaterCharge>

export const typedOffer = z.object({
  lines: z.array(staffOfferLine).min(1).max(mostLines),
  /** Left out by a page of the release before: nothing. */
  later: z.array(staffLaterCharge).max(mostLaterCharges).optional(),
  validUntil: day,
  /** What the price covers; the customer reads it. */
  remark: typedLines(textLimits.reason).min(1),
  /** A charge below its cost is sent only once its sender has confirmed it. */
  confirmsLoss: z.boolean().optional(),
  /** The number of the offer that the charges were taken from. */
  linesOf: quoteNumber.optional(),
})
export type TypedOffer = z.infer<typeof typedOffer>
