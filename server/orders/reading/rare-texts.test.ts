import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { insertLicence } from '#tests/support/licence-row.ts'
import { orderListOrder, searchOrders } from './search-orders-store.ts'

const { pool, servingPool } = await testDatabase()
const { rows: people } = await pool.query(`SELECT id FROM person WHERE account = 'linhai'`)
const person = people[0].id
const { rows: companies } = await pool.query(
  `INSERT INTO company (name, name_key, credit_code, licence_file_id, state, entered_by, submitted_at)
   VALUES ('稀有物流', '稀有物流', 'rare', $1, 'certified', $2, now()) RETURNING id`,
  [await insertLicence(pool, person), person],
)
await pool.query(
  `INSERT INTO customer_order (company_id, number, brand, service, state, version, placed_by, owner_id, containers,
     search_text, total, currency, save_key, save_digest, placed_at)
   SELECT $1, 'S261118-' || n, 'group', 'depot', 'completed', 1, $2, $2, '[]', 's261118-' || n || ' csqu3054383', 100,
     'CNY', 'rare' || n, 'digest', now()
   FROM generate_series(100001, 100300) AS n`,
  [companies[0].id, person],
)
await pool.query('ANALYZE customer_order')

const statements: { readonly text: string; readonly values: unknown[] }[] = []
const db = drizzle({
  client: servingPool,
  logger: { logQuery: (text, values) => void statements.push({ text, values }) },
})

/** How the database reads the list, and how many orders it has. */
async function readingOf(search: string) {
  const order = orderListOrder('-number', undefined)
  if (!order.ok) throw new Error('The order is wrong')
  const found = await searchOrders(db, { search, order: order.value, limit: 21 })
  const { text = '', values = [] } = statements.at(-1) ?? {}
  const { rows } = await servingPool.query(`EXPLAIN ${text}`, values)
  return { count: found.length, plan: rows.map((row) => row['QUERY PLAN']).join('\n') }
}

test.each(['zzzz', 'ZZZZ', 'a12'])('%s, which few orders have, is read before the list', async (text) => {
  const { count, plan } = await readingOf(text)
  expect(count).toBe(0)
  expect(plan).toContain('InitPlan')
})

test('what many orders have is found in the list itself, where the newest come first', async () => {
  const { count, plan } = await readingOf('CSQU')
  expect(count).toBeGreaterThan(0)
  expect(plan).not.toContain('InitPlan')
})

test('a longer text has several parts, of which the database knows how rare they are together', async () => {
  expect((await readingOf('zzzzz')).plan).not.toContain('InitPlan')
})
