import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { auditRetention } from './audit-retention.ts'

const database = await testDatabase()
const { pool } = database

const insertAt = async (at: string): Promise<string> => {
  const { rows } = await pool.query(
    `INSERT INTO audit_entry (at, actor_kind, action, subject_kind, address, request_id)
     VALUES ($1, 'site', 'token-reused', 'person', '192.0.2.1', 'retention')
     RETURNING tableoid::regclass::text AS partition`,
    [at],
  )
  return rows[0].partition
}
const partitions = async (): Promise<readonly string[]> => {
  const { rows } = await pool.query(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'audit_entry'::regclass ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}
const runOn = (day: string, months = 6) =>
  auditRetention(database.ownerUrl, { now: () => new Date(day) }, { AUDIT_MONTHS: months }).work({})

test('an entry of now is in the partition of its month', async () => {
  const month = new Date().toISOString().slice(0, 7).replace('-', '_')
  expect(await insertAt(new Date().toISOString())).toBe(`audit_entry_${month}`)
})

test('partitions are created three months ahead, each month once', async () => {
  await runOn('2031-11-30T23:59:59Z', 600)
  await runOn('2031-12-01T00:00:00Z', 600)
  const created = (await partitions()).filter((name) => /_203[12]_/.test(name))
  expect(created).toEqual(
    ['2031_11', '2031_12', '2032_01', '2032_02', '2032_03'].map((m) => `audit_entry_${m}`),
  )
  expect(await insertAt('2031-11-30T23:59:59.999Z')).toBe('audit_entry_2031_11')
  expect(await insertAt('2031-12-01T00:00:00Z')).toBe('audit_entry_2031_12')
})

test('an entry without a partition is kept, and its month is left to the default partition', async () => {
  expect(await insertAt('2040-05-05T00:00:00Z')).toBe('audit_entry_other')
  await runOn('2040-05-01T00:00:00Z', 600)
  expect(await partitions()).not.toContain('audit_entry_2040_05')
  expect(await partitions()).toContain('audit_entry_2040_06')
})

test('months past their retention are dropped with their entries, later ones stay', async () => {
  await runOn('2032-06-01T00:00:00Z')
  expect(await partitions()).toContain('audit_entry_2031_12')
  expect(await partitions()).not.toContain('audit_entry_2031_11')
  const { rows } = await pool.query(
    `SELECT at FROM audit_entry WHERE at >= '2031-01-01' AND at < '2032-01-01' ORDER BY at`,
  )
  expect(rows).toEqual([{ at: new Date('2031-12-01T00:00:00Z') }])
})

test.each([
  `UPDATE audit_entry_2031_12 SET address = 'elsewhere'`,
  'DELETE FROM audit_entry_2031_12',
  'TRUNCATE audit_entry_2031_12',
  `UPDATE audit_entry_other SET address = 'elsewhere'`,
  'DELETE FROM audit_entry_other',
  'TRUNCATE audit_entry_other',
  'UPDATE audit_entry SET id = DEFAULT',
])('a partition cannot be changed: %s', async (sql) => {
  await expect(pool.query(sql)).rejects.toThrow('append-only')
})

test('a request is found by an index', async () => {
  const { rows } = await pool.query(`SELECT indexdef FROM pg_indexes WHERE indexname = 'audit_entry_request'`)
  expect(rows[0].indexdef).toContain('(request_id, id)')
})
