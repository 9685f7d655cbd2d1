import { drizzle } from 'drizzle-orm/node-postgres'
import type { StoreFile } from '#database/seeds/demo/seed-companies.ts'
import { seedDemo } from '#database/seeds/demo/seed-demo.ts'
import { seedPrices } from '#database/seeds/demo/seed-prices.ts'
import { seedReference } from '#database/seeds/reference/seed-reference.ts'
import { hashPassword } from '#server/platform/passwords/passwords.ts'
import { totpSeals } from '#server/platform/seals/seals.ts'
import { applyMigrations, withStructureLock } from './migrate.ts'

export type Preparing = {
  readonly demoData: boolean
  readonly today: string
  readonly secretKey: string
  /** Without a place for files there are no demo companies, as each of them shows its licence. */
  readonly storeFile?: StoreFile
}

/** Structure, then reference data, then demo data: one instance at a time, each step only when it is due. */
export const prepareDatabase = (
  url: string,
  { demoData, today, secretKey, storeFile }: Preparing,
): Promise<void> =>
  withStructureLock(url, async (client) => {
    await applyMigrations(client)
    await drizzle({ client }).transaction(async (queries) => {
      await seedReference(queries)
      const { seal: sealTotpSecret } = totpSeals(secretKey)
      if (!demoData) return
      await seedDemo(queries, { today, hashPassword, sealTotpSecret, storeFile })
      await seedPrices(queries, today)
    })
  })
