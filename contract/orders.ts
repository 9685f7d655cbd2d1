import { z } from 'zod'
import { orderServices } from '#domain/orders/fields/order-forms.ts'
import { moveNames } from '#domain/orders/lifecycle/moves.ts'
import { nextActors } from '#domain/orders/lifecycle/next-step.ts'
import { customerOrderSorts } from '#domain/orders/lifecycle/order-sorts.ts'
import { changeStates, feeStates, orderStates, orderTabs } from '#domain/orders/lifecycle/states.ts'
import { paymentStates } from '#domain/orders/payment/account.ts'
import { paymentTermKinds, payStarts } from '#domain/orders/payment/terms.ts'
import { businessTypes } from '#domain/orders/shipment/shipment-facts.ts'
import { typedNumberLength } from '#domain/quotes/saved/document-number.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { fileView } from './files.ts'
import { laterCharge } from './later-charge-view.ts'
import { money, namedPlace, totals } from './offers.ts'
import { orderAmendment } from './order-amendment-view.ts'
import { orderEvent } from './order-event-view.ts'
import {
  addedServices,
  announcedCharge,
  correctedServices,
  mostValues,
  orderedService,
  orderValues,
  remark,
  reviewedLine,
} from './order-values.ts'
import { cursor, cursorPage, pageSize, sortBy } from './paging.ts'
import { placeCode } from './queries.ts'
import { quoteNumber } from './quotes.ts'
import { saveKey, typedReason } from './typed-text.ts'

/** Enough for two hundred containers and three doors. */
export const maxOrderBytes = 256 * 1024

/** An upload of the sender; a list of files is refused. */
const instruction = z.uuid().optional()

export const orderNumber = z.string().trim().min(1).max(typedNumberLength)

export const orderRow = z.object({
  number: z.string(),
  /** The main service. */
  service: z.enum(orderServices),
  /** Those that were ordered with it. */
  moreServices: z.array(z.enum(orderServices)),
  state: z.enum(orderStates),
  tab: z.enum(orderTabs),
  /** Who acts next; null for an order that has ended. */
  waitsFor: z.enum(nextActors).nullable(),
  dueAt: z.iso.datetime().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Names of its depots and warehouses. */
  places: z.array(namedPlace),
  containers: z.array(z.object({ type: z.string(), count: z.number() })),
  carrier: z.string().nullable(),
  /** The code of the liner service of its sailing. */
  linerService: z.string().nullable(),
  vessel: z.string().nullable(),
  voyage: z.string().nullable(),
  departsOn: z.string().nullable(),
  billNumber: z.string().nullable(),
  ownReference: z.string().nullable(),
  /** What the shipper pays, with tax. */
  total: money,
  placedAt: z.iso.datetime(),
  placedBy: z.string(),
  owner: z.string(),
})
export type OrderRow = z.infer<typeof orderRow>

export type ReviewedLineView = z.infer<typeof reviewedLine>

export const orderView = orderRow.extend({
  version: z.number(),
  quoteNumber: z.string(),
  values: orderValues,
  /** The services that were ordered with the main one, in the order of their positions. */
  more: z.array(orderedService),
  instruction: fileView.nullable(),
  shipment: z.object({
    /** The port whose office handles the order. */
    businessPort: z.string().nullable(),
    /** A value of the dictionary of business types. */
    businessType: z.enum(businessTypes).nullable(),
    /** Of the sailing of an ocean order; without a name if it no longer runs. */
    linerService: z.object({ code: z.string(), name: namedPlace.unwrap().shape.name.nullable() }).nullable(),
  }),
  fees: z.object({
    state: z.enum(feeStates),
    lines: z.array(reviewedLine),
    /** What the shipper and what the consignee pay. */
    payers: z.object({ shipper: z.object(totals), consignee: z.object(totals) }),
    /** Confirmed less quoted. */
    difference: money,
    objections: z.array(z.object({ lineId: z.string(), reason: z.string() })),
  }),
  /** What may still be added, by the quote. */
  contingentCharges: z.array(announcedCharge),
  laterCharges: z.array(laterCharge),
  remarks: z.array(remark),
  cancellation: z.object({
    state: z.enum(changeStates),
    reason: z.string().nullable(),
    cost: money.nullable(),
    /** Why staff declined it. */
    answer: z.string().nullable(),
  }),
  amendment: orderAmendment,
  end: z.object({ reason: z.string().nullable(), at: z.iso.datetime() }).nullable(),
  payment: z.object({
    /** Null until the charges are accepted. */
    terms: z.enum(paymentTermKinds).nullable(),
    state: z.enum(paymentStates),
    owed: money,
    paid: money,
    payBy: z.string().nullable(),
    /** How long after the work, by the terms of the company until the charges are accepted; null if before. */
    later: z.object({ after: z.enum(payStarts), days: z.number(), by: z.string().nullable() }).nullable(),
  }),
  /** What the reader can do now. */
  moves: z.array(z.enum(moveNames)),
  history: z.array(orderEvent),
})
export type OrderView = z.infer<typeof orderView>

