import { z } from 'zod'
import { documentKindCodes } from '#domain/orders/documents/document-kinds.ts'
import { routeEnds } from '#domain/orders/fields/order-field.ts'
import { orderServices } from '#domain/orders/fields/order-forms.ts'
import { orderMilestones } from '#domain/orders/milestones/milestones.ts'
import { maxShareRecipient, orderShareDays, orderShareScopes } from '#domain/orders/sharing/order-share.ts'
import { classifiers } from '#domain/tracking/milestones.ts'
import { linkTokenPattern } from '#domain/values/link-token.ts'
import { defineCall } from './call.ts'
import { fileView } from './files.ts'
import { namedPlace } from './offers.ts'
import { orderValues } from './order-values.ts'
import { orderNumber, orderRow } from './orders.ts'
import { typedLine } from './typed-text.ts'

const share = z.object({
  id: z.uuid(),
  scope: z.enum(orderShareScopes),
  recipient: z.string().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  endsAt: z.iso.datetime(),
  /** When it was last opened. */
  openedAt: z.iso.datetime().nullable(),
  state: z.enum(['open', 'expired', 'revoked']),
})
export type OrderShare = z.infer<typeof share>

const shares = z.object({
  /** Newest first. */
  shares: z.array(share),
  canShare: z.boolean(),
})

/** Opens a link to an order. The token is answered once; the server keeps only its digest. */
export const shareOrder = defineCall({
  name: 'shareOrder',
  capability: 'orders',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/shares',
  body: z.object({
    number: orderNumber,
    scope: z.enum(orderShareScopes),
    days: z.union(orderShareDays.map((days) => z.literal(days))),
    recipient: typedLine(maxShareRecipient).optional(),
  }),
  data: shares.extend({ id: z.uuid(), token: z.string() }),
})

/** The links to an order, with those that have ended. */
export const listOrderShares = defineCall({
  name: 'listOrderShares',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/shares',
  query: z.object({ number: orderNumber }),
  data: shares,
})

/** Ends a link at once. */
export const endOrderShare = defineCall({
  name: 'endOrderShare',
  capability: 'orders',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/shares/end',
  body: z.object({ number: orderNumber, id: z.uuid() }),
  data: shares,
})

const token = z.string().regex(linkTokenPattern)

/** What anyone with the link sees. The token is in the body, so that no address contains it. */
export const readSharedOrder = defineCall({
  name: 'readSharedOrder',
  capability: 'orders',
  access: 'public',
  method: 'POST',
  path: '/api/orders/shared',
  body: z.object({ token }),
  data: z.object({
    scope: z.enum(orderShareScopes),
    sharedUntil: z.iso.datetime(),
    facts: orderRow
      .pick({
        number: true,
        ownReference: true,
        billNumber: true,
        from: true,
        to: true,
        vessel: true,
        voyage: true,
        departsOn: true,
        containers: true,
      })
      .partial(),
    places: z.array(namedPlace),
    services: z.array(z.object({ service: z.enum(orderServices), values: orderValues })),
    /** What staff filled in, and the IANA zones of its times. */
    details: z.object({ values: orderValues, zones: z.record(z.enum(routeEnds), z.string()) }),
    milestones: z.array(
      z.object({
        milestone: z.enum(orderMilestones),
        classifier: z.enum(classifiers),
        container: z.string().nullable(),
        at: z.iso.datetime(),
        zone: z.string(),
      }),
    ),
    documents: z.array(fileView.extend({ kind: z.enum(documentKindCodes), addedAt: z.iso.datetime() })),
  }),
})
export type SharedOrder = z.infer<(typeof readSharedOrder)['data']>

/** A file that the link shows. */
export const readSharedDocument = defineCall({
  name: 'readSharedDocument',
  capability: 'orders',
  access: 'public',
  method: 'POST',
  path: '/api/orders/shared/document',
  body: z.object({ token, fileId: z.uuid() }),
  data: z.file(),
  dataKind: 'file',
})
