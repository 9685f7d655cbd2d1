import type { Charge, ContingentCharge } from '#domain/tariffs/charge.ts'
import { amountOf, type Formula, given, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import { yuan } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { lumpSumCharges, lumpSumLater } from './lump-sum.ts'
import { isMeasured, type MeasuredRule, storedMeasure } from './measure.ts'
import { chargeAtLeast } from './minimum.ts'
import type { WarehouseRequest } from './warehouse-request.ts'
import type { WarehouseTariff } from './warehouse-tariff.ts'

type StoredLot = {
  readonly rule: MeasuredRule
  readonly price: string
  readonly measure: Formula
  readonly perDay: Formula
  readonly freeDays: number
  readonly chargeableDays: number
  readonly least?: string
}

function storedLot({ cargo, storageDays }: WarehouseRequest, tariff: WarehouseTariff): Result<StoredLot> {
  const { storage, warehouse, cbmPerTon } = tariff
  if (!storage) return refusal('no-price', { warehouse, fee: 'CCF' })
  const { rule, freeDays, least } = storage
  const price = priced(storage.price)
  if (!isMeasured(rule) || price === undefined)
    return refusal('no-price', { warehouse, fee: 'CCF', quoteRule: rule })
  const measured = storedMeasure(rule, cargo, cbmPerTon)
  if (!measured.ok) return measured
  const measure = measured.value
  const perDay = product(measure, given('pricePerDay', price))
  const chargeableDays = Math.max(0, storageDays - freeDays)
  return ok({ rule, price, measure, perDay, freeDays, chargeableDays, least })
}

/** Storage of the whole lot by the day, after the free days; free days alone make no line. */
export function storageCharges(
  request: WarehouseRequest,
  tariff: WarehouseTariff,
): readonly Result<Charge>[] {
  if (request.storageDays === 0) return []
  if (tariff.storage?.rule === 'lump-sum') return lumpSumCharges(request, tariff.storage, tariff)
  const lot = storedLot(request, tariff)
  if (!lot.ok) return [lot]
  const { rule, price, measure, perDay, freeDays, chargeableDays, least } = lot.value
  if (chargeableDays === 0) return []
  const { volumeCbm, weightTons } = request.cargo
  const line = chargeAtLeast(least, {
    fee: 'CCF',
    rule: `storage-${rule}`,
    params: {
      measure: exactText(amountOf(measure)),
      price,
      days: request.storageDays,
      freeDays,
      chargeableDays,
      volumeCbm,
      weightTons,
      cbmPerTon: tariff.cbmPerTon,
    },
    formula: product(given('chargeableDays', chargeableDays), perDay),
    unitPrice: exactText(amountOf(perDay)),
    quantity: chargeableDays,
    tariff: { code: tariff.code, version: tariff.version },
  })
  return [ok(line)]
}

/** Days that the minimum pays for; a day it pays for in part is the customer's. */
const daysWithinMinimum = (least: string, perDay: Formula): number =>
  exact(least).dividedBy(amountOf(perDay)).ceil().toNumber()

/** A longer stay than quoted; before the first day that costs something the minimum is still to come. */
export function longerStorage(
  request: WarehouseRequest,
  tariff: WarehouseTariff,
): readonly ContingentCharge[] {
  if (tariff.storage?.rule === 'lump-sum') return lumpSumLater(request, tariff.storage, tariff)
  const lot = storedLot(request, tariff)
  if (!lot.ok) return []
  const { perDay, freeDays, chargeableDays, least } = lot.value
  const paidDays =
    chargeableDays > 0 && least !== undefined
      ? Math.max(chargeableDays, daysWithinMinimum(least, perDay))
      : chargeableDays
  const unitPrice = yuan(exactText(amountOf(perDay)))
  return [
    {
      fee: 'CCF',
      trigger: 'longer-storage',
      params: { days: freeDays + paidDays, price: unitPrice.amount },
      unitPrice,
      unit: 'day',
      ...(least !== undefined && chargeableDays === 0 && { least: yuan(least) }),
      tariff: { code: tariff.code, version: tariff.version },
    },
  ]
}
