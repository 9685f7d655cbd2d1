import { type BrandCode, brandCodes } from '#domain/brands/brand.ts'
import { hoursBefore } from '#server/quotes/index.ts'
import { type DemoLife, type DemoShipmentName, demoLives, demoShipments } from './demo-orders-store.ts'

/** An order placed on a quote that some others were placed on too. */
export type PlannedOrder = {
  readonly key: string
  readonly life: DemoLife
  readonly shipment: DemoShipmentName
  readonly brand: BrandCode
  readonly quotedAt: Date
  readonly placedAt: Date
  /** The quotes that are one and the same. */
  readonly quoteKey: string
}

const names = Object.keys(demoShipments) as readonly DemoShipmentName[]
/** The days that orders are placed on one quote. */
export const quoteDays = 2

const pick = <T>(list: readonly T[], index: number): T => {
  const picked = list[index % list.length]
  if (picked === undefined) throw new Error('Nothing to pick from')
  return picked
}

function plannedOrder(life: DemoLife, index: number, count: number, now: Date): PlannedOrder {
  const [newest, oldest] = life.daysAgo
  const daysAgo = newest + ((oldest - newest) * index) / Math.max(1, life.orders - 1)
  const shipment = pick(life.shipments ?? names, count)
  const quotedDaysAgo = quoteDays * Math.ceil(daysAgo / quoteDays)
  return {
    key: `demo ${count}`,
    life,
    shipment,
    brand: pick(brandCodes, names.indexOf(shipment) + quotedDaysAgo / quoteDays),
    quotedAt: hoursBefore(now, 24 * quotedDaysAgo),
    placedAt: hoursBefore(now, 24 * daysAgo),
    quoteKey: `${shipment} ${quotedDaysAgo}`,
  }
}

/** The oldest first, as their numbers rise. */
export function planOrders(now: Date): readonly PlannedOrder[] {
  let count = 0
  const planned = Object.values(demoLives).flatMap((life) =>
    Array.from({ length: life.orders }, (_, index) => plannedOrder(life, index, count++, now)),
  )
  return planned.sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime())
}
