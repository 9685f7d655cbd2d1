import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'

const { pool } = await testDatabase()
const versionNow = async () => Number((await pool.query('SELECT version FROM price_version')).rows[0].version)

/** The tables that prices are made from, each with a column. */
const tables = [
  ['rate', 'code'],
  ['exchange_rate', 'source'],
  ['sailing', 'code'],
  ['sailing_call', 'port'],
  ['liner_service', 'code'],
  ['depot', 'code'],
  ['warehouse', 'code'],
] as const

const statements = tables.flatMap(([table, column]) => [
  [table, `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM ${table} LIMIT 0`],
  [table, `UPDATE ${table} SET ${column} = ${column} WHERE false`],
  [table, `DELETE FROM ${table} WHERE false`],
])

test.each(statements)('a change of %s raises the version of the price data: %s', async (_, statement) => {
  const before = await versionNow()
  await pool.query(statement)
  expect(await versionNow()).toBe(before + 1)
})

test('other tables do not', async () => {
  const before = await versionNow()
  await pool.query('DELETE FROM notification WHERE false')
  expect(await versionNow()).toBe(before)
})
