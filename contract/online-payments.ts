import { z } from 'zod'
import {
  callbackOutcomes,
  onlineMethods,
  onlinePaymentLimits,
  sessionStates,
} from '#domain/orders/payment/online-payment.ts'
import { paymentMethods } from '#domain/orders/payment/payment.ts'
import { defineCall } from './call.ts'
import { money } from './offers.ts'
import { orderNumber } from './orders.ts'

const customersPayment = z.object({
  method: z.enum(paymentMethods),
  reference: z.string(),
  amount: money,
  receivedOn: z.string(),
})

const paymentsOfOrder = z.object({
  /** What can be paid now; null where nothing is due. */
  open: money.nullable(),
  /** Of it, what receipts say that are being checked; null without one. */
  beingChecked: money.nullable(),
  /** What is left to pay beside them; null where nothing is. */
  rest: money.nullable(),
  /** Null where none is configured. */
  bankAccount: z
    .object({ payee: z.string(), bank: z.string(), account: z.string(), swift: z.string() })
    .nullable(),
  /** Of the dictionary of payment methods, those that are configured. */
  onlineMethods: z.array(z.object({ code: z.enum(onlineMethods), label: z.string() })),
  /** The provider is that of the demo: no money moves. */
  isDemo: z.boolean(),
  payments: z.array(customersPayment),
  /** What became of the session that the URL names. */
  session: z.object({ state: z.enum(sessionStates), amount: money, endsAt: z.iso.datetime() }).nullable(),
})
export type PaymentsOfOrder = z.infer<typeof paymentsOfOrder>

export const readPayments = defineCall({
  name: 'readPayments',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/payments',
  query: z.object({ number: orderNumber, session: z.uuid().optional() }),
  data: paymentsOfOrder,
})

/** The page of the provider for what the order owes now. */
export const startPayment = defineCall({
  name: 'startPayment',
  capability: 'orders',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/payments/session',
  body: z.object({ number: orderNumber, method: z.enum(onlineMethods) }),
  data: z.object({ url: z.string() }),
})

const reference = z.string().min(1).max(onlinePaymentLimits.reference)

/** What the provider reports, once its signature is valid. */
export const paymentReport = z.object({
  /** Its number of the report. */
  id: reference,
  session: z.uuid(),
  /** Its number of the payment. */
  payment: reference,
  state: z.enum(['paid', 'failed']),
  amount: z.string().regex(/^\d{1,12}\.\d{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
})
export type PaymentReport = z.infer<typeof paymentReport>

/** Signed by the provider: the body is read as it was sent. */
export const reportPayment = defineCall({
  name: 'reportPayment',
  capability: 'orders',
  access: 'public',
  method: 'POST',
  path: '/api/payments/callback',
  bodyKind: 'text',
  body: paymentReport,
  data: z.object({ outcome: z.enum(callbackOutcomes) }),
})

const demoPayment = z.object({
  order: z.string(),
  amount: money,
  method: z.enum(onlineMethods),
  returnUrl: z.string(),
})
export type DemoPayment = z.infer<typeof demoPayment>

/** Demo only: the page of the demo provider. */
export const readDemoPayment = defineCall({
  name: 'readDemoPayment',
  capability: 'orders',
  access: 'public',
  method: 'GET',
  path: '/api/dev/payment',
  query: z.object({ session: z.uuid() }),
  data: demoPayment,
})

/** Demo only: the demo provider reports to our callback. */
export const answerDemoPayment = defineCall({
  name: 'answerDemoPayment',
  capability: 'orders',
  access: 'public',
  method: 'POST',
  path: '/api/dev/payment',
  body: z.object({ session: z.uuid(), state: z.enum(['paid', 'failed']) }),
  data: z.object({ returnUrl: z.string() }),
})
