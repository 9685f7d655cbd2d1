import { expect, test } from 'vitest'
import { demoAccounts } from '#database/seeds/demo/demo-accounts.data.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import { createLog } from '#server/platform/logs.ts'
import { testDatabase } from '#tests/support/database.ts'
import { identitySweep } from './sweep.ts'

const database = await testDatabase()
const { pool } = database
const rows = async (sql: string) => (await pool.query(sql)).rows

async function fill(): Promise<void> {
  await pool.query(`
    INSERT INTO one_time_code (recipient, purpose, code_hash, created_at)
      VALUES ('13800000001', 'log-in', 'old', now() - interval '25 hours'), ('13800000001', 'log-in', 'new', now() - interval '23 hours');
    INSERT INTO spent_proof VALUES ('old', now() - interval '25 hours'), ('new', now() - interval '23 hours');
    INSERT INTO attempt_count (purpose, subject, attempts, started_at)
      VALUES ('x', 'old', 1, now() - interval '49 hours'), ('x', 'new', 1, now() - interval '47 hours');
    INSERT INTO session (id, person_id, kind, brand, last_used_at)
      SELECT gen_random_uuid(), id, 'browser', 'group', now() - days * interval '1 day'
      FROM person, (VALUES (32), (30)) AS ages (days) WHERE account = 'linhai';
    INSERT INTO session_token (session_id, generation, secret_hash) SELECT id, 1, 'h' FROM session;
  `)
}

test('expired rows are deleted, everything else stays', async () => {
  await fill()
  await identitySweep(database).work({})
  expect(await rows('SELECT code_hash FROM one_time_code')).toEqual([{ code_hash: 'new' }])
  expect(await rows('SELECT challenge FROM spent_proof')).toEqual([{ challenge: 'new' }])
  expect(await rows('SELECT subject FROM attempt_count')).toEqual([{ subject: 'new' }])
  expect(await rows('SELECT now()::date - last_used_at::date AS days FROM session')).toEqual([{ days: 30 }])
  expect(await rows('SELECT count(*)::int AS n FROM session_token')).toEqual([{ n: 1 }])
  expect(await rows('SELECT count(*)::int AS n FROM person')).toEqual([{ n: demoAccounts.length }])
})

test('runs every night at 4:17, Shanghai time', async () => {
  const jobs = createJobs(database.url, createLog('silent'))
  await jobs.start([identitySweep(database)])
  expect(await rows('SELECT name, cron, timezone FROM pgboss.schedule')).toEqual([
    { name: 'sweep-identity', cron: '17 4 * * *', timezone: 'Asia/Shanghai' },
  ])
  await jobs.stop()
})
