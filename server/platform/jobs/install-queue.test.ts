import { Client } from 'pg'
import { getRollbackPlans } from 'pg-boss'
import { afterAll, expect, test } from 'vitest'
import { emptyDatabase } from '#tests/support/database.ts'
import { installQueue, neededQueueVersion } from './install-queue.ts'

const client = new Client({ connectionString: await emptyDatabase() })
await client.connect()
afterAll(() => client.end())

/** Indexes, functions and version of the queue; its updates indent functions in another way. */
const structure = async () => {
  const { rows } = await client.query(
    `SELECT indexdef AS text FROM pg_indexes WHERE schemaname = 'pgboss'
     UNION ALL SELECT md5(regexp_replace(pg_get_functiondef(oid), '\\s+', ' ', 'g')) FROM pg_proc WHERE pronamespace = 'pgboss'::regnamespace
     UNION ALL SELECT version::text FROM pgboss.version ORDER BY 1`,
  )
  return rows.map(({ text }) => text)
}

test('the tables of the queue are created once, and those of an older release are updated with their indexes', async () => {
  await installQueue(client)
  const installed = await structure()
  expect(installed).toContain(`${neededQueueVersion}`)
  await installQueue(client)
  expect(await structure()).toEqual(installed)
  for (let version = neededQueueVersion; version > neededQueueVersion - 4; version -= 1)
    await client.query(getRollbackPlans('pgboss', version).replaceAll(' CONCURRENTLY', ''))
  expect(await structure()).not.toEqual(installed)
  await installQueue(client)
  expect(await structure()).toEqual(installed)
})
