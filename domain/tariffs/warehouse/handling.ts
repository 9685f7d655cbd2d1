import type { Charge, ContingentCharge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { pricedUnit } from '#domain/tariffs/priced.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import { yuan } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { type WeightOrMeasure, weightOrMeasure } from './measure.ts'
import { chargeAtLeast, type MinimumRule } from './minimum.ts'
import type { WarehouseRequest } from './warehouse-request.ts'
import type { UnitPrice, WarehouseTariff } from './warehouse-tariff.ts'

type Work = {
  readonly fee: 'JCF' | 'CRKF'
  readonly rule: 'receiving' | 'handling-in' | 'handling-out'
  readonly minimumRule: MinimumRule
  readonly isAsked: boolean
  readonly priced: UnitPrice | undefined
}

const worksOf = (request: WarehouseRequest, tariff: WarehouseTariff): readonly Work[] => [
  {
    fee: 'JCF',
    rule: 'receiving',
    minimumRule: 'minimum',
    isAsked: request.receiving,
    priced: pricedUnit(tariff.receiving),
  },
  {
    fee: 'CRKF',
    rule: 'handling-in',
    minimumRule: 'minimum-in',
    isAsked: request.handlingIn,
    priced: pricedUnit(tariff.handlingIn),
  },
  {
    fee: 'CRKF',
    rule: 'handling-out',
    minimumRule: 'minimum-out',
    isAsked: request.handlingOut,
    priced: pricedUnit(tariff.handlingOut),
  },
]

/** Billed by the ton, a ton costs what the volume it counts for costs. */
const pricePerUnit = (price: string, { cbmPerUnit }: WeightOrMeasure): string =>
  exactText(exact(price).times(exact(cbmPerUnit)))

function workCharge(work: Work, request: WarehouseRequest, tariff: WarehouseTariff): Result<Charge> {
  const { fee, rule, minimumRule, priced } = work
  const { code, version, warehouse, cbmPerTon } = tariff
  if (!priced) return refusal('no-price', { warehouse, fee, work: rule })
  const measured = weightOrMeasure(request.cargo, cbmPerTon)
  if (!measured.ok) return measured
  const { formula, unit, count } = measured.value
  const { volumeCbm, weightTons } = request.cargo
  const parts = {
    fee,
    rule,
    params: { volumeCbm, weightTons, cbmPerTon, price: priced.price },
    formula: product(formula, given('pricePerCbm', priced.price)),
    unitPrice: pricePerUnit(priced.price, measured.value),
    quantity: count,
    unit,
    tariff: { code, version },
  }
  return ok(chargeAtLeast(priced.least, parts, minimumRule))
}

/** Receiving, and handling into and out of the warehouse, by weight or volume. */
export const handlingCharges = (
  request: WarehouseRequest,
  tariff: WarehouseTariff,
): readonly Result<Charge>[] =>
  worksOf(request, tariff)
    .filter(({ isAsked }) => isAsked)
    .map((work) => workCharge(work, request, tariff))

/**
 * Cargo that is moved once more costs what it costs to bring it in; cargo whose way out was not ordered
 * still has to leave one day.
 */
export function extraHandling(
  request: WarehouseRequest,
  tariff: WarehouseTariff,
): readonly ContingentCharge[] {
  const { code, version, handlingIn, handlingOut, cbmPerTon } = tariff
  const measured = weightOrMeasure(request.cargo, cbmPerTon)
  if (!measured.ok) return []
  const later = [
    { trigger: 'extra-handling', priced: pricedUnit(handlingIn) },
    { trigger: 'taken-out', priced: request.handlingOut ? undefined : pricedUnit(handlingOut) },
  ]
  return later.flatMap(({ trigger, priced }): ContingentCharge[] => {
    if (!priced) return []
    return [
      {
        fee: 'CRKF',
        trigger,
        params: { price: priced.price, cbmPerTon },
        unitPrice: yuan(pricePerUnit(priced.price, measured.value)),
        unit: measured.value.unit,
        ...(priced.least !== undefined && { least: yuan(priced.least) }),
        tariff: { code, version },
      },
    ]
  })
}
