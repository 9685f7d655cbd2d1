import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { connect, type Database } from '#server/platform/database/connect.ts'

const adminQuery = async (sql: string, values: unknown[] = []) => {
  const admin = new Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  try {
    return (await admin.query(sql, values)).rows
  } finally {
    await admin.end()
  }
}

export type TestDatabase = Database & { readonly url: string }

async function createDatabase(source: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await adminQuery(`CREATE DATABASE ${name}${source}`)
  afterAll(() => adminQuery(`DROP DATABASE ${name} WITH (FORCE)`))
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** An empty database, as at the first start; dropped at the end. */
export const emptyDatabase = () => createDatabase('')

function connectTo(url: string, poolSize = 4): TestDatabase {
  const database = connect({ url, poolSize, onIdleError: () => {} })
  afterAll(() => database.close())
  return { ...database, url }
}

/** A database for this test file, with tables, reference and demo data; dropped at the end. */
export const testDatabase = async (options: { poolSize?: number } = {}): Promise<TestDatabase> =>
  connectTo(await createDatabase(' TEMPLATE site_template'), options.poolSize)

export const emptyTestDatabase = async (): Promise<TestDatabase> => connectTo(await emptyDatabase())

/** Ends all connections to a database, like a restart of the server. */
export const endConnections = (url: string) =>
  adminQuery('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
    new URL(url).pathname.slice(1),
  ])

/** The application names of all connections to a database. */
export const connectedTo = async (url: string): Promise<string[]> => {
  const rows = await adminQuery(
    'SELECT application_name FROM pg_stat_activity WHERE datname = $1 ORDER BY application_name',
    [new URL(url).pathname.slice(1)],
  )
  return rows.map((row) => row.application_name)
}
