import { activity } from '#database/schema/activities.ts'
import { serviceContact } from '#database/schema/contacts.ts'
import { person } from '#database/schema/identity.ts'
import { type SeedDb, seedOnce } from '#database/seeds/seed-run.ts'
import { customerPortal } from '#domain/contacts/portal.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { activities } from './activities.data.ts'
import { contacts, workTime } from './contacts.data.ts'
import { demoAccounts } from './demo-accounts.data.ts'
import { type StoreFile, seedCompanies } from './seed-companies.ts'
import { seedPlaces } from './seed-places.ts'
import { type StaffSeedDeps, seedStaff } from './seed-staff.ts'

const contactRows = () =>
  contacts.map(({ brand, service, team, city, phone, email }, sortOrder) => ({
    platform: customerPortal,
    brand,
    service,
    team,
    city,
    phone,
    email,
    workTime,
    sortOrder,
  }))

const activityRows = (today: string) =>
  activities.map(({ brands, title, summary, path, startedDaysAgo, endsInDays }, sortOrder) => ({
    brands: [...brands],
    title,
    summary,
    path,
    startsOn: daysAfter(today, -startedDaysAgo),
    endsOn: daysAfter(today, endsInDays),
    sortOrder,
  }))

export type DemoDeps = StaffSeedDeps & {
  readonly today: string
  readonly storeFile?: StoreFile
}

const personRows = (hashPassword: DemoDeps['hashPassword']) =>
  Promise.all(
    demoAccounts.map(async ({ account, mobile, name, email, password }) => ({
      account,
      mobile,
      name,
      email,
      passwordHash: await hashPassword(password),
    })),
  )

/** Demo data. Loaded once and then left to the users, except places, which follow the release. */
export async function seedDemo(db: SeedDb, deps: DemoDeps): Promise<void> {
  const { today, hashPassword, storeFile } = deps
  await seedOnce(db, 'demo', async () => {
    await db.insert(serviceContact).values(contactRows())
    await db.insert(activity).values(activityRows(today))
  })
  await seedPlaces(db)
  await seedOnce(db, 'demo people', async () => {
    await db.insert(person).values(await personRows(hashPassword))
  })
  await seedOnce(db, 'demo staff', () => seedStaff(db, deps))
  if (!storeFile) return
  await seedOnce(db, 'demo companies', async () => {
    // An older database may lack demo accounts that were added later.
    await db
      .insert(person)
      .values(await personRows(hashPassword))
      .onConflictDoNothing()
    await seedCompanies(db, storeFile)
  })
}
