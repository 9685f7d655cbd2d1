import { type Formula, given, greatest, product } from '#domain/tariffs/formula.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import type { StoredCargo } from './warehouse-request.ts'
import type { QuoteRule } from './warehouse-tariff.ts'

const measuredBy = {
  'by-area': 'areaSquareMetres',
  'by-volume': 'volumeCbm',
  'by-weight': 'weightTons',
  'by-pallet': 'pallets',
  'by-piece': 'pieces',
} as const satisfies Partial<Record<QuoteRule, keyof StoredCargo>>
type SingleMeasure = keyof typeof measuredBy

export const measuredRules = [
  'by-area',
  'by-volume',
  'by-weight',
  'by-pallet',
  'by-piece',
  'weight-or-volume',
  'by-order',
] as const satisfies readonly (SingleMeasure | QuoteRule)[]
export type MeasuredRule = (typeof measuredRules)[number]

/**
 * A day of storage has a price by these rules only. Of the others a lump sum does not go by the day, and the
 * rest say too little for a calculation: tiers of what, a minimum of what; staff name a price for each case.
 */
export const isMeasured = (rule: QuoteRule): rule is MeasuredRule =>
  measuredRules.some((measured) => measured === rule)

export type WeightOrMeasure = {
  readonly formula: Formula
  readonly unit: 'CBM' | 'ton'
  readonly count: string
  /** What one of the unit counts for in CBM. */
  readonly cbmPerUnit: string
}

/** The trade's W/M: cargo is charged by its volume or by its weight, whichever comes to more. */
export function weightOrMeasure(cargo: StoredCargo, cbmPerTon: string): Result<WeightOrMeasure> {
  const { volumeCbm, weightTons } = cargo
  const byVolume = exact(volumeCbm)
  const byWeight = exact(weightTons).times(exact(cbmPerTon))
  if (byVolume.isZero() && byWeight.isZero()) return invalidFields({ 'cargo.volumeCbm': 'too-small' })
  const formula = greatest(
    given('volumeCbm', volumeCbm),
    product(given('weightTons', weightTons), given('cbmPerTon', cbmPerTon)),
  )
  return ok(
    byWeight.greaterThan(byVolume)
      ? { formula, unit: 'ton', count: weightTons, cbmPerUnit: cbmPerTon }
      : { formula, unit: 'CBM', count: volumeCbm, cbmPerUnit: '1' },
  )
}

/** The quantity that the rule counts; a missing measurement is refused as a required field. */
export function storedMeasure(rule: MeasuredRule, cargo: StoredCargo, cbmPerTon: string): Result<Formula> {
  if (rule === 'weight-or-volume') {
    const measured = weightOrMeasure(cargo, cbmPerTon)
    return measured.ok ? ok(measured.value.formula) : measured
  }
  if (rule === 'by-order') return ok(given('orders', 1))
  const field = measuredBy[rule]
  const value = cargo[field]
  if (value === undefined) return invalidFields({ [`cargo.${field}`]: 'required' })
  if (exact(value).isZero()) return invalidFields({ [`cargo.${field}`]: 'too-small' })
  return ok(given(field, value))
}
