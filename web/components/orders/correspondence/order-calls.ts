import type { FileView } from '#contract/files.ts'
import type { DocumentSide } from '#domain/orders/documents/document-kinds.ts'
import type { Result } from '#domain/values/refusal.ts'
import { readBlob } from '#web/client/files.ts'

/** The calls of each side; their bodies and answers are the same. */
export const orderCalls = {
  customer: {
    documents: 'GET /api/orders/documents',
    addDocument: 'POST /api/orders/documents',
    withdrawDocument: 'POST /api/orders/documents/withdraw',
    messages: 'GET /api/orders/messages',
    sendMessage: 'POST /api/orders/messages',
    markRead: 'POST /api/orders/messages/read',
    orders: 'GET /api/orders',
    order: 'GET /api/orders/order',
    upload: 'POST /api/files/upload',
  },
  staff: {
    documents: 'GET /api/console/orders/documents',
    addDocument: 'POST /api/console/orders/documents',
    withdrawDocument: 'POST /api/console/orders/documents/withdraw',
    messages: 'GET /api/console/orders/messages',
    sendMessage: 'POST /api/console/orders/messages',
    markRead: 'POST /api/console/orders/messages/read',
    orders: 'GET /api/console/orders',
    order: 'GET /api/console/orders/order',
    upload: 'POST /api/console/files/upload',
  },
} as const

/** The file of a document or of a message. */
export const readOrderFile =
  (side: DocumentSide, number: string) =>
  ({ id }: Pick<FileView, 'id'>): Promise<Result<Blob>> =>
    side === 'staff'
      ? readBlob('GET /api/console/orders/document', { query: { number, fileId: id } })
      : readBlob('GET /api/files/file', { query: { id } })
