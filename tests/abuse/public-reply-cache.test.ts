import { expect, test } from 'vitest'
import { customerPortal } from '#domain/contacts/portal.ts'
import { activityEndpoints } from '#server/activities/index.ts'
import { contactEndpoints } from '#server/contacts/index.ts'
import { dictionaryEndpoints } from '#server/dictionaries/index.ts'
import { placeEndpoints } from '#server/places/index.ts'
import { systemClock as clock } from '#server/platform/clock.ts'
import { scheduleEndpoints } from '#server/schedules/index.ts'
import { openReplyCache } from '#server/wiring/reply-cache.ts'
import { openApp } from '#tests/support/app.ts'
import { testDatabase } from '#tests/support/database.ts'
import type { RequestOptions } from '#tests/support/http.ts'

// No instance of this file listens to notifications, as if they were all lost.
const database = await testDatabase()
const { pool } = database
const openInstance = () =>
  openApp(
    [
      ...dictionaryEndpoints(database),
      ...activityEndpoints(database, clock),
      ...contactEndpoints(database),
      ...placeEndpoints({ database }),
      ...scheduleEndpoints({ database, clock }),
    ],
    { replies: openReplyCache(database) },
  )
const both = [await openInstance(), await openInstance()]

const activities = '/api/ops/opsActivityConfiguration/activity'
const renamed = `jsonb_build_object('zh', '改名', 'en', 'Renamed')`
const rename = (table: string, column = 'name') => `UPDATE ${table} SET ${column} = ${renamed}`
const changes: readonly [change: string, path: string, sql: string, asked?: RequestOptions][] = [
  [
    'a label of a dictionary',
    '/api/common/dictionary/queryDictRows?codes=orderStatus',
    rename('dictionary_row', 'label'),
  ],
  [
    'a deleted dictionary',
    '/api/common/dictionary/queryDictRows?codes=planType',
    `DELETE FROM dictionary WHERE code = 'planType'`,
  ],
  ['an activity', activities, rename('activity', 'title'), { method: 'POST' }],
  [
    'a contact',
    `/api/ops/serviceContact/getServiceContact?platformName=${customerPortal}`,
    rename('service_contact', 'team'),
  ],
  ['a warehouse', '/api/warehouses', rename('warehouse')],
  ['a depot', '/api/depots', rename('depot')],
  ['an overseas warehouse', '/api/overseasWarehouses', rename('overseas_warehouse')],
  ['a carrier', '/api/carriers', rename('carrier')],
  ['a liner service', '/api/services', rename('liner_service')],
  ['a vessel', '/api/departures', `UPDATE sailing SET vessel = 'MV Renamed'`],
  [
    'a port call',
    '/api/departures?size=50',
    `UPDATE sailing_call SET arrives_at = arrives_at + interval '1 hour'`,
  ],
]

const versionNow = async (): Promise<number> =>
  Number((await pool.query('SELECT version FROM public_version')).rows[0].version)
const textsOf = (path: string, asked?: RequestOptions) =>
  Promise.all(both.map(async ({ request }) => (await request(path, asked)).text))

test.each(changes)('both instances show %s at once', async (_change, path, sql, asked) => {
  const [before = ''] = await textsOf(path, asked)
  expect(JSON.parse(before).success).toBe(true)
  // From the cache, and the same.
  expect(await textsOf(path, asked)).toEqual([before, before])
  const version = await versionNow()
  await pool.query(sql)
  expect(await versionNow()).toBe(version + 1)
  const [after, other] = await textsOf(path, asked)
  expect(after).not.toBe(before)
  expect(other).toBe(after)
})

test('a value that looks like the language parameter does not choose the language', async () => {
  const path = '/api/ops/wms/basWarehouse/dictionary/queryDictRows?codes=yesNo,?lang=en'
  const inLanguage = (language: string) => textsOf(path, { headers: { cookie: `language=${language}` } })
  const [english, chinese] = [await inLanguage('en'), await inLanguage('zh')]
  expect(new Set(english).size).toBe(1)
  expect(chinese[0]).not.toBe(english[0])
  expect(await inLanguage('zh')).toEqual(chinese)
})

test('a transaction that is rolled back changes no reply and no version', async () => {
  const path = '/api/depots'
  const [[before], version] = [await textsOf(path), await versionNow()]
  const client = await pool.connect()
  await client.query('BEGIN')
  await client.query('DELETE FROM depot')
  // Not committed, so calls neither see it nor wait for it.
  expect(await textsOf(path)).toEqual([before, before])
  await client.query('ROLLBACK')
  client.release()
  expect(await textsOf(path)).toEqual([before, before])
  expect(await versionNow()).toBe(version)
  expect((await pool.query('SELECT 1 FROM public_change')).rows).toEqual([])
})

test('a transaction that changes several tables raises the version once', async () => {
  const version = await versionNow()
  await database.ownerDb.transaction(async (db) => {
    await db.execute(rename('depot'))
    await db.execute(rename('warehouse'))
    await db.execute(rename('depot'))
  })
  expect(await versionNow()).toBe(version + 1)
})
