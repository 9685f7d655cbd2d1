import { drizzle } from 'drizzle-orm/node-postgres'
import { seedDemo } from '#database/seeds/demo/seed-demo.ts'
import { seedReference } from '#database/seeds/reference/seed-reference.ts'
import { hashPassword } from '#server/platform/passwords/passwords.ts'
import { applyMigrations, withStructureLock } from './migrate.ts'

/** Structure, then reference data, then demo data: one instance at a time, each step only when it is due. */
export const prepareDatabase = (url: string, options: { demoData: boolean; today: string }): Promise<void> =>
  withStructureLock(url, async (client) => {
    await applyMigrations(client)
    await drizzle({ client }).transaction(async (queries) => {
      await seedReference(queries)
      if (options.demoData) await seedDemo(queries, { today: options.today, hashPassword })
    })
  })
