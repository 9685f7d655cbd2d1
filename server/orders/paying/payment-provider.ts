import { z } from 'zod'
import type { BrandCode, Language } from '#domain/brands/brand.ts'
import type { OnlineMethod } from '#domain/orders/payment/online-payment.ts'
import type { Money } from '#domain/values/money.ts'
import { createCircuit } from '#server/platform/circuit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PaymentSettings } from '#server/platform/external-services.ts'
import { Declined, Unreachable } from '#server/platform/unreachable.ts'
import { signedHeaders } from './payment-signature.ts'

/** What the provider is asked to collect. */
export type RequestedPayment = {
  /** Ours: the same session is asked for once more after a failure. */
  readonly session: string
  readonly order: string
  readonly amount: Money
  readonly method: OnlineMethod
  readonly language: Language
  readonly returnUrl: string
  readonly callbackUrl: string
  readonly expiresAt: Date
}

/** The port to a provider of online payments. */
export type PaymentProvider = {
  /** The page on which the customer pays. */
  openSession(requested: RequestedPayment): Promise<string>
}

/** How orders are paid online; without it by bank transfer alone. */
export type OnlinePayments = {
  readonly provider: PaymentProvider
  /** Of the signatures of both sides. */
  readonly key: string
  readonly methods: readonly OnlineMethod[]
  readonly isDemo: boolean
  readonly originOf: (brand: BrandCode) => string
}

const limitMs = 5_000
const service = 'the payment provider'
const reply = z.object({ url: z.url({ protocol: /^https?$/ }) })

const bodyOf = ({ amount, expiresAt, ...requested }: RequestedPayment): string =>
  JSON.stringify({
    ...requested,
    amount: amount.amount,
    currency: amount.currency,
    expiresAt: expiresAt.toISOString(),
  })

async function pageIn(answered: Response): Promise<string> {
  if (answered.status >= 500) throw new Unreachable(`${service} answered ${answered.status}`)
  const parsed = reply.safeParse(await answered.json().catch(() => undefined))
  if (!answered.ok || !parsed.success) throw new Declined(`${service} answered ${answered.status}`)
  return parsed.data.url
}

/** A provider over HTTP, by the protocol in docs/operations.md. */
export function httpPaymentProvider({ url, key }: PaymentSettings, clock: Clock): PaymentProvider {
  const circuit = createCircuit({ service, clock, limitMs })
  return {
    openSession: (requested) =>
      circuit(async (signal) => {
        const body = bodyOf(requested)
        const headers = { 'content-type': 'application/json', ...signedHeaders(key, body, clock.now()) }
        return pageIn(await fetch(url, { method: 'POST', redirect: 'error', headers, body, signal }))
      }),
  }
}
