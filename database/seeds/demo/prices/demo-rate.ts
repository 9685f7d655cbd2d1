import { createHash } from 'node:crypto'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { RateKind, RatePricing } from '#domain/rates/rate.ts'
import type { OceanPort } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { scheduleDays } from './sailing-rows.ts'

/** Validity in days before and after the day of creation, and the remaining days at which the next version is due. */
export type Term = { readonly before: number; readonly ahead: number; readonly renewAtDaysLeft: number }

// Longer than the schedule, so that every listed sailing has a price.
export const freightTerm: Term = { before: 31, ahead: 100, renewAtDaysLeft: scheduleDays.ahead + 1 }
export const tariffTerm: Term = { before: 45, ahead: 180, renewAtDaysLeft: 90 }

type OfKind<Kind extends RateKind> = {
  readonly kind: Kind
  readonly code: string
  readonly port: OceanPort
  readonly place: string | null
  readonly brands?: readonly BrandCode[]
  readonly companies?: readonly string[]
  readonly pricing: RatePricing[Kind]
  readonly cost?: Readonly<Record<string, string>>
  readonly term: Term
}

export type DemoRate = { [Kind in RateKind]: OfKind<Kind> }[RateKind]

/** The same version has the same id in every database. */
export function rateId(kind: RateKind, code: string, version: number): string {
  const digest = createHash('sha256').update(`${kind} ${code} ${version}`).digest('hex')
  // RFC 9562, version 8: custom format.
  const groups = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
  ]
  return [...groups, digest.slice(20, 32)].join('-')
}

type Head = {
  readonly code: string
  readonly version: string
  readonly validFrom: string
  readonly validTo: string
}

/** The pricing of a tariff without code, version and validity, which are columns of the rate. */
export const pricingOf = <Tariff extends Head>({
  code: _code,
  version: _version,
  validFrom: _from,
  validTo: _to,
  ...pricing
}: Tariff) => pricing
