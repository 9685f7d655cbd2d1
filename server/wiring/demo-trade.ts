import { customerActor } from '#domain/access/customer-actor.ts'
import { defaultBrand } from '#domain/brands/brands.ts'
import { membershipStatusOf } from '#server/certification/index.ts'
import { listDemoStaffMembers } from '#server/console/index.ts'
import { listDemoPeople } from '#server/identity/index.ts'
import { insertNotification } from '#server/notifications/index.ts'
import { seedDemoOrders } from '#server/orders/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, dbOn } from '#server/platform/database/connect.ts'
import { withStructureLock } from '#server/platform/database/migrate.ts'
import type { FileStore } from '#server/platform/storage/file-store.ts'
import { seedDemoTrade } from '#server/quotes/index.ts'

type TradeDeps = Parameters<typeof seedDemoTrade>[0]
type OrderParties = Parameters<typeof seedDemoOrders>[0]['parties']
type DemoStaffMember = Awaited<ReturnType<typeof listDemoStaffMembers>>[number]

const administratorAccount = 'linhai'
const memberAccount = 'chenyue'

/** Undefined where an account was closed since. */
async function findParties(
  { database: { db }, personIds }: TradeDeps,
  staff: readonly DemoStaffMember[],
): Promise<OrderParties | undefined> {
  const customerOf = async (account: string) => {
    const personId = personIds.get(account)
    return personId === undefined
      ? undefined
      : customerActor(personId, await membershipStatusOf(db, personId))
  }
  const staffOf = (account: string) => {
    const found = staff.find(({ demo }) => demo.account === account)
    return found && ({ kind: 'staff', userId: found.stored.id, roles: found.demo.roles } as const)
  }
  const [administrator, member] = [await customerOf(administratorAccount), await customerOf(memberAccount)]
  const [sales, operations, finance] = ['sales', 'operations', 'finance'].map(staffOf)
  if (administrator?.kind !== 'company-administrator' || member?.kind !== 'member') return undefined
  return (
    sales && operations && finance && { administrator, member, sales, operations, financeId: finance.userId }
  )
}

/** What the demo accounts have ordered, quoted and requested, so that a first look finds full lists. */
export async function loadDemoTrade(
  ownerUrl: string,
  database: Database,
  clock: Clock,
  store: FileStore,
): Promise<void> {
  const staff = await listDemoStaffMembers(database.db)
  const people = await listDemoPeople(database.db)
  const sales = staff.find(({ demo }) => demo.account === 'sales')
  if (!sales) return
  const deps: TradeDeps = {
    database,
    now: clock.now(),
    staffId: sales.stored.id,
    personIds: new Map(people.map(({ account, id }) => [account, id])),
    putIntoInbox: async (db, notification) => {
      await insertNotification(db, { ...notification, brand: defaultBrand })
    },
  }
  const asOwner: Parameters<typeof seedDemoTrade>[1] = (work) =>
    withStructureLock(ownerUrl, (client) => dbOn(client).transaction(work))
  const parties = await findParties(deps, staff)
  // Before the quotes of today, which the newest are.
  if (parties) await seedDemoOrders({ ...deps, parties, store }, asOwner)
  await seedDemoTrade(deps, asOwner)
}
