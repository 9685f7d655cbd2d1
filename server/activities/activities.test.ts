import { beforeEach, describe, expect, test } from 'vitest'
import { listActivities } from '#contract/activities.ts'
import { activity } from '#database/schema/activities.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { pageContext } from '#server/platform/http/endpoint.ts'
import { createLog } from '#server/platform/logs.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { openSite } from '#tests/support/site.ts'
import { activityEndpoints } from './index.ts'

const path = '/api/ops/opsActivityConfiguration/activity'
const site = await openSite()
const { db } = site.database
const today = shanghaiDay(new Date())

const seed = (name: string, brands: BrandCode[], startsOn: string, endsOn: string, sortOrder = 0) =>
  db.insert(activity).values({
    brands,
    title: { zh: `${name} 中文`, en: `${name} English` },
    summary: { zh: '摘要', en: 'summary' },
    path: '/yard',
    startsOn,
    endsOn,
    sortOrder,
  })

beforeEach(async () => {
  await db.delete(activity)
})

describe('the activity list, requested without a body', () => {
  beforeEach(async () => {
    await seed('second', ['ningbo', 'group'], daysAfter(today, -2), daysAfter(today, 2), 2)
    await seed('first', ['ningbo'], daysAfter(today, -2), daysAfter(today, 2), 1)
    await seed('ended', ['ningbo'], daysAfter(today, -9), daysAfter(today, -2))
    await seed('to come', ['ningbo'], daysAfter(today, 2), daysAfter(today, 9))
    await seed('of another brand', ['shanghai'], daysAfter(today, -2), daysAfter(today, 2))
  })

  test('contains the activities of the day of the brand, in their order', async () => {
    const reply = await site.request(path, {
      method: 'POST',
      host: 'nb.localhost',
      headers: { cookie: 'language=en' },
    })
    const { opsActivityConfigurationVo: activities } = dataOf(listActivities, reply)
    expect(activities.map(({ title }) => title)).toEqual(['first English', 'second English'])
    expect(activities[0]).toMatchObject({ summary: 'summary', path: '/yard', startsOn: daysAfter(today, -2) })
  })

  test('is in the language of the user', async () => {
    const reply = await site.request(path, {
      method: 'POST',
      host: 'localhost',
      headers: { cookie: 'language=zh' },
    })
    expect(dataOf(listActivities, reply)).toEqual({
      opsActivityConfigurationVo: [expect.objectContaining({ title: 'second 中文' })],
    })
  })

  test('is empty, not missing, without a current activity', async () => {
    const reply = await site.request(path, { method: 'POST', host: 'sz.localhost' })
    expect(reply.json()).toMatchObject({ data: { opsActivityConfigurationVo: [] } })
  })

  test('ignores the request body', async () => {
    const body = '{"brand":"shanghai"'
    const reply = await site.request(path, { method: 'POST', host: 'fj.localhost', body })
    expect(dataOf(listActivities, reply)).toEqual({ opsActivityConfigurationVo: [] })
  })
})

describe('the current day', () => {
  const titlesAt = async (instant: string) => {
    const [list] = activityEndpoints(site.database, { now: () => new Date(instant) })
    const request = {
      brand: 'group',
      isConsole: false,
      language: 'en',
      origin: 'http://localhost',
      requestId: 'test-request',
      clientIp: '127.0.0.1',
    } as const
    const result = await list?.run(
      { query: {}, body: undefined },
      pageContext({ request, log: createLog('silent') }),
    )
    if (!result?.ok) return result
    return listActivities.data.parse(result.value).opsActivityConfigurationVo.map(({ title }) => title)
  }

  test.each([
    ['2026-03-09T15:59:59Z', []],
    ['2026-03-09T16:00:00Z', ['spring English']],
    ['2026-03-12T15:59:59Z', ['spring English']],
    ['2026-03-12T16:00:00Z', []],
  ])('is the Shanghai day, first and last day included: at %s %o', async (instant, titles) => {
    await seed('spring', ['group'], '2026-03-10', '2026-03-12')
    expect(await titlesAt(instant)).toEqual(titles)
  })
})
