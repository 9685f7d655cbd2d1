import {
  demoConversations,
  demoDepartureHours,
  demoDepartureTime,
  demoDocuments,
  demoPage,
  demoStepHours,
} from '#database/seeds/demo/demo-contents.data.ts'
import { demoLives, demoReasons, demoTruck } from '#database/seeds/demo/demo-orders.data.ts'
import { demoShipments } from '#database/seeds/demo/demo-shipments.data.ts'
import { hasRun, seedOnce } from '#database/seeds/seed-run.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type { DemoMessage } from '#database/seeds/demo/demo-contents.data.ts'
export type { DemoLife, DemoStep } from '#database/seeds/demo/demo-orders.data.ts'
export type { DemoShipment, DemoShipmentName } from '#database/seeds/demo/demo-shipments.data.ts'
export {
  demoConversations,
  demoDepartureHours,
  demoDepartureTime,
  demoDocuments,
  demoLives,
  demoPage,
  demoReasons,
  demoShipments,
  demoStepHours,
  demoTruck,
}

const seedName = 'demo orders'

export const hasDemoOrders = (db: Db) => hasRun(db, seedName)

/** Once per database, even if its rows are deleted later. */
export const seedOrdersOnce = (db: Db, seed: () => Promise<void>) => seedOnce(db, seedName, seed)
