import { expect, test } from 'vitest'
import { databaseAt } from '#tests/support/old-database.ts'

const { client, migrate } = await databaseAt('0025_join_requests_pending')
const [lin, gone] = [1, 2].map((n) => `10000000-0000-4000-8000-00000000000${n}`)

test('earlier SMS get the owner of the mobile, emails and older messages get no one', async () => {
  await client.query(
    `INSERT INTO person (id, account, mobile, name, email, password_hash, created_at, closed_at) VALUES
       ($1, 'lin', '13800000001', 'Lin', 'lin@shipper.example', 'x', '2026-05-01', NULL),
       ($2, ' gone', '13800000002', '', NULL, 'x', '2026-05-01', '2026-06-01')`,
    [lin, gone],
  )
  await client.query(
    `INSERT INTO outbox_message (channel, recipient, brand, language, template, params, created_at)
     SELECT channel, recipient, 'group', 'zh', 'test-message', '{}', at::timestamptz FROM (VALUES
       ('sms', '13800000001', '2026-05-02'), ('sms', '13800000001', '2026-04-30'),
       ('mail', 'lin@shipper.example', '2026-05-02'), ('sms', '13800000002', '2026-05-02'),
       ('sms', '13800000003', '2026-05-02')) AS sent (channel, recipient, at)`,
  )
  await migrate()
  const { rows } = await client.query('SELECT person_id FROM outbox_message ORDER BY id')
  expect(rows.map(({ person_id }) => person_id)).toEqual([lin, null, null, null, null])
})
