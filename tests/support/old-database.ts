import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll } from 'vitest'
import { applyMigrations } from '#server/platform/database/migrate.ts'
import { emptyDatabase } from './database.ts'

const migrations = new URL('../../database/migrations/', import.meta.url)
const readText = (path: string) => readFile(new URL(path, migrations), 'utf8')

type Journal = { readonly entries: readonly { readonly tag: string; readonly when: number }[] }

/** A database as an earlier release left it, and the start of today's release on it. */
export async function databaseAt(lastTag: string) {
  const url = await emptyDatabase()
  const client = new Client({ connectionString: url })
  await client.connect()
  afterAll(() => client.end())
  const { entries }: Journal = JSON.parse(await readText('meta/_journal.json'))
  const last = entries.findIndex(({ tag }) => tag === lastTag)
  if (last < 0) throw new Error(`There is no migration ${lastTag}`)
  // The table in which drizzle-orm notes what it has applied.
  await client.query(`CREATE SCHEMA drizzle;
    CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`)
  for (const { tag, when } of entries.slice(0, last + 1)) {
    const text = await readText(`${tag}.sql`)
    await client.query(text)
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      ...[createHash('sha256').update(text).digest('hex'), when],
    ])
  }
  return { url, client, migrate: () => applyMigrations(client) }
}
