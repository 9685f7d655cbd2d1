import type { OrderView } from '#contract/orders.ts'
import { businessPortOf, businessTypeOf } from '#domain/orders/shipment/shipment-facts.ts'
import { findTraded, type StoredOrder } from '#server/orders/store/order-store.ts'
import { warehousePorts } from '#server/places/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { linerServiceNames } from '#server/schedules/index.ts'

/** What is known of a shipment beside its own columns. */
export type ShipmentFacts = OrderView['shipment'] & { readonly tradeMode: string | null }

type Ordered = Pick<StoredOrder, 'id' | 'service' | 'fromCode' | 'toCode' | 'linerService'>

/** Of every order, by its id. */
export async function shipmentFactsOf(
  db: Db,
  orders: readonly Ordered[],
): Promise<(order: Ordered) => ShipmentFacts> {
  const traded = await findTraded(
    db,
    orders.map(({ id }) => id),
  )
  const codes = new Set(orders.flatMap(({ linerService }) => linerService ?? []))
  const names = await linerServiceNames(db, [...codes])
  const warehouses = orders.flatMap(({ service, toCode }) =>
    service === 'warehouse' && toCode !== null ? [toCode] : [],
  )
  const ports = await warehousePorts(db, warehouses)
  const byOrder = Map.groupBy(traded, ({ orderId }) => orderId)
  return ({ id, service, fromCode: from, toCode: to, linerService: code }) => {
    const services = byOrder.get(id) ?? []
    return {
      businessPort: businessPortOf({ service, from, to }, ports.get(to ?? '')),
      businessType: businessTypeOf({ service, from, to }),
      linerService: code === null ? null : { code, name: names.get(code) ?? null },
      tradeMode: services.find(({ tradeMode }) => tradeMode !== null)?.tradeMode ?? null,
    }
  }
}
