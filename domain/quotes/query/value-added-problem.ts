import { measureLimit } from '#domain/quotes/limits.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { type ValueAddedType, valueAddedFees } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { decimalsOf, readQuantity } from '#domain/values/quantity.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'

const unitOf = (type: ValueAddedType) => feeItems[valueAddedFees[type]].unit

/** Pallets and pieces are whole numbers, hours need not be; each is more than zero. */
export function valueAddedProblem(type: ValueAddedType, amount: string): FieldProblem | undefined {
  const read = readQuantity(amount, unitOf(type), type)
  return read.ok ? undefined : read.fields?.[type]
}

/** The amounts without a problem. */
export function valueAddedLimit(type: ValueAddedType) {
  const decimals = decimalsOf(unitOf(type))
  return { min: 1 / 10 ** decimals, max: Math.trunc(measureLimit.max), decimals }
}
