import { z } from 'zod'
import { callbackOutcomes } from '#domain/orders/payment/online-payment.ts'
import { receiptStates } from '#domain/orders/payment/receipt.ts'
import { defineCall } from './call.ts'
import { fileView } from './files.ts'
import { currency, money } from './offers.ts'
import { moveReason, orderNumber, typedAmount } from './orders.ts'
import { day } from './queries.ts'

const receipt = z.object({
  id: z.uuid(),
  state: z.enum(receiptStates),
  /** What the customer says they transferred. */
  amount: money,
  paidOn: z.string(),
  sentAt: z.iso.datetime(),
  sentBy: z.string(),
  /** Null once it was withdrawn. */
  file: fileView.nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
})
export type ReceiptView = z.infer<typeof receipt>

const receipts = z.object({
  canSend: z.boolean(),
  /** The reader can book and refuse. */
  canAnswer: z.boolean(),
  receipts: z.array(receipt),
})
export type Receipts = z.infer<typeof receipts>

const query = z.object({ number: orderNumber })
const usual = { capability: 'orders', data: receipts } as const

export const listReceipts = defineCall({
  ...usual,
  name: 'listReceipts',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/receipts',
  query,
})

/** A file that was uploaded as a document becomes the receipt of a bank transfer. */
export const sendReceipt = defineCall({
  ...usual,
  name: 'sendReceipt',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/receipts',
  body: z.object({ number: orderNumber, fileId: z.uuid(), amount: typedAmount, currency, paidOn: day }),
})

export const listAnyReceipts = defineCall({
  ...usual,
  name: 'listAnyReceipts',
  access: 'staff',
  method: 'GET',
  path: '/api/console/orders/receipts',
  query,
})

export const refuseReceipt = defineCall({
  ...usual,
  name: 'refuseReceipt',
  access: 'staff',
  method: 'POST',
  path: '/api/console/orders/receipts/refuse',
  body: z.object({ number: orderNumber, receipt: z.uuid(), reason: moveReason }),
})

const reports = z.object({
  reports: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(callbackOutcomes),
      payment: z.string(),
      /** As the provider reported them. */
      amount: z.string(),
      currency: z.string(),
      receivedAt: z.iso.datetime(),
      /** Null for an unknown session. */
      number: z.string().nullable(),
    }),
  ),
})
export type PaymentReports = z.infer<typeof reports>

/** What the provider reported and was not booked. */
export const listPaymentReports = defineCall({
  name: 'listPaymentReports',
  capability: 'orders',
  access: 'staff',
  method: 'GET',
  path: '/api/console/payment-reports',
  data: reports,
})

export const settlePaymentReport = defineCall({
  name: 'settlePaymentReport',
  capability: 'orders',
  access: 'staff',
  method: 'POST',
  path: '/api/console/payment-reports',
  body: z.object({ id: z.string().min(1).max(100), note: moveReason }),
  data: reports,
})
