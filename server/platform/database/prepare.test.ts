import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { activities } from '#database/seeds/demo/activities.data.ts'
import { contacts } from '#database/seeds/demo/contacts.data.ts'
import { demoAccounts } from '#database/seeds/demo/demo-accounts.data.ts'
import { demoStaff } from '#database/seeds/demo/demo-staff.data.ts'
import { depots } from '#database/seeds/demo/depots.data.ts'
import { overseasWarehouses } from '#database/seeds/demo/overseas.data.ts'
import { warehouses } from '#database/seeds/demo/warehouses.data.ts'
import { mainDictionaries } from '#database/seeds/reference/main-dictionaries.data.ts'
import { seedReference } from '#database/seeds/reference/seed-reference.ts'
import { warehouseDictionaries } from '#database/seeds/reference/warehouse-dictionaries.data.ts'
import { emptyDatabase } from '#tests/support/database.ts'
import { prepareDatabase } from './prepare.ts'

const today = '2026-03-10'
const secretKey = 'the secret key of this test'
const opened: Client[] = []
afterEach(async () => {
  for (const client of opened.splice(0)) await client.end()
})

async function open(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  opened.push(client)
  const rows = async (sql: string) => (await client.query(sql)).rows
  const count = async (table: string) => Number((await rows(`SELECT count(*) FROM ${table}`))[0].count)
  return { client, rows, count }
}

const lists = [...mainDictionaries, ...warehouseDictionaries]
const rowCount = lists.reduce((sum, list) => sum + list.rows.length, 0)

describe('two instances that start at once on an empty database', async () => {
  const url = await emptyDatabase()
  await Promise.all([1, 2].map(() => prepareDatabase(url, { secretKey, demoData: true, today })))

  test('apply every migration once', async () => {
    const { rows } = await open(url)
    const applied = await rows('SELECT hash FROM drizzle.__drizzle_migrations')
    expect(applied.length).toBeGreaterThan(1)
    expect(new Set(applied.map(({ hash }) => hash)).size).toBe(applied.length)
  })

  test('load every row once', async () => {
    const { count, rows } = await open(url)
    expect(await count('dictionary')).toBe(lists.length)
    expect(await count('dictionary_row')).toBe(rowCount)
    expect(await count('service_contact')).toBe(contacts.length)
    expect(await count('activity')).toBe(activities.length)
    expect(await count('person')).toBe(demoAccounts.length)
    expect(await count('staff_member')).toBe(demoStaff.length)
    expect(await count('warehouse')).toBe(warehouses.length)
    expect(await count('depot')).toBe(depots.length)
    expect(await count('overseas_warehouse')).toBe(overseasWarehouses.length)
    expect((await rows('SELECT name FROM seed_run ORDER BY name')).map(({ name }) => name)).toEqual([
      'company-keys',
      'demo',
      'demo lines',
      'demo people',
      'demo places',
      'demo prices',
      'demo staff',
      'demo voyages',
      'dictionaries',
    ])
  })

  test('load demo data that start on this day', async () => {
    const { rows } = await open(url)
    const running = await rows(`SELECT 1 FROM activity WHERE '${today}' BETWEEN starts_on AND ends_on`)
    expect(running).toHaveLength(activities.length)
  })

  test('make constraints that refuse invalid rows', async () => {
    const { client } = await open(url)
    const refused = (sql: string) => expect(client.query(sql)).rejects.toThrow(/violates/)
    await refused(`UPDATE activity SET ends_on = starts_on - 1`)
    await refused(
      `INSERT INTO dictionary (code, family, name) VALUES ('x', 'other', '{"zh": "x", "en": "x"}')`,
    )
    await refused(
      `INSERT INTO dictionary_row (dictionary_code, value, sort_order, label) VALUES ('unknown', 'x', 0, '{"zh": "x", "en": "x"}')`,
    )
    await refused(
      `INSERT INTO outbox_message (channel, recipient, brand, language, template, params) VALUES ('fax', 'x', 'group', 'zh', 'test-message', '{}')`,
    )
  })

  test('and the start of the next day changes only sailings and prices', async () => {
    const { rows } = await open(url)
    const state = async () => ({
      runs: await rows(`SELECT * FROM seed_run WHERE name <> 'demo prices' ORDER BY name`),
      migrations: await rows('SELECT * FROM drizzle.__drizzle_migrations ORDER BY id'),
      // xmin changes whenever a row is written.
      written: await rows('SELECT xmin::text, value FROM dictionary_row ORDER BY dictionary_code, value'),
    })
    const before = await state()
    await prepareDatabase(url, { secretKey, demoData: true, today: '2026-03-11' })
    expect(await state()).toEqual(before)
  })

  test('and a later start keeps what users have changed and deleted in the demo data', async () => {
    const { client, count, rows } = await open(url)
    await client.query('DELETE FROM activity')
    await client.query('DELETE FROM service_contact WHERE id = (SELECT min(id) FROM service_contact)')
    await client.query(`UPDATE service_contact SET phone = '0532-5550 0999' WHERE brand = 'ningbo'`)
    await prepareDatabase(url, { secretKey, demoData: true, today: '2027-01-01' })
    expect([await count('activity'), await count('service_contact')]).toEqual([0, contacts.length - 1])
    expect(await rows(`SELECT DISTINCT phone FROM service_contact WHERE brand = 'ningbo'`)).toEqual([
      { phone: '0532-5550 0999' },
    ])
  })
})