/** Places an order at the prices of saved quotes. What a quote says about the shipment is taken from it. */
export const placeOrder = defineCall({
  name: 'placeOrder',
  capability: 'orders',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/place',
  maxBodyBytes: maxOrderBytes,
  body: z.object({
    quote: quoteNumber,
    values: orderValues,
    more: addedServices.optional(),
    instruction,
    key: saveKey,
  }),
  data: orderView.pick({ number: true, version: true, state: true }),
})

/** Messages of the other side that were not read. */
export const unreadMessages = z.number()

export const countedTabs = z.record(z.enum(orderTabs), z.number())

/** Spec §2: order number, service, both ports, number of the bill of lading; and any other number of the order. */
export const orderFilters = {
  tab: z.enum(orderTabs).optional(),
  /** A part of the order number, of the bill of lading, of a container number or of the own reference. */
  search: z.string().trim().max(textLimits.search).optional(),
  /** A part of the order number alone. */
  number: z.string().trim().max(textLimits.search).optional(),
  service: z.enum(orderServices).optional(),
  from: placeCode.optional(),
  to: placeCode.optional(),
  linerService: placeCode.optional(),
  billNumber: z.string().trim().max(textLimits.search).optional(),
  sort: sortBy(customerOrderSorts),
  after: cursor,
  size: pageSize,
}

export const listOrders = defineCall({
  name: 'listOrders',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders',
  query: z.object({
    ...orderFilters,
    mine: z.literal('yes').optional(),
    waitsFor: z.enum(nextActors).optional(),
  }),
  data: cursorPage(orderRow.extend({ unread: unreadMessages })).extend({ counts: countedTabs }),
})

export const readOrder = defineCall({
  name: 'readOrder',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/order',
  query: z.object({ number: orderNumber }),
  data: orderView,
})

export const moveReason = typedReason(textLimits.reason)
export const onVersion = { number: orderNumber, version: z.number().int().positive() }
/** An amount in the standard currency. */
export const typedAmount = z.string().trim().min(1).max(20)
export const orderLineId = z.string().min(1).max(200)

const lineAnswers = z
  .array(
    z.discriminatedUnion('answer', [
      z.object({ lineId: orderLineId, answer: z.literal('accept') }),
      z.object({ lineId: orderLineId, answer: z.literal('reject'), reason: moveReason }),
    ]),
  )
  .max(mostValues.rows)

/** What the customer decides. Each decision names the version of the order that it was made on. */
export const moveOrder = defineCall({
  name: 'moveOrder',
  capability: 'orders',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/move',
  maxBodyBytes: maxOrderBytes,
  body: z.discriminatedUnion('move', [
    z.object({ ...onVersion, move: z.literal('approve') }),
    z.object({ ...onVersion, move: z.literal('refuse-approval'), reason: moveReason }),
    z.object({ ...onVersion, move: z.literal('withdraw'), reason: moveReason }),
    z.object({
      ...onVersion,
      move: z.literal('send-again'),
      values: orderValues,
      more: correctedServices.optional(),
      instruction,
    }),
    z.object({
      ...onVersion,
      move: z.literal('request-amendment'),
      values: orderValues,
      /** A new price, where the change needs one. */
      quote: quoteNumber.optional(),
      instruction,
      reason: moveReason,
    }),
    z.object({ ...onVersion, move: z.literal('accept-fees'), answers: lineAnswers }),
    z.object({ ...onVersion, move: z.literal('dispute-fees'), answers: lineAnswers }),
    z.object({ ...onVersion, move: z.literal('cancel'), reason: moveReason, confirmedCost: typedAmount }),
    z.object({
      ...onVersion,
      move: z.literal('request-cancellation'),
      reason: moveReason,
      confirmedCost: typedAmount,
    }),
  ]),
  data: orderView,
})
