import { type Charge, type ContingentCharge, charge } from '#domain/tariffs/charge.ts'
import { given } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { yuan } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { WarehouseRequest } from './warehouse-request.ts'
import type { StoragePrice, WarehouseTariff } from './warehouse-tariff.ts'

/** One price for a stay beyond the free days, independent of time and quantity; it has no minimum. */
export function lumpSumCharges(
  { storageDays }: WarehouseRequest,
  { freeDays, rule, ...storage }: StoragePrice,
  { code, version, warehouse }: WarehouseTariff,
): readonly Result<Charge>[] {
  const price = priced(storage.price)
  if (price === undefined) return [refusal('no-price', { warehouse, fee: 'CCF', quoteRule: rule })]
  if (storageDays <= freeDays) return []
  return [
    ok(
      charge({
        fee: 'CCF',
        rule: 'storage-lump-sum',
        params: { days: storageDays, freeDays, price },
        formula: given('lumpSum', price),
        unitPrice: price,
        quantity: 1,
        unit: 'consignment',
        tariff: { code, version },
      }),
    ),
  ]
}

/** Still to come while the free days last; once it is quoted, a longer stay adds nothing. */
export function lumpSumLater(
  { storageDays }: WarehouseRequest,
  { freeDays, ...storage }: StoragePrice,
  { code, version }: WarehouseTariff,
): readonly ContingentCharge[] {
  const price = priced(storage.price)
  if (price === undefined || storageDays > freeDays) return []
  return [
    {
      fee: 'CCF',
      trigger: 'lump-sum-storage',
      params: { days: freeDays, price },
      unitPrice: yuan(price),
      unit: 'consignment',
      tariff: { code, version },
    },
  ]
}
