import type { ImportedKind, RatePricing } from '#domain/rates/rate.ts'
import type { RateCost } from '#server/rates/rate-store.ts'
import { plainAmount } from './plain-amount.ts'
import { surchargeText } from './surcharge-text.ts'

/** A rate as a row of a sheet; companies by their credit codes or numbers. */
export type SheetRate<Kind extends ImportedKind = ImportedKind> = {
  readonly kind: Kind
  readonly code: string
  readonly validFrom: string
  readonly validTo: string
  readonly brands: readonly string[] | null
  readonly companies: readonly string[] | null
  readonly pricing: RatePricing[Kind]
  readonly cost: RateCost | null
}

/** The texts of a row by column key; empty cells are empty texts or missing. */
export type RowCells = Readonly<Record<string, string>>

const amounts = (key: string, prices: Readonly<Partial<Record<string, string>>>): RowCells =>
  Object.fromEntries(
    Object.entries(prices).map(([type, price]) => [`${key}.${type}`, plainAmount(price ?? '')]),
  )

function laneCells(rate: SheetRate): RowCells {
  if (rate.kind === 'ocean-lane') {
    const { pricing } = rate as SheetRate<'ocean-lane'>
    const { carrier, service, pol, pod, freight, surcharges, carrierRemark = '' } = pricing
    return {
      carrier,
      service,
      pol,
      pod,
      ...amounts('freight', freight),
      surcharges: surchargeText(surcharges),
      carrierRemark,
    }
  }
  const { port, pickUpPlace, district, prices, tollPerVehicle } = rate.pricing as RatePricing['trucking-lane']
  const toll = tollPerVehicle === undefined ? '' : plainAmount(tollPerVehicle)
  return { port, pickUpPlace, district, ...amounts('prices', prices), tollPerVehicle: toll }
}

/** Normalised, so that two rates are equal exactly when all their cells are. */
export const cellsOfRate = (rate: SheetRate): RowCells => ({
  code: rate.code,
  ...laneCells(rate),
  validFrom: rate.validFrom,
  validTo: rate.validTo,
  brands: rate.brands?.toSorted().join(', ') ?? '',
  companies: rate.companies?.toSorted().join('; ') ?? '',
  ...amounts('cost', rate.cost ?? {}),
})
