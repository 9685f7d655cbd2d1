import { drizzle } from 'drizzle-orm/node-postgres'
import { refreshCompanyKeys } from '#database/seeds/company-keys.ts'
import type { StoreFile } from '#database/seeds/demo/seed-companies.ts'
import { seedDemo } from '#database/seeds/demo/seed-demo.ts'
import { seedPrices } from '#database/seeds/demo/seed-prices.ts'
import { seedReference } from '#database/seeds/reference/seed-reference.ts'
import { totpEncryption } from '#server/platform/encryption/encryption.ts'
import { hashPassword } from '#server/platform/passwords/passwords.ts'
import { applyMigrations, withStructureLock } from './migrate.ts'

export type Preparing = {
  readonly demoData: boolean
  readonly today: string
  readonly secretKey: string
  /** Demo companies need a licence file, so without this there are none. */
  readonly storeFile?: StoreFile
}

/** Schema, reference data, demo data; one instance at a time, each step only when needed. */
export const prepareDatabase = (
  url: string,
  { demoData, today, secretKey, storeFile }: Preparing,
): Promise<void> =>
  withStructureLock(url, async (client) => {
    await applyMigrations(client)
    await drizzle({ client }).transaction(async (db) => {
      await refreshCompanyKeys(db)
      await seedReference(db)
      const { encrypt: encryptTotpSecret } = totpEncryption(secretKey)
      if (!demoData) return
      await seedDemo(db, { today, hashPassword, encryptTotpSecret, storeFile })
      await seedPrices(db, today)
    })
  })
