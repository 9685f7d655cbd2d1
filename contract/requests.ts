import { z } from 'zod'
import { requestLimits } from '#domain/quotes/limits.ts'
import { requestSorts } from '#domain/quotes/offers/sorts.ts'
import { requestKinds, requestOwners, requestStates } from '#domain/quotes/requests/quote-request.ts'
import { typedNumberLength } from '#domain/quotes/saved/document-number.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { fileView } from './files.ts'
import { money } from './offers.ts'
import { cursor, cursorPage, pageSize, sortBy } from './paging.ts'
import { quoteNumber } from './quotes.ts'
import { requestDetails } from './request-details.ts'
import { sentOffer } from './sent-offers.ts'
import { staffLaterCharge, staffOfferLine, typedOffer } from './staff-offers.ts'
import { saveKey, typedLine, typedLines } from './typed-text.ts'

export const requestNumber = z.string().max(typedNumberLength)
const contact = z.object({ name: typedLine(textLimits.contactName), phone: typedLine(30) })

export const requestView = z.object({
  number: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  details: requestDetails,
  attachments: z.array(fileView),
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
  body: z.object({
    kind: z.enum(requestKinds),
    details: requestDetails,
    contact,
    /** Files that the caller has uploaded as attachments. */
    attachments: z.array(z.uuid()).max(requestLimits.attachments.max).optional(),
    key: saveKey.optional(),
  }),
  data: requestView,
})

export const listMyRequests = defineCall({
  name: 'listMyRequests',
  capability: 'quotes',
  access: 'customer',
  method: 'GET',
  path: '/api/requests',
  query: z.object({
    /** A part of the number, of the commodity or of a place, or the name of a place in any spelling. */
    search: z.string().trim().max(textLimits.search).optional(),
    sort: sortBy(requestSorts),
    after: cursor,
    size: pageSize,
  }),
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
  /** The id is null for a visitor, who has no account. */
  person: z.object({ id: z.string().nullable(), name: z.string() }),
  company: z
    .object({ id: z.string(), name: z.string(), isCertified: z.boolean(), isSuspended: z.boolean() })
    .nullable(),
  /** The member of staff who looks after it. */
  owner: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** By when staff must answer it; null once it is closed. */
  dueAt: z.iso.datetime().nullable(),
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
    owner: z.enum(requestOwners).optional(),
    /** Part of a number of a request or an offer, of a company, a contact or a place. */
    search: z.string().trim().max(textLimits.search).optional(),
    sort: sortBy(requestSorts),
    after: cursor,
    size: pageSize,
  }),
  data: cursorPage(adminRow).extend({ openCount: z.number().int() }),
})

const adminRequest = adminRow.extend({
  /** A visitor has one of the two, verified by a code. */
  contact: z.object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() }),
  /** Who answered or refused it. */
  answeredBy: z.string().nullable(),
  /** A colleague who opened it within the last minutes. */
  alsoOpenedBy: z.string().nullable(),
  /** Newest first; all but the newest are withdrawn. */
  offers: z.array(sentOffer),
})
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

/** A file that the customer attached. */
export const readAttachment = defineCall({
  name: 'readAttachment',
  capability: 'quotes',
  access: 'staff',
  method: 'GET',
  path: '/api/console/request/attachment',
  query: z.object({ number: requestNumber, fileId: z.uuid() }),
  data: z.file(),
  dataKind: 'file',
})

export const answerRequest = defineCall({
  name: 'answerRequest',
  capability: 'quotes',
  access: 'staff',
  method: 'POST',
  path: '/api/console/request/answer',
  body: typedOffer.extend({ number: requestNumber }),
  data: adminRequest,
})

/** Ends an offer that was not accepted; its request is open again. */
export const withdrawOffer = defineCall({
  name: 'withdrawOffer',
  capability: 'quotes',
  access: 'staff',
  method: 'POST',
  path: '/api/console/offer/withdraw',
  body: z.object({ number: quoteNumber }),
  data: adminRequest,
})

/** Withdraws an offer that was not accepted and sends another in its place. */
export const reviseOffer = defineCall({
  name: 'reviseOffer',
  capability: 'quotes',
  access: 'staff',
  method: 'POST',
  path: '/api/console/offer/revise',
  body: typedOffer.extend({ number: quoteNumber }),
  data: adminRequest,
})

const earlierOffer = z.object({
  number: z.string(),
  requestNumber: z.string(),
  company: z.string().nullable(),
  details: requestDetails,
  sentAt: z.iso.datetime(),
  total: money,
  remark: z.string().nullable(),
  lines: z.array(staffOfferLine),
  later: z.array(staffLaterCharge),
})
export type EarlierOffer = z.infer<typeof earlierOffer>

/** Offers to the same customer or for the same places, newest first: their lines can be used again. */
export const listEarlierOffers = defineCall({
  name: 'listEarlierOffers',
  capability: 'quotes',
  access: 'staff',
  method: 'GET',
  path: '/api/console/request/earlierOffers',
  query: z.object({ number: requestNumber }),
  data: z.object({ offers: z.array(earlierOffer) }),
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
