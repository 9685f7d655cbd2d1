import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { timeLimits } from '#server/platform/time-limits.ts'

/** Advisory lock, so that instances that start together migrate one after another. */
const structureLock = 7_201_001

const migrationsFolder = fileURLToPath(new URL('../../../database/migrations', import.meta.url))

/** Runs `work` on its own connection while holding the lock. */
export async function withStructureLock<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    application_name: 'quayside structure',
    connectionTimeoutMillis: timeLimits.silenceMs,
  })
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

type Journal = { readonly entries: readonly { readonly tag: string; readonly when: number }[] }

async function migrations(): Promise<Journal['entries']> {
  const journal: Journal = JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'))
  return journal.entries
}

/** The last migration of this release. */
export const lastMigration = async (): Promise<string> => (await migrations()).at(-1)?.tag ?? 'none'

/** The last migration of a database; a name that this release does not know for one that a later release made. */
export async function appliedMigration(client: Client): Promise<string> {
  const { rows } = await client.query(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "isThere"`,
  )
  if (!rows[0]?.isThere) return 'none'
  const applied = await client.query('SELECT max(created_at)::text AS at FROM drizzle.__drizzle_migrations')
  const { at } = applied.rows[0]
  return (await migrations()).find(({ when }) => `${when}` === at)?.tag ?? `of a later release (${at})`
}
