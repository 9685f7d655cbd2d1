import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { prepareDatabase } from '#server/platform/database/prepare.ts'
import { type Embedded, startEmbedded } from './embedded.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const preparing = { demoData: true, today: '2026-03-10', secretKey: 'the secret key of this test' }
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-roles-'))
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

const started: Embedded[] = []
afterEach(async () => {
  for (const embedded of started.splice(0)) await embedded.stop()
})
const start = async () => {
  const embedded = await startEmbedded({ folder, log: () => {} })
  started.push(embedded)
  return embedded
}

async function ask(connectionString: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const results: Record<string, unknown>[][] = []
    for (const sql of statements) results.push((await client.query(sql)).rows)
    return results
  } finally {
    await client.end()
  }
}

const roles = `SELECT rolname AS role, rolsuper AS super, rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls AS more
  FROM pg_roles WHERE rolname ~ '^quayside' ORDER BY 1`
const expectedRoles = [
  { role: 'quayside', super: true, more: true },
  { role: 'quayside_owner', super: false, more: false },
  { role: 'quayside_serving', super: false, more: false },
]
const notOurs = (catalog: string, prefix: string) =>
  `SELECT ${prefix}name AS name, ${prefix}owner::regrole::text AS owner FROM ${catalog}
   WHERE ${prefix}namespace::regnamespace::text IN ('public', 'pgboss', 'drizzle') AND ${prefix}owner::regrole::text <> 'quayside_owner'
     AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = ${catalog}.oid AND deptype = 'e')
     AND NOT EXISTS (SELECT FROM pg_depend JOIN pg_type AS element ON element.typarray = ${catalog}.oid WHERE objid = element.oid AND deptype = 'e')`
/** What belongs to anybody but the owner, except the members of extensions. */
const otherOwners = [
  notOurs('pg_class', 'rel'),
  notOurs('pg_proc', 'pro'),
  notOurs('pg_type', 'typ'),
  `SELECT nspname, nspowner::regrole::text FROM pg_namespace WHERE nspname IN ('pgboss', 'drizzle') AND nspowner::regrole::text <> 'quayside_owner'`,
  `SELECT datname, datdba::regrole::text FROM pg_database WHERE datname = 'quayside' AND datdba::regrole::text <> 'quayside_owner'`,
].join(' UNION ALL ')
const contents = `SELECT (SELECT count(*) FROM rate) AS rates, (SELECT sum(hashtextextended(rate::text, 0)) FROM rate) AS digest,
  (SELECT count(*) FROM person) AS people, (SELECT count(*) FROM pgboss.queue) AS queues`

test('a data folder without roles is given to the owner, and loses nothing', async () => {
  const first = await start()
  const { administratorUrl: administrator } = first
  const inMaintenance = administrator.replace(/quayside$/, 'postgres')
  // As a release without roles left it: everything belongs to the administrator.
  await ask(
    inMaintenance,
    'DROP DATABASE quayside',
    'DROP ROLE quayside_owner',
    'DROP ROLE quayside_serving',
    'GRANT CONNECT, TEMPORARY ON DATABASE postgres, template1 TO PUBLIC',
    'CREATE DATABASE quayside',
  )
  await prepareDatabase(administrator, preparing)
  await ask(administrator, `SELECT pgboss.create_queue('old-queue', '{"policy": "standard"}')`)
  const [before] = await ask(administrator, contents)
  await first.stop()

  const second = await start()
  expect(await ask(second.administratorUrl, roles, otherOwners, contents)).toEqual([
    expectedRoles,
    [],
    before,
  ])
  await prepareDatabase(second.url, { ...preparing, servingRole: 'quayside_serving' })
  const [read] = await ask(second.servingUrl, contents)
  expect(read).toEqual(before)
  // The earlier release again, with a table of its own.
  await ask(second.administratorUrl, 'CREATE TABLE of_the_earlier_release (id int)')
  await second.stop()
  const third = await start()
  expect(await ask(third.administratorUrl, otherOwners)).toEqual([[]])
})

test('both roles know their passwords after every start, and no other database', async () => {
  for (const _ of [1, 2]) {
    const { url, servingUrl, stop } = await start()
    expect(await ask(url, 'SELECT current_user AS role')).toEqual([[{ role: 'quayside_owner' }]])
    expect(await ask(servingUrl, 'SELECT current_user AS role')).toEqual([[{ role: 'quayside_serving' }]])
    for (const name of ['postgres', 'template1'])
      await expect(ask(servingUrl.replace(/quayside$/, name), 'SELECT 1')).rejects.toMatchObject({
        code: '42501',
      })
    await stop()
  }
})
