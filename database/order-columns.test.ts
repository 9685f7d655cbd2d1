import { expect, test } from 'vitest'
import { databaseAt } from '#tests/support/old-database.ts'

const { client, migrate } = await databaseAt('0085_orders_unpaid')
const person = '10000000-0000-4000-8000-000000000001'
const sailing = (code: string) => JSON.stringify({ item: { sailing: { linerService: code } } })

/** The companies, people and owners of the rows are not of interest. */
const order = (number: string, change: object = {}) => {
  const row = {
    company_id: person,
    number,
    brand: 'group',
    service: 'ocean',
    state: 'in-process',
    version: 1,
    placed_by: person,
    owner_id: person,
    containers: '[]',
    search_text: '',
    total: 1,
    currency: 'CNY',
    save_key: number,
    save_digest: '',
    placed_at: '2026-11-18T08:00Z',
    field_version: 0,
    ...change,
  }
  const names = Object.keys(row)
  return client.query(
    `INSERT INTO customer_order (${names}) VALUES (${names.map((_, index) => `$${index + 1}`)})`,
    Object.values(row),
  )
}
const service = (
  orderId: number,
  [version, position, kind, quoteId]: readonly [number, number, string, number],
) =>
  client.query(
    `INSERT INTO order_service (order_id, version, position, service, quote_id, values)
     VALUES ($1, $2, $3, $4, $5, '{}')`,
    [orderId, version, position, kind, quoteId],
  )

test('orders of the former release have their liner service, and a cut-off to be read where they run', async () => {
  const { rows: references } = await client.query(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS dropped FROM pg_constraint
     WHERE contype = 'f' AND conrelid IN ('customer_order'::regclass, 'order_service'::regclass, 'quote'::regclass)`,
  )
  for (const { dropped } of references) await client.query(dropped)
  for (const [index, snapshot] of [sailing('QAE1'), sailing('QAE2'), '{"item":{}}'].entries())
    await client.query(
      `INSERT INTO quote (id, number, owner_id, person_id, brand, mode, snapshot, digest, quoted_on, valid_until, total, currency, verify_code, containers)
       OVERRIDING SYSTEM VALUE
       VALUES ($1, $2, $3, $3, 'group', 'ocean', $4, '', '2026-11-15', '2026-11-20', 1, 'CNY', $2, '[]')`,
      [index + 1, `Q${index + 1}`, person, snapshot],
    )
  await order('S1', { field_version: 1 })
  await order('S2', { service: 'trucking', more_services: '["ocean"]' })
  await order('S3', { state: 'completed' })
  await order('S4', { service: 'depot', state: 'request-sent' })
  await service(1, [0, 0, 'ocean', 2])
  await service(1, [1, 0, 'ocean', 1])
  await service(2, [0, 0, 'trucking', 3])
  await service(2, [0, 1, 'ocean', 2])
  await service(3, [0, 0, 'ocean', 3])
  await service(4, [0, 0, 'depot', 3])
  await migrate()
  const { rows } = await client.query(
    'SELECT number, liner_service, next_cut_off_at < now() AS is_to_be_read FROM customer_order ORDER BY number',
  )
  expect(rows).toEqual([
    { number: 'S1', liner_service: 'QAE1', is_to_be_read: true },
    { number: 'S2', liner_service: 'QAE2', is_to_be_read: true },
    { number: 'S3', liner_service: null, is_to_be_read: null },
    { number: 'S4', liner_service: null, is_to_be_read: null },
  ])
})
