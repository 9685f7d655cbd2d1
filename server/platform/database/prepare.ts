import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import { refreshCompanyKeys } from '#database/seeds/company-keys.ts'
import type { StoreFile } from '#database/seeds/demo/seed-companies.ts'
import { seedDemo } from '#database/seeds/demo/seed-demo.ts'
import { seedPrices } from '#database/seeds/demo/seed-prices.ts'
import { seedReference } from '#database/seeds/reference/seed-reference.ts'
import { totpEncryption } from '#server/platform/encryption/encryption.ts'
import { installQueue } from '#server/platform/jobs/install-queue.ts'
import { hashPassword } from '#server/platform/passwords/passwords.ts'
import { grantServing } from './grant-serving.ts'
import { applyMigrations, withStructureLock } from './migrate.ts'

export type Preparing = {
  readonly demoData: boolean
  readonly today: string
  readonly secretKey: string
  /** The role that serves, unless the owner does. */
  readonly servingRole?: string
  /** Demo companies need a licence file, so without this there are none. */
  readonly storeFile?: StoreFile
}

/** The tables of the application and of the queue, and what the role of serving may do with them. */
export async function prepareStructure(client: Client, servingRole?: string): Promise<void> {
  await applyMigrations(client)
  await installQueue(client)
  if (servingRole && servingRole !== client.user) await grantServing(client, servingRole)
}

/** Schema, reference data, demo data, as the owner; one instance at a time, each step only when needed. */
export const prepareDatabase = (
  ownerUrl: string,
  { demoData, today, secretKey, servingRole, storeFile }: Preparing,
): Promise<void> =>
  withStructureLock(ownerUrl, async (client) => {
    await prepareStructure(client, servingRole)
    await drizzle({ client }).transaction(async (db) => {
      await refreshCompanyKeys(db)
      await seedReference(db)
      const { encrypt: encryptTotpSecret } = totpEncryption(secretKey)
      if (!demoData) return
      await seedDemo(db, { today, hashPassword, encryptTotpSecret, storeFile })
      await seedPrices(db, today)
    })
  })
