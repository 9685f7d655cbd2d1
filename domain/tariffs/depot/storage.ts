import { type Charge, type ContingentCharge, charge } from '#domain/tariffs/charge.ts'
import { amountOf, type Formula, given, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { exactText } from '#domain/values/exact-decimal.ts'
import { yuan } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { DepotTariff, StorageKind } from './depot-tariff.ts'
import { chargeableDays, daysWithin, isAhead } from './storage-days.ts'

export type StorageRequest = {
  readonly kind: StorageKind
  readonly days: number
  readonly containers: number
}

type PricedTier = {
  readonly number: number
  readonly fromDay: number
  /** Chargeable days that fall into it. */
  readonly days: number
  /** Whether a longer stay would pay its price. */
  readonly ahead: boolean
  readonly dayFormula: Formula
  readonly price: string
}

/** A factor of one is not worth telling. */
const dayFormulaOf = (perDay: string, factor: string): Formula =>
  factor === '1'
    ? given('storagePerDay', perDay)
    : product(given('storagePerDay', perDay), given('factorOfTier', factor))

function pricedTiers(perDay: string, billedDays: number, tariff: DepotTariff): readonly PricedTier[] {
  return tariff.storageTiers.map((tier, index) => {
    const number = index + 1
    const dayFormula = dayFormulaOf(perDay, tier.factor)
    return {
      number,
      fromDay: tier.fromDay,
      days: daysWithin(tier, billedDays),
      ahead: isAhead(tier, billedDays),
      dayFormula,
      price: exactText(amountOf(dayFormula)),
    }
  })
}

/** After the free days one line for each tier; free days alone make none, a kind without a price is a named no. */
export function storageCharges(request: StorageRequest, tariff: DepotTariff): Result<readonly Charge[]> {
  const { kind, days, containers } = request
  const { code, version, port, freeDays, storagePerDay } = tariff
  const perDay = priced(storagePerDay[kind])
  if (perDay === undefined) return refusal('no-price', { port, kind })
  const billedDays = chargeableDays(days, freeDays)
  const tiers = pricedTiers(perDay, billedDays, tariff).filter((tier) => tier.days > 0)
  return ok(
    tiers.map(({ fromDay, days: count, price, dayFormula }) =>
      charge({
        fee: 'STORAGE',
        rule: 'storage',
        params: { days, freeDays, chargeableDays: billedDays, fromDay, count, price, containers },
        formula: product(given('containers', containers), given('daysInTier', count), dayFormula),
        unitPrice: price,
        quantity: count * containers,
        tariff: { code, version },
      }),
    ),
  )
}

/** What every further day costs a container, for each tier that a longer stay can still reach. */
export function longerStay({ kind, days }: StorageRequest, tariff: DepotTariff): readonly ContingentCharge[] {
  const { code, version, freeDays, storagePerDay } = tariff
  const perDay = priced(storagePerDay[kind])
  if (perDay === undefined) return []
  return pricedTiers(perDay, chargeableDays(days, freeDays), tariff)
    .filter(({ ahead }) => ahead)
    .map(({ number, fromDay, price }) => ({
      fee: 'STORAGE',
      trigger: 'longer-stay',
      variant: `tier-${number}`,
      params: { freeDays, fromDay, price },
      unitPrice: yuan(price),
      unit: 'container-day',
      tariff: { code, version },
    }))
}
