import { expect, test } from 'vitest'
import { openProductionSite } from '#tests/support/site.ts'

const { database } = await openProductionSite()

test('everything that must not grow for ever is swept by a scheduled job', async () => {
  const { rows } = await database.pool.query(
    `SELECT name FROM pgboss.schedule WHERE timezone = 'Asia/Shanghai' ORDER BY name`,
  )
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'audit-retention',
      'sweep-drafts',
      'sweep-identity',
      'sweep-notifications',
      'sweep-outbox',
      'sweep-rate-imports',
      'sweep-unused-files',
      'sweep-visitors',
    ]),
  )
})
