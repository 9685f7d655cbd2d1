import { z } from 'zod'
import { reviewedKinds } from '#domain/orders/fees/fees.ts'
import { maxServices } from '#domain/orders/fees/several-services.ts'
import { orderServices } from '#domain/orders/fields/order-forms.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { feeLine, linePrice, quotedContingentCharge } from './offers.ts'
import { quoteNumber } from './quotes.ts'
import { typedLine } from './typed-text.ts'

/** The longest text of any field, and the most rows of any group; each field has limits of its own. */
export const mostValues = { name: 60, text: 2000, fields: 60, groups: 12, rows: 200 } as const

const fieldTexts = z
  .record(z.string().max(mostValues.name), z.string().max(mostValues.text))
  .refine((texts) => Object.keys(texts).length <= mostValues.fields)

/** What is typed for a service; the form of the service says which fields there are. */
export const orderValues = z.object({
  fields: fieldTexts,
  groups: z
    .record(z.string().max(mostValues.name), z.array(fieldTexts).max(mostValues.rows))
    .refine((groups) => Object.keys(groups).length <= mostValues.groups),
})

/** A service that is ordered together with the main one, by a quote of its own. */
export const orderedService = z.object({
  service: z.enum(orderServices),
  quoteNumber: z.string(),
  values: orderValues,
})

const mostMore = maxServices - 1

/** Services beside the main one, each at the price of a quote of its own. */
export const addedServices = z.array(z.object({ quote: quoteNumber, values: orderValues })).max(mostMore)

/** What is corrected in the services beside the main one, all of them; without it they stay as they are. */
export const correctedServices = z.array(z.object({ values: orderValues })).max(mostMore)

export const remark = z.object({
  severity: z.enum(['error', 'warning']),
  message: typedLine(textLimits.reason),
  /** A field of the order by its path; null for the whole order. */
  property: z.string().max(mostValues.name).nullable(),
})

/** The position of the service in an order with several; the main service has none. */
const ofService = { servicePosition: z.number().int().positive().optional() }

/** A charge that a quote of the order announced. */
export const announcedCharge = quotedContingentCharge.unwrap().extend(ofService).readonly()

/** Quoted against confirmed; a removed line has no price, an added one was announced in the quote. */
export const reviewedLine = z.object({
  lineId: z.string(),
  kind: z.enum(reviewedKinds),
  quoted: feeLine.unwrap().extend(ofService).readonly().nullable(),
  contingency: announcedCharge.nullable(),
  confirmed: linePrice.nullable(),
  reason: z.string().nullable(),
})
