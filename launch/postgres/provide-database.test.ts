import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { provideDatabase, provideSharedDatabase } from './provide-database.ts'

test('a configured database is used as it is', async () => {
  const env = { DATABASE_URL: 'postgres://x@127.0.0.1:1/x', PORT: '3000' }
  const database = await provideDatabase(env)
  expect(database.config).toEqual(readConfig(env))
  await database.stop()
})

test('without DATABASE_URL the embedded server is started in the data folder, and a command works beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-provided-'))
  const database = await provideDatabase({ DATA_FOLDER: folder, LOG_LEVEL: 'silent', PORT: '3000' })
  try {
    expect(database.config).toMatchObject({ DATA_FOLDER: folder, PORT: 3000 })
    const client = new Client({ connectionString: database.config.DATABASE_URL })
    await client.connect()
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await client.end()
    const beside = await provideSharedDatabase({ DATA_FOLDER: folder, LOG_LEVEL: 'silent' })
    expect(beside.config.DATABASE_URL).toBe(database.config.DATABASE_URL)
    expect(beside.config.DATABASE_OWNER_URL).toBe(database.config.DATABASE_OWNER_URL)
    await beside.stop()
    const owner = new Client({ connectionString: beside.config.DATABASE_OWNER_URL })
    await owner.connect()
    expect((await owner.query('SELECT current_user AS role')).rows).toEqual([{ role: 'quayside_owner' }])
    await owner.end()
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}, 60_000)
