import { z } from 'zod'
import { paymentDirections, paymentMethods } from '#domain/orders/payment/payment.ts'
import { paymentLimits, paymentTermKinds } from '#domain/orders/payment/terms.ts'
import { defineCall } from './call.ts'
import { staffOrderView } from './console-orders.ts'
import { currency, money } from './offers.ts'
import { orderNumber, typedAmount } from './orders.ts'
import { day } from './queries.ts'
import { typedLine } from './typed-text.ts'

/** Books what arrived at the bank, or what went back. What arrived once is booked once, by its reference. */
export const bookPayment = defineCall({
  name: 'bookPayment',
  capability: 'orders',
  access: 'staff',
  method: 'POST',
  path: '/api/console/orders/payments',
  body: z.object({
    number: orderNumber,
    direction: z.enum(paymentDirections),
    /** A refund may go back through the payment provider; what comes in through it is reported by the provider. */
    method: z.enum(paymentMethods).default('bank-transfer'),
    amount: typedAmount,
    currency,
    receivedOn: day,
    reference: typedLine(paymentLimits.reference),
    /** The customer's receipt of what arrived. */
    receipt: z.uuid().optional(),
  }),
  data: staffOrderView,
})

const orderPayment = z.object({
  method: z.enum(paymentMethods),
  reference: z.string(),
  amount: money,
  standardAmount: money,
  receivedOn: z.string(),
  bookedAt: z.iso.datetime(),
  /** Empty for a payment that the provider reported. */
  bookedBy: z.string(),
  /** The order of an earlier payment whose bank reference differs in case or spaces only. */
  sameReferenceOn: z.string().nullable(),
})

export const listOrderPayments = defineCall({
  name: 'listOrderPayments',
  capability: 'orders',
  access: 'staff',
  method: 'GET',
  path: '/api/console/orders/payments',
  query: z.object({ number: orderNumber }),
  data: z.object({ payments: z.array(orderPayment) }),
})

const grantedTerms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('before-work') }),
  z.object({ kind: z.literal('per-shipment') }),
  z.object({
    kind: z.literal('on-account'),
    limit: z.string().trim().min(1).max(20),
    days: z.number().int().min(1).max(paymentLimits.days),
  }),
])

const termsView = z.object({
  companyId: z.uuid(),
  kind: z.enum(paymentTermKinds),
  /** Only on account. */
  limit: money.nullable(),
  days: z.number().nullable(),
  grantedBy: z.string().nullable(),
  grantedAt: z.iso.datetime().nullable(),
})

export const readPaymentTerms = defineCall({
  name: 'readPaymentTerms',
  capability: 'orders',
  access: 'staff',
  method: 'GET',
  path: '/api/console/payment-terms',
  query: z.object({ companyId: z.uuid() }),
  data: termsView,
})

/** For the orders that the company accepts the charges of from now on. */
export const grantPaymentTerms = defineCall({
  name: 'grantPaymentTerms',
  capability: 'orders',
  access: 'staff',
  method: 'PUT',
  path: '/api/console/payment-terms',
  body: z.object({ companyId: z.uuid(), terms: grantedTerms }),
  data: termsView,
})
