import type { BankAccounts } from '#domain/orders/payment/bank-account.ts'
import {
  demoBankAccounts,
  demoPaymentProvider,
  httpPaymentProvider,
  type OnlinePayments,
} from '#server/orders/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import type { OriginOf } from '#server/platform/origins.ts'

type WiredPayments = {
  readonly payments: OnlinePayments | undefined
  /** Of the demo provider. */
  readonly endpoints: readonly Endpoint[]
}

/** The configured provider; with demo data and without one, a provider that no money passes through. */
export function wiredPayments({ external, demoData }: Config, originOf: OriginOf): WiredPayments {
  const { payments: settings } = external
  if (!settings)
    return demoData ? demoPaymentProvider(originOf, systemClock) : { payments: undefined, endpoints: [] }
  const { key, methods } = settings
  const provider = httpPaymentProvider(settings, systemClock)
  return { payments: { provider, key, methods, isDemo: false, originOf }, endpoints: [] }
}

/** Those of the configuration; with demo data and without any, accounts of no bank. */
export const wiredBankAccounts = ({ external, demoData }: Config): BankAccounts =>
  external.bankAccounts ?? (demoData ? demoBankAccounts : {})
