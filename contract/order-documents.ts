import { z } from 'zod'
import { documentKindCodes, documentSides } from '#domain/orders/documents/document-kinds.ts'
import { defineCall } from './call.ts'
import { fileView } from './files.ts'
import { moveReason, orderNumber } from './orders.ts'

export const orderDocument = fileView.extend({
  kind: z.enum(documentKindCodes),
  /** Which side brought it. */
  side: z.enum(documentSides),
  addedBy: z.string(),
  /** Spec §3: the turnover time. */
  addedAt: z.iso.datetime(),
  /** The reader can withdraw it. */
  canWithdraw: z.boolean(),
  withdrawn: z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() }).nullable(),
})
export type OrderDocumentView = z.infer<typeof orderDocument>

const documents = z.object({ canAdd: z.boolean(), documents: z.array(orderDocument) })
export type OrderDocuments = z.infer<typeof documents>

const query = z.object({ number: orderNumber })
const added = z.object({ number: orderNumber, kind: z.enum(documentKindCodes), fileId: z.uuid() })
const withdrawn = z.object({ number: orderNumber, fileId: z.uuid(), reason: moveReason })
const usual = { capability: 'orders', data: documents } as const

export const listOrderDocuments = defineCall({
  ...usual,
  name: 'listOrderDocuments',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/documents',
  query,
})

/** A file that was uploaded as a document becomes one of the order. */
export const addOrderDocument = defineCall({
  ...usual,
  name: 'addOrderDocument',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/documents',
  body: added,
})

export const withdrawOrderDocument = defineCall({
  ...usual,
  name: 'withdrawOrderDocument',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/documents/withdraw',
  body: withdrawn,
})

export const listAnyOrderDocuments = defineCall({
  ...usual,
  name: 'listAnyOrderDocuments',
  access: 'staff',
  method: 'GET',
  path: '/api/console/orders/documents',
  query,
})

export const addOrderDocumentByStaff = defineCall({
  ...usual,
  name: 'addOrderDocumentByStaff',
  access: 'staff',
  method: 'POST',
  path: '/api/console/orders/documents',
  body: added,
})

export const withdrawOrderDocumentByStaff = defineCall({
  ...usual,
  name: 'withdrawOrderDocumentByStaff',
  access: 'staff',
  method: 'POST',
  path: '/api/console/orders/documents/withdraw',
  body: withdrawn,
})

/** The file of a document that was not withdrawn. */
export const readOrderDocument = defineCall({
  name: 'readOrderDocument',
  capability: 'orders',
  access: 'staff',
  method: 'GET',
  path: '/api/console/orders/document',
  query: z.object({ number: orderNumber, fileId: z.uuid() }),
  data: z.file(),
  dataKind: 'file',
})