describe('the reference lists', async () => {
  const url = await emptyDatabase()
  await prepareDatabase(url, { secretKey, demoData: false, today })

  test('are loaded without demo data when these are switched off', async () => {
    const { count, rows } = await open(url)
    expect([await count('activity'), await count('service_contact')]).toEqual([0, 0])
    expect(await rows(`SELECT 1 FROM seed_run WHERE name = 'demo'`)).toEqual([])
  })

  test('are replaced when a release changes them', async () => {
    const { client, rows, count } = await open(url)
    await client.query(`UPDATE seed_run SET digest = 'of an older release' WHERE name = 'dictionaries'`)
    await client.query(
      `UPDATE dictionary_row SET label = '{"zh": "旧", "en": "old"}' WHERE dictionary_code = 'yesNo'`,
    )
    await client.query(
      `INSERT INTO dictionary (code, family, name) VALUES ('gone', 'main', '{"zh": "旧", "en": "old"}')`,
    )
    await client.query(
      `INSERT INTO dictionary_row (dictionary_code, value, sort_order, label) VALUES ('gone', 'x', 0, '{"zh": "旧", "en": "old"}')`,
    )
    await prepareDatabase(url, { secretKey, demoData: false, today })
    expect(await rows(`SELECT 1 FROM dictionary_row WHERE label ->> 'en' = 'old'`)).toEqual([])
    expect(await rows(`SELECT 1 FROM dictionary WHERE code = 'gone'`)).toEqual([])
    expect(await count('dictionary_row')).toBe(rowCount)
  })

  test('stay unchanged when loading them fails half-way', async () => {
    const { client, count, rows } = await open(url)
    await client.query(`UPDATE seed_run SET digest = 'of an older release' WHERE name = 'dictionaries'`)
    await client.query(`ALTER TABLE dictionary_row ADD CONSTRAINT no_more CHECK (value <> 'CNTAO') NOT VALID`)
    await expect(prepareDatabase(url, { secretKey, demoData: false, today })).rejects.toThrow()
    expect(await count('dictionary_row')).toBe(rowCount)
    expect(await rows(`SELECT digest FROM seed_run WHERE name = 'dictionaries'`)).toEqual([
      { digest: 'of an older release' },
    ])
    await client.query('ALTER TABLE dictionary_row DROP CONSTRAINT no_more')
    await prepareDatabase(url, { secretKey, demoData: false, today })
    expect(await count('dictionary_row')).toBe(rowCount)
  })

  test('announce their change to the page cache', async () => {
    const { client } = await open(url)
    const heard: (string | undefined)[] = []
    client.on('notification', ({ payload }) => heard.push(payload))
    await client.query('LISTEN public_change')
    const other = await open(url)
    await other.client.query(`UPDATE seed_run SET digest = 'of an older release' WHERE name = 'dictionaries'`)
    await drizzle({ client: other.client }).transaction((db) => seedReference(db))
    await vi.waitFor(() => expect(heard).toContain('dictionary_row'))
  })
})
