import { defaultBrand } from '#domain/brands/brands.ts'
import { listDemoStaffMembers } from '#server/console/index.ts'
import { listDemoPeople } from '#server/identity/index.ts'
import { insertNotification } from '#server/notifications/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, dbOn } from '#server/platform/database/connect.ts'
import { withStructureLock } from '#server/platform/database/migrate.ts'
import { seedDemoTrade } from '#server/quotes/index.ts'

const salesAccount = 'sales'

/** What the demo accounts have quoted and requested, so that a first look finds full lists. */
export async function loadDemoTrade(ownerUrl: string, database: Database, clock: Clock): Promise<void> {
  const staff = await listDemoStaffMembers(database.db)
  const sales = staff.find(({ demo }) => demo.account === salesAccount)
  if (!sales) return
  const people = await listDemoPeople(database.db)
  const deps: Parameters<typeof seedDemoTrade>[0] = {
    database,
    now: clock.now(),
    staffId: sales.stored.id,
    personIds: new Map(people.map(({ account, id }) => [account, id])),
    putIntoInbox: (db, notification) => insertNotification(db, { ...notification, brand: defaultBrand }),
  }
  await seedDemoTrade(deps, (work) => withStructureLock(ownerUrl, (client) => dbOn(client).transaction(work)))
}
