import { depots } from '#database/seeds/demo/depots.data.ts'
import { warehouses } from '#database/seeds/demo/warehouses.data.ts'
import type { RatePricing } from '#domain/rates/rate.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { isMeasured, type MeasuredRule } from '#domain/tariffs/warehouse/measure.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import type { QuoteRule, UnitPrice } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { type DemoRate, pricingOf, tariffTerm } from './demo-rate.ts'
import { seededBetween } from './seeded-random.ts'

/** Has no tariff, so that the demo includes a quote request to staff. */
const unpricedWarehouse = 'WH-XMN-03'

/** CNY per day and unit of each rule. */
const storagePrices: Readonly<Record<MeasuredRule, number>> = {
  'by-area': 1.2,
  'by-volume': 2.2,
  'by-weight': 2.6,
  'weight-or-volume': 2.8,
  'by-pallet': 3.4,
  'by-piece': 0.3,
  'by-order': 35,
}

type Warehouse = (typeof warehouses)[number]
type WarehousePricing = RatePricing['warehouse-tariff']

const times = (price: string | number, by: number): string => String(Math.round(Number(price) * by * 10) / 10)

const unitTimes = ({ price, least }: UnitPrice, by: number): UnitPrice => ({
  price: times(price, by),
  ...(least && { least: times(least, by) }),
})

/** By the first listed rule with a daily price. */
function storageOf(
  { code, listed }: Warehouse,
  example: WarehousePricing,
  by: number,
): WarehousePricing['storage'] {
  const rules = (listed.quoteRule ?? []) as readonly QuoteRule[]
  const rule = rules.find(isMeasured)
  if (!rule || !example.storage) throw new Error(`${code} has no rule for storage`)
  const { freeDays, least } = example.storage
  return { rule, price: times(storagePrices[rule], by), freeDays, ...(least && { least: times(least, by) }) }
}

/** The example tariff of the port, varied by a few percent. */
function warehousePricing(warehouse: Warehouse): WarehousePricing {
  const example = pricingOf(exampleWarehouseTariffs[warehouse.port])
  const by = seededBetween(0.88, 1.15, 'warehouse', warehouse.code)
  const { receiving, handlingIn, handlingOut, stuffing, stripping } = example
  const containers = (prices: typeof stuffing) =>
    Object.fromEntries(
      Object.entries(prices).map(([type, price]) => [type, String(Math.round(Number(price) * by))]),
    )
  return {
    ...example,
    warehouse: warehouse.code,
    storage: storageOf(warehouse, example, by),
    ...(receiving && { receiving: unitTimes(receiving, by) }),
    ...(handlingIn && { handlingIn: unitTimes(handlingIn, by) }),
    ...(handlingOut && { handlingOut: unitTimes(handlingOut, by) }),
    stuffing: containers(stuffing),
    stripping: containers(stripping),
  }
}

const warehouseTariff = (warehouse: Warehouse): DemoRate => ({
  kind: 'warehouse-tariff',
  code: warehouse.code,
  port: warehouse.port,
  place: warehouse.code,
  pricing: warehousePricing(warehouse),
  term: tariffTerm,
})

const depotTariff = ({ code, port }: (typeof depots)[number]): DemoRate => ({
  kind: 'depot-tariff',
  code,
  port,
  place: code,
  term: tariffTerm,
  pricing: { ...pricingOf(depotTariffs[port]), depot: code },
})

export const placeTariffs = (): readonly DemoRate[] => [
  ...depots.map(depotTariff),
  ...warehouses.filter(({ code }) => code !== unpricedWarehouse).map(warehouseTariff),
]
