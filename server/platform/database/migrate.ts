import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

/** Advisory lock, so that instances that start together migrate one after another. */
const structureLock = 7_201_001

const migrationsFolder = fileURLToPath(new URL('../../../database/migrations', import.meta.url))

/** Runs `work` on its own connection while holding the lock. */
export async function withStructureLock<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'quayside structure' })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [structureLock])
    return await work(client)
  } finally {
    // Ending the session releases the lock.
    await client.end()
  }
}

export const applyMigrations = (client: Client) => migrate(drizzle({ client }), { migrationsFolder })
