import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigurationError, readConfig } from '#server/platform/config.ts'
import { Disposables } from '#server/platform/disposables.ts'
import { createLog } from '#server/platform/logs.ts'
import { diskStore } from '#server/platform/storage/disk-store.ts'
import { administratorUrlOf, emptyDatabaseUrls, testDatabase } from '#tests/support/database.ts'
import { productionEnv } from '#tests/support/site.ts'
import { openDatabase } from './open.ts'
import { prepareDatabase } from './prepare.ts'
import { exceptionalRights } from './serving-rights.ts'

const preparing = { demoData: false, today: '2026-03-10', secretKey: 'the secret key of this test' }
const database = await testDatabase()
const startAgain = () => prepareDatabase(database.ownerUrl, { ...preparing, servingRole: 'quayside_serving' })
// A copy of the template has the rights of its tables, but not those of the database.
await startAgain()
const owner = database.pool
const serving = new Client({ connectionString: database.url })
await serving.connect()
afterAll(() => serving.end())

await owner.query(
  `INSERT INTO audit_entry (actor_kind, action, subject_kind, address, request_id)
   VALUES ('site', 'token-reused', 'person', '192.0.2.1', 'of the test')`,
)

/** Tables with their columns, and the audit log. */
async function everything() {
  const structure = await owner.query(
    `SELECT attrelid::regclass::text AS relation, attname, atttypid FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace, 'drizzle'::regnamespace) ORDER BY 1, 2`,
  )
  const audit = await owner.query('SELECT tableoid::regclass::text, * FROM audit_entry ORDER BY id')
  const migrations = await owner.query('SELECT * FROM drizzle.__drizzle_migrations ORDER BY id')
  return [structure.rows, audit.rows, migrations.rows]
}

const partition = `audit_entry_${new Date().toISOString().slice(0, 7).replace('-', '_')}`

describe('the role of serving', () => {
  test('has no attribute of an administrator and owns nothing', async () => {
    const { rows } = await serving.query(
      `SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
         (SELECT count(*)::int FROM pg_class WHERE relowner = pg_roles.oid) AS owned,
         (SELECT count(*)::int FROM pg_auth_members WHERE member = pg_roles.oid) AS memberships
       FROM pg_roles WHERE rolname = current_user`,
    )
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        rolbypassrls: false,
        owned: 0,
        memberships: 0,
      },
    ])
  })

  test.each([
    ...['CREATE TABLE more (id int)', 'CREATE TEMPORARY TABLE more (id int)', 'CREATE SCHEMA more'],
    ...['CREATE TABLE pgboss.more (id int)', 'CREATE FUNCTION more() RETURNS int LANGUAGE sql RETURN 1'],
    ...['ALTER TABLE quote ADD COLUMN more text', 'ALTER TABLE audit_entry DISABLE TRIGGER ALL'],
    ...['DROP TABLE quote', 'DROP TABLE pgboss.job CASCADE', 'DROP FUNCTION refuse_audit_change CASCADE'],
    ...['TRUNCATE quote', 'CREATE INDEX more ON quote (id)', 'CREATE ROLE more', 'CREATE DATABASE more'],
    ...['SET ROLE quayside_owner', 'ALTER ROLE quayside_serving SUPERUSER', "COPY quote TO '/tmp/more'"],
    `SELECT create_audit_partitions('2050-01-01', '2050-03-01')`,
    `SELECT drop_audit_partitions('2100-01-01')`,
  ])('cannot change the structure: %s', async (sql) => {
    const before = await everything()
    await expect(serving.query(sql)).rejects.toMatchObject({ code: '42501' })
    expect(await everything()).toEqual(before)
  })

  test.each([
    ...[`UPDATE audit_entry SET address = 'elsewhere'`, 'DELETE FROM audit_entry', 'TRUNCATE audit_entry'],
    ...[
      `UPDATE ${partition} SET address = 'elsewhere'`,
      `DELETE FROM ${partition}`,
      `DROP TABLE ${partition}`,
    ],
    ...[`INSERT INTO ${partition} DEFAULT VALUES`, `SELECT FROM ${partition}`],
    ...['DELETE FROM audit_entry_other', 'SELECT FROM audit_entry FOR UPDATE', 'DELETE FROM consent'],
    ...[`SELECT setval('document_number', 1)`],
    ...['SELECT FROM drizzle.__drizzle_migrations', 'SELECT FROM seed_run', 'DELETE FROM dictionary_row'],
  ])('has no right for %s', async (sql) => {
    const before = await everything()
    // Not the trigger of the audit log, which refuses with the same code.
    await expect(serving.query(sql)).rejects.toThrow(/^permission denied|^must be owner/)
    expect(await everything()).toEqual(before)
  })

  test('writes and reads the audit log, as long as only the table itself is named', async () => {
    await serving.query(
      `INSERT INTO audit_entry (actor_kind, action, subject_kind, address, request_id)
       VALUES ('site', 'token-reused', 'person', '192.0.2.1', 'served')`,
    )
    const { rows } = await serving.query(`SELECT address FROM audit_entry WHERE request_id = 'served'`)
    expect(rows).toEqual([{ address: '192.0.2.1' }])
  })

  test('uses every other table', async () => {
    const { rows } = await serving.query(
      `SELECT relname AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
         AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
           AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))
       ORDER BY 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(exceptionalRights).sort())
  })
})

describe('rights', () => {
  test('that a release takes away are gone after its start', async () => {
    await owner.query('GRANT UPDATE ON audit_entry TO quayside_serving; GRANT SELECT ON seed_run TO PUBLIC')
    await startAgain()
    await expect(serving.query(`UPDATE audit_entry SET address = ''`)).rejects.toMatchObject({
      code: '42501',
    })
    await expect(serving.query('SELECT FROM seed_run')).rejects.toMatchObject({ code: '42501' })
  })

  const open = (env: Record<string, string>) => {
    const lines: string[] = []
    const disposables = new Disposables()
    const log = createLog('warn', { write: (line) => lines.push(line) })
    const opening = openDatabase(readConfig(env), { disposables, log, store: diskStore('/nowhere') })
    return opening.then(() => disposables.disposeAll()).then(() => lines.map((line) => JSON.parse(line).msg))
  }
  const production = { ...productionEnv, PORT: '0' }

  test('cannot be separated with a role that may do everything, or that does not exist', async () => {
    const { url, ownerUrl } = await emptyDatabaseUrls()
    const unknown = new URL(url)
    unknown.username = 'never_created'
    const refused = async (DATABASE_URL: string) => {
      const opening = open({ ...production, DATABASE_URL, DATABASE_OWNER_URL: ownerUrl })
      await expect(opening).rejects.toThrow(ConfigurationError)
      return opening.catch(({ message }) => message)
    }
    expect(await refused(administratorUrlOf(url))).toContain('may do more than serve')
    expect(await refused(unknown.href)).toContain('no role "never_created"')
  })

  test('are not separated without DATABASE_OWNER_URL, which production is warned of', async () => {
    const { url, ownerUrl } = await emptyDatabaseUrls()
    const warning = 'one database role owns the tables and serves: DATABASE_OWNER_URL is not set'
    expect(await open({ ...production, DATABASE_URL: ownerUrl })).toEqual([warning])
    expect(await open({ ...production, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl })).toEqual([])
    expect(await open({ DATABASE_URL: ownerUrl, DEMO_DATA: 'no' })).toEqual([])
  })
})
