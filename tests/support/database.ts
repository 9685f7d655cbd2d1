import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { afterAll, inject } from 'vitest'
import { connect, type Database, type Db, roleOf } from '#server/platform/database/connect.ts'
import { type Template, templates } from './templates.ts'

let admin: Pool | undefined

/** All test files of a worker share one connection, which ends with the worker. */
function adminPool(): Pool {
  if (admin) return admin
  const { administratorUrl } = inject('postgres')
  admin = new Pool({
    connectionString: administratorUrl,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  })
  admin.on('error', () => {})
  return admin
}

const adminQuery = async (sql: string, values: unknown[] = []) => (await adminPool().query(sql, values)).rows

type TestUrls = { readonly url: string; readonly ownerUrl: string }

/**
 * `db` and `transaction` have the rights of serving, as the product has. `pool` and `ownerDb` are for the test itself, which
 * arranges and looks at everything as the owner; `servingPool` is that of `db`, for tests that count its queries.
 */
export type TestDatabase = Database & TestUrls & { readonly ownerDb: Db; readonly servingPool: Pool }

const inDatabase = (from: string, pathname: string) => Object.assign(new URL(from), { pathname }).href

async function createDatabase(template?: Template): Promise<TestUrls> {
  const { url: ownerUrl, servingUrl } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  const source = template ? `TEMPLATE ${templates[template]}` : ''
  // A copy of files takes half the time of a copy through the log.
  await adminQuery(`CREATE DATABASE ${name} ${source} STRATEGY FILE_COPY OWNER ${roleOf(ownerUrl)}`)
  afterAll(() => adminQuery(`DROP DATABASE ${name} WITH (FORCE)`))
  return { url: inDatabase(servingUrl, name), ownerUrl: inDatabase(ownerUrl, name) }
}

/** The same database, as the administrator of the cluster. */
export const administratorUrlOf = (url: string): string =>
  inDatabase(inject('postgres').administratorUrl, new URL(url).pathname)

/** An empty database, as at the first start, by the URL of its owner; dropped at the end. */
export const emptyDatabase = async (): Promise<string> => (await emptyDatabaseUrls()).ownerUrl

export const emptyDatabaseUrls = () => createDatabase()

/** A copy of a template, for a test that connects by itself; dropped at the end. */
export const copiedDatabaseUrls = (template: Template) => createDatabase(template)

function connectTo(urls: TestUrls, poolSize = 4): TestDatabase {
  const database = connect({ url: urls.url, poolSize, onIdleError: () => {} })
  const pool = new Pool({ connectionString: urls.ownerUrl, max: poolSize })
  pool.on('error', () => {})
  afterAll(() => Promise.all([database.close(), pool.end()]))
  return { ...database, pool, ownerDb: drizzle({ client: pool }), servingPool: database.pool, ...urls }
}

/** A database for this test file, with tables, reference and demo data; dropped at the end. */
export const testDatabase = async (options: { poolSize?: number } = {}): Promise<TestDatabase> =>
  connectTo(await createDatabase('site'), options.poolSize)

/** The same without demo data, as production has it. */
export const productionDatabase = async (): Promise<TestDatabase> =>
  connectTo(await createDatabase('production'))

/** The same for a test with tables of its own: everything as the owner, with one pool. */
export async function ownersTestDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const { ownerUrl } = await createDatabase('site')
  const database = connect({ url: ownerUrl, poolSize: options.poolSize ?? 4, onIdleError: () => {} })
  afterAll(() => database.close())
  return { ...database, ownerDb: database.db, servingPool: database.pool, url: ownerUrl, ownerUrl }
}

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
