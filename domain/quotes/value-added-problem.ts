import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { type ValueAddedType, valueAddedFees } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { readQuantity } from '#domain/values/quantity.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'

/** Pallets and pieces are whole numbers, hours need not be; each is more than zero. */
export function valueAddedProblem(type: ValueAddedType, amount: string): FieldProblem | undefined {
  const { unit } = feeItems[valueAddedFees[type]]
  const read = readQuantity(amount, unit, type)
  return read.ok ? undefined : read.fields?.[type]
}
