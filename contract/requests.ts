import { z } from 'zod'
import { lineGroups } from '#domain/quotes/fee-line.ts'
import { goodsLength, queryLimits, requestLimits } from '#domain/quotes/limits.ts'
import { requestKinds, requestStates } from '#domain/quotes/quote-request.ts'
import { requestSorts } from '#domain/quotes/sorts.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import { amountDigits, decimalPattern } from '#domain/values/decimal-digits.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { cursor, cursorPage, pageSize, sortBy } from './paging.ts'
import { count, day, measure, optionalContainers } from './queries.ts'
import { saveKey, typedLine, typedLines } from './typed-text.ts'

const details = z.object({
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
  remark: typedLines(textLimits.reason).optional(),
})
export type RequestDetails = z.infer<typeof details>

const requestNumber = z.string().max(30)
const contact = z.object({ name: typedLine(textLimits.contact), phone: typedLine(30) })

export const requestView = z.object({
  number: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  details,
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** The quote that answers it; prices are in the quote only. */
  quoteNumber: z.string().nullable(),
  /** Why staff refused it. */
  reason: z.string().nullable(),
})
export type RequestView = z.infer<typeof requestView>

/** For every logged-in user; the required fields depend on the kind. */
export const requestQuote = defineCall({
  name: 'requestQuote',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/requests',
  body: z.object({ kind: z.enum(requestKinds), details, contact, key: saveKey.optional() }),
  data: requestView,
})

export const listMyRequests = defineCall({
  name: 'listMyRequests',
  capability: 'quotes',
  access: 'customer',
  method: 'GET',
  path: '/api/requests',
  query: z.object({ sort: sortBy(requestSorts), after: cursor, size: pageSize }),
  data: cursorPage(requestView),
})

export const readMyRequest = defineCall({
  name: 'readMyRequest',
  capability: 'quotes',
  access: 'customer',
  method: 'GET',
  path: '/api/requests/request',
  query: z.object({ number: requestNumber }),
  data: requestView,
})

export const withdrawRequest = defineCall({
  name: 'withdrawRequest',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/requests/withdraw',
  body: z.object({ number: requestNumber }),
  data: requestView,
})

const adminRow = requestView.extend({
  brand: z.string(),
  /** The mobile is masked. */
  person: z.object({ id: z.string(), name: z.string() }),
  company: z.object({ id: z.string(), name: z.string(), isCertified: z.boolean() }).nullable(),
})
export type AdminRequestRow = z.infer<typeof adminRow>

/** Oldest first unless sorted. */
export const listRequests = defineCall({
  name: 'listRequests',
  capability: 'quotes',
  access: 'staff',
  method: 'GET',
  path: '/api/console/requests',
  query: z.object({
    state: z.enum(requestStates).optional(),
    kind: z.enum(requestKinds).optional(),
    sort: sortBy(requestSorts),
    after: cursor,
    size: pageSize,
  }),
  data: cursorPage(adminRow).extend({ openCount: z.number().int() }),
})

const adminRequest = adminRow.extend({ contact })
export type AdminRequest = z.infer<typeof adminRequest>

export const readRequest = defineCall({
  name: 'readRequest',
  capability: 'quotes',
  access: 'staff',
  method: 'GET',
  path: '/api/console/request',
  query: z.object({ number: requestNumber }),
  data: adminRequest,
})

const feeCodes = Object.keys(feeItems) as [FeeCode, ...FeeCode[]]
const amount = z.string().regex(new RegExp(decimalPattern(amountDigits)))

/** Staff send unit price and quantity; the server calculates sums, taxes and conversion. */
export const staffOfferLine = z.object({
  fee: z.enum(feeCodes),
  group: z.enum(lineGroups),
  unitPrice: amount,
  quantity: amount,
})
export type StaffOfferLine = z.infer<typeof staffOfferLine>

export const answerRequest = defineCall({
  name: 'answerRequest',
  capability: 'quotes',
  access: 'staff',
  method: 'POST',
  path: '/api/console/request/answer',
  body: z.object({
    number: requestNumber,
    lines: z.array(staffOfferLine).min(1).max(40),
    validUntil: day,
    /** What the price covers; the customer reads it. */
    remark: typedLines(textLimits.reason).min(1),
  }),
  data: adminRequest,
})

export const refuseRequest = defineCall({
  name: 'refuseRequest',
  capability: 'quotes',
  access: 'staff',
  method: 'POST',
  path: '/api/console/request/refuse',
  body: z.object({ number: requestNumber, reason: typedLines(textLimits.reason).min(1) }),
  data: adminRequest,
})
