import { and, eq, inArray, sql } from 'drizzle-orm'
import { company } from '#database/schema/certification.ts'
import { rate } from '#database/schema/rates.ts'
import { sailing, sailingCall } from '#database/schema/schedules.ts'
import { type SeedDb, seedWhenChanged } from '#database/seeds/seed-run.ts'
import { services } from '#domain/places/services.data.ts'
import { demoCompanies } from './demo-companies.data.ts'
import { depots } from './depots.data.ts'
import type { DemoRate } from './prices/demo-rate.ts'
import { oceanLanes } from './prices/ocean-lanes.ts'
import { placeTariffs } from './prices/place-tariffs.ts'
import { portTariffs } from './prices/port-tariffs.ts'
import { truckingLanes } from './prices/road-rates.ts'
import { saveExchangeRates } from './prices/save-exchange.ts'
import { saveRates } from './prices/save-rates.ts'
import { saveSchedule } from './prices/save-schedule.ts'
import { brandLanes, contractLanes } from './prices/special-lanes.ts'
import { warehouses } from './warehouses.data.ts'

/** The company of the demo contract rates; null without demo companies. */
async function contractCompany(db: SeedDb): Promise<string | null> {
  const names = demoCompanies.filter(({ outcome }) => outcome.state === 'certified').map(({ name }) => name)
  const [found] = await db
    .select({ id: company.id })
    .from(company)
    .where(and(inArray(company.name, names), eq(company.state, 'certified')))
  return found?.id ?? null
}

export const demoRates = (today: string): readonly DemoRate[] => [
  ...portTariffs(),
  ...oceanLanes(today),
  ...brandLanes(today),
  ...truckingLanes(),
  ...placeTariffs(),
]

/** Schedules and prices around today, extended once a day so that they never end. */
export async function seedPrices(db: SeedDb, today: string): Promise<void> {
  await seedWhenChanged(db, 'demo prices', { today, services, depots, warehouses }, async () => {
    await saveSchedule(db, today)
    await saveRates(db, demoRates(today), today)
    await saveExchangeRates(db, today)
    // Statistics for the planner, which PostgreSQL itself would make a minute later.
    await db.execute(sql`analyze ${sailing}, ${sailingCall}, ${rate}`)
  })
  const companyId = await contractCompany(db)
  if (companyId === null) return
  await seedWhenChanged(db, 'demo contracts', { today, companyId, services }, () =>
    saveRates(db, contractLanes(today, companyId), today),
  )
}
