import { type Charge, charge } from '#domain/tariffs/charge.ts'
import { type Formula, given, product, sum } from '#domain/tariffs/formula.ts'
import { type Refusal, refuse } from '#domain/values/refusal.ts'
import type { DepotTariff, StorageKind } from './depot-tariff.data.ts'
import { chargeableDays, daysByTier } from './storage-days.ts'

export type StorageRequest = {
  readonly kind: StorageKind
  readonly days: number
  readonly containers: number
}

type TierPart = { readonly tier: number; readonly days: number; readonly factor: string }

function tierParts(days: number, factors: readonly string[]): readonly TierPart[] {
  return daysByTier(days)
    .map((daysInTier, at) => ({ tier: at + 1, days: daysInTier, factor: factors[at] ?? '1' }))
    .filter((part) => part.days > 0)
}

const tierFormula = ({ tier, days, factor }: TierPart, perDay: string): Formula =>
  factor === '1'
    ? product(given(`daysInTier${tier}`, days), given('storagePerDay', perDay))
    : product(
        given(`daysInTier${tier}`, days),
        given('storagePerDay', perDay),
        given(`factorOfTier${tier}`, factor),
      )

/** Storage after the free days, tier by tier; free days alone make no line, a kind without a price is a named no. */
export function storageCharge(request: StorageRequest, tariff: DepotTariff): Charge | Refusal | undefined {
  const { kind, days, containers } = request
  const perDay = tariff.storagePerDay[kind]
  if (perDay === undefined) return refuse('no-price', { port: tariff.port, kind })
  const billed = chargeableDays(days, tariff.freeDays)
  if (billed === 0) return undefined
  const tiers = tierParts(billed, tariff.tierFactors).map((part) => tierFormula(part, perDay))
  const [only] = tiers
  const oneBox = tiers.length === 1 && only ? only : sum(...tiers)
  return charge({
    fee: 'STORAGE',
    rule: 'storage',
    facts: { days, freeDays: tariff.freeDays, chargeableDays: billed, perDay, containers },
    formula: product(given('containers', containers), oneBox),
    unitPrice: perDay,
    quantity: billed * containers,
    tariff: { code: tariff.code, version: tariff.version },
  })
}
