import { z } from 'zod'
import { draftLimits, draftOrigins } from '#domain/orders/drafts/draft.ts'
import { orderServices } from '#domain/orders/fields/order-forms.ts'
import { defineCall } from './call.ts'
import { fileView } from './files.ts'
import { namedPlace } from './offers.ts'
import { addedServices, orderValues } from './order-values.ts'
import { maxOrderBytes, orderNumber } from './orders.ts'
import { quoteNumber } from './quotes.ts'

/** Of one person: for a quote, or for the correction of an order on it. */
const subject = { quote: quoteNumber, order: orderNumber.optional() }

const saved = { version: z.number().int(), savedAt: z.iso.datetime() }

const orderDraft = z.object({
  ...saved,
  origin: z.enum(draftOrigins),
  values: orderValues,
  more: addedServices,
  instruction: fileView.nullable(),
})
export type OrderDraftView = z.infer<typeof orderDraft>

export const readOrderDraft = defineCall({
  name: 'readOrderDraft',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/draft',
  query: z.object(subject),
  data: z.object({ draft: orderDraft.nullable() }),
})

const draftRow = z.object({
  quote: z.string(),
  order: z.string().nullable(),
  service: z.enum(orderServices),
  from: z.string().nullable(),
  to: z.string().nullable(),
  places: z.array(namedPlace),
  containers: z.array(z.object({ type: z.string(), count: z.number() })),
  ...saved,
  /** When it is deleted, unless it is changed before. */
  keptUntil: z.iso.datetime(),
})
export type OrderDraftRow = z.infer<typeof draftRow>

/** The newest first. */
export const listOrderDrafts = defineCall({
  name: 'listOrderDrafts',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/drafts',
  data: z.object({ drafts: z.array(draftRow).max(draftLimits.drafts) }),
})

/** Saves what was typed on the version that was read; null is a draft that does not exist yet. */
export const saveOrderDraft = defineCall({
  name: 'saveOrderDraft',
  capability: 'orders',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/drafts/save',
  maxBodyBytes: maxOrderBytes,
  body: z.object({
    ...subject,
    version: z.number().int().positive().nullable(),
    values: orderValues,
    more: addedServices.optional(),
    instruction: z.uuid().nullable(),
  }),
  data: z.object(saved),
})

export const removeOrderDraft = defineCall({
  name: 'removeOrderDraft',
  capability: 'orders',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/drafts/remove',
  body: z.object(subject),
  data: z.object({ quote: z.string() }),
})

/** Starts the order of another quote with what was filled in before. */
export const startOrderDraft = defineCall({
  name: 'startOrderDraft',
  capability: 'orders',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/drafts/start',
  body: z.object({
    quote: quoteNumber,
    from: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('order'), number: orderNumber }),
      z.object({ kind: z.literal('template'), id: z.uuid() }),
      /** A draft of a quote that has expired since. */
      z.object({ kind: z.literal('draft'), quote: quoteNumber }),
    ]),
  }),
  data: z.object({ quote: z.string() }),
})
