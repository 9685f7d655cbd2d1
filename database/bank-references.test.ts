import { expect, test } from 'vitest'
import { databaseAt } from '#tests/support/old-database.ts'

type Payment = readonly [orderId: number, method: string, reference: string, amount: string]
type Old = Awaited<ReturnType<typeof databaseAt>>
const [before, after] = await Promise.all(
  ['0076_order_next_step', '0078_licence_end'].map((tag) => databaseAt(tag)),
)
const staff = '20000000-0000-4000-8000-000000000001'

/** Each of an order of its own; the order, its company and the person are not of interest. */
const payments: readonly Payment[] = [
  [1, 'bank-transfer', 'BOC 2026 1118', '1000.00'],
  [2, 'bank-transfer', 'icbc-77', '20.00'],
  [3, 'bank-transfer', 'boc20261118', '1000.00'],
  [4, 'bank-transfer', 'Boc2026 1118', '-5.00'],
  [5, 'payment-provider', 'pay-1', '3.00'],
  [6, 'payment-provider', 'PAY-1', '3.00'],
]

const insert = ({ client }: Old, [orderId, method, reference, amount]: Payment) =>
  client.query(
    `INSERT INTO order_payment (order_id, method, reference, amount, currency, exchange_rate, standard_amount,
       received_on, booked_by, booked_at)
     VALUES ($1, $2, $3, $4, 'CNY', 1, $4, '2026-11-18', $5, '2026-11-18T08:00Z')`,
    [orderId, method, reference, amount, method === 'bank-transfer' ? staff : null],
  )

async function upgraded(old: Old, rows: readonly Payment[]) {
  await old.client.query(`ALTER TABLE order_payment DROP CONSTRAINT order_payment_order_id_customer_order_id_fk,
    DROP CONSTRAINT order_payment_booked_by_staff_member_id_fk`)
  for (const row of rows) await insert(old, row)
  await old.migrate()
  const found = await old.client.query(
    'SELECT id::int, order_id::int, reference, amount, same_as::int FROM order_payment ORDER BY id',
  )
  return found.rows
}

test('references that differ in case or spaces are kept, each with its money, and the later ones are marked', async () => {
  if (!before) throw new Error('There is no database')
  const rows = await upgraded(before, payments)
  expect(rows).toMatchObject(
    payments.map(([order_id, , reference, amount]) => ({ order_id, reference, amount: `${amount}0` })),
  )
  const [first] = rows
  expect(rows.map(({ same_as }) => same_as)).toEqual([null, null, first.id, first.id, null, null])
  const again = insert(before, [7, 'bank-transfer', 'BOC20261118', '1.00'])
  await expect(again).rejects.toMatchObject({ constraint: 'order_payment_reference' })
})

test('a database that has the index already gets the same one', async () => {
  if (!after) throw new Error('There is no database')
  const rows = await upgraded(after, payments.slice(0, 2))
  expect(rows.map(({ same_as }) => same_as)).toEqual([null, null])
  const again = insert(after, [7, 'bank-transfer', 'boc 20261118', '1.00'])
  await expect(again).rejects.toMatchObject({ constraint: 'order_payment_reference' })
  const { rows: indexes } = await after.client.query(
    `SELECT indexdef FROM pg_indexes WHERE indexname = 'order_payment_reference'`,
  )
  expect(indexes).toEqual([{ indexdef: expect.stringContaining('WHERE (same_as IS NULL)') }])
})
