import { randomBytes, randomUUID } from 'node:crypto'
import {
  answerDemoPayment,
  type DemoPayment,
  type PaymentReport,
  readDemoPayment,
} from '#contract/online-payments.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import { onlineMethods } from '#domain/orders/payment/online-payment.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { OnlinePayments, RequestedPayment } from './payment-provider.ts'
import { signedHeaders } from './payment-signature.ts'

const viewOf = ({ order, amount, method, returnUrl }: RequestedPayment): DemoPayment => ({
  order,
  amount,
  method,
  returnUrl,
})

const reportOf = (
  { session, amount: { amount, currency } }: RequestedPayment,
  state: PaymentReport['state'],
): PaymentReport => ({
  id: `demo-${randomUUID()}`,
  session,
  payment: `DEMO-${session}`,
  state,
  amount,
  currency,
})

/** Demo only: a provider in our own process, which no money passes through. It reports over HTTP like any other. */
export function demoPaymentProvider(originOf: (brand: BrandCode) => string, clock: Clock) {
  const opened = new Map<string, RequestedPayment>()
  const key = randomBytes(32).toString('hex')
  const payments: OnlinePayments = {
    key,
    methods: onlineMethods,
    isDemo: true,
    originOf,
    provider: {
      async openSession(requested) {
        opened.set(requested.session, requested)
        return `${new URL(requested.returnUrl).origin}/dev/payment?session=${requested.session}`
      },
    },
  }
  const report = async (requested: RequestedPayment, state: PaymentReport['state']) => {
    const body = JSON.stringify(reportOf(requested, state))
    const headers = { 'content-type': 'application/json', ...signedHeaders(key, body, clock.now()) }
    const answered = await fetch(requested.callbackUrl, { method: 'POST', headers, body })
    if (!answered.ok) throw new Error(`The callback answered ${answered.status}`)
  }
  const endpoints: readonly Endpoint[] = [
    endpoint(readDemoPayment, async ({ query }) => {
      const requested = opened.get(query.session)
      return requested ? ok(viewOf(requested)) : refusal('not-found')
    }),
    endpoint(answerDemoPayment, async ({ body: { session, state } }) => {
      const requested = opened.get(session)
      if (!requested) return refusal('not-found')
      await report(requested, state)
      return ok({ returnUrl: requested.returnUrl })
    }),
  ]
  return { payments, endpoints }
}
