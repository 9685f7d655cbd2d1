import { expect, test } from 'vitest'
import { databaseAt } from '#tests/support/old-database.ts'

const { client, migrate } = await databaseAt('0026_sessions_and_messages_of_people')
const [lin, none] = [1, 2].map((n) => `10000000-0000-4000-8000-00000000000${n}`)

test('earlier email addresses wait for confirmation, SMS codes stay, and earlier entries are void', async () => {
  await client.query(
    `INSERT INTO person (id, account, mobile, name, email, password_hash) VALUES
       ($1, 'lin', '13800000001', 'Lin', 'lin@shipper.example', 'x'),
       ($2, 'none', '13800000002', 'None', NULL, 'x')`,
    [lin, none],
  )
  await client.query(
    `INSERT INTO one_time_code (mobile, purpose, code_hash) VALUES ('13800000001', 'log-in', 'hash')`,
  )
  const { rows: sessions } = await client.query(
    `INSERT INTO session (person_id, kind, brand) VALUES ($1, 'browser', 'group') RETURNING id`,
    [lin],
  )
  await client.query(
    `INSERT INTO cross_brand_login (code_hash, person_id, session_id, brand) VALUES ('hash', $1, $2, 'network')`,
    [lin, sessions[0].id],
  )
  await migrate()
  const people = await client.query('SELECT email, unconfirmed_email FROM person ORDER BY id')
  expect(people.rows).toEqual([
    { email: null, unconfirmed_email: 'lin@shipper.example' },
    { email: null, unconfirmed_email: null },
  ])
  const codes = await client.query('SELECT recipient, person_id, code_hash FROM one_time_code')
  expect(codes.rows).toEqual([{ recipient: '13800000001', person_id: null, code_hash: 'hash' }])
  expect((await client.query('SELECT 1 FROM cross_brand_login')).rowCount).toBe(0)
})

test.each([
  ['to an email address without its person', 'confirm-email', null],
  ['by SMS with a person', 'log-in', lin],
])('a code %s cannot be stored', async (_what, purpose, person) => {
  const insert = client.query(
    `INSERT INTO one_time_code (recipient, purpose, code_hash, person_id) VALUES ('a', $1, 'hash', $2)`,
    [purpose, person],
  )
  await expect(insert).rejects.toThrow('one_time_code_person_named')
})
