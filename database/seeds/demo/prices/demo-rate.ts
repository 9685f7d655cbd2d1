import { createHash } from 'node:crypto'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { RateKind, RatePricing } from '#domain/rates/rate.ts'
import type { OceanPort } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { scheduleDays } from './sailing-rows.ts'

/** How long a version holds, in days around the day it is made, and with how many left the next one is due. */
export type Term = { readonly before: number; readonly ahead: number; readonly renewedWith: number }

// Every ship that the schedule shows has a price: a rate holds longer than the schedule looks ahead.
export const freightTerm: Term = { before: 14, ahead: 100, renewedWith: scheduleDays.ahead + 1 }
export const tariffTerm: Term = { before: 30, ahead: 180, renewedWith: 90 }

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

/** A price to try the house with. */
export type DemoRate = { [Kind in RateKind]: OfKind<Kind> }[RateKind]

/** The same version has the same id wherever it is made. */
export function rateId(kind: RateKind, code: string, version: number): string {
  const digest = createHash('sha256').update(`${kind} ${code} ${version}`).digest('hex')
  // RFC 9562, version 8: an id by a rule of one's own.
  const deps = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
  ]
  return [...deps, digest.slice(20, 32)].join('-')
}

type Head = {
  readonly code: string
  readonly version: string
  readonly validFrom: string
  readonly validTo: string
}

/** A tariff of the rules without the head that the desk gives it. */
export const pricingOf = <Tariff extends Head>({
  code: _code,
  version: _version,
  validFrom: _from,
  validTo: _to,
  ...pricing
}: Tariff) => pricing
