import type { Charge, ContingentCharge } from '#domain/tariffs/charge.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { pricedUnit } from '#domain/tariffs/priced.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { yuan } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { chargeAtLeast } from './minimum.ts'
import type { WarehouseRequest } from './warehouse-request.ts'
import { type ValueAddedType, valueAddedFees, type WarehouseTariff } from './warehouse-tariff.ts'

const valueAddedTypes = Object.keys(valueAddedFees) as readonly ValueAddedType[]

function serviceCharge(
  type: ValueAddedType,
  count: string | number,
  tariff: WarehouseTariff,
): Result<Charge> {
  const { code, version, warehouse } = tariff
  const fee = valueAddedFees[type]
  const priced = pricedUnit(tariff.valueAdded[type])
  if (!priced) return refusal('no-price', { warehouse, fee, work: type })
  return ok(
    chargeAtLeast(priced.least, {
      fee,
      rule: type,
      params: { count, price: priced.price },
      formula: product(given(feeItems[fee].unit, count), given('unitPrice', priced.price)),
      unitPrice: priced.price,
      quantity: count,
      tariff: { code, version },
    }),
  )
}

/** Value-added services by their unit, always in the same order. */
export const valueAddedCharges = (
  request: WarehouseRequest,
  tariff: WarehouseTariff,
): readonly Result<Charge>[] =>
  valueAddedTypes.flatMap((type) => {
    const count = request.valueAdded[type]
    return count === undefined || exact(count).isZero() ? [] : [serviceCharge(type, count, tariff)]
  })

const triggers = {
  palletising: 'palletised-again',
  labelling: 'labelled-again',
  wrapping: 'wrapped-again',
  sorting: 'mixed-marks',
  overtime: 'overtime',
} as const satisfies Record<ValueAddedType, string>

/** Every service the warehouse prices may become necessary when the cargo is seen. */
export const extraValueAdded = (tariff: WarehouseTariff): readonly ContingentCharge[] =>
  valueAddedTypes.flatMap((type) => {
    const priced = pricedUnit(tariff.valueAdded[type])
    if (!priced) return []
    const fee = valueAddedFees[type]
    return [
      {
        fee,
        trigger: triggers[type],
        params: { price: priced.price },
        unitPrice: yuan(priced.price),
        unit: feeItems[fee].unit,
        ...(priced.least !== undefined && { least: yuan(priced.least) }),
        tariff: { code: tariff.code, version: tariff.version },
      },
    ]
  })
