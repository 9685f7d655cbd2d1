import { describe, expect, test } from 'vitest'
import { createMetrics } from '#server/platform/metrics.ts'
import { testDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import { healthRoutes } from './health.ts'

const metricsToken = 'a-token-of-this-installation'
const site = await openSite({ env: { METRICS_TOKEN: metricsToken, DATABASE_POOL_SIZE: '3' } })
const metrics = (headers: Record<string, string>) => site.request('/metrics', { headers })

test.each(['/health/live', '/health/ready'])(
  '%s answers on every host and by IP, and is never cached',
  async (path) => {
    for (const host of ['localhost', '127.0.0.1', '10.0.0.5:3000']) {
      const reply = await site.request(path, { host })
      expect(reply.status).toBe(200)
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.headers['x-content-type-options']).toBe('nosniff')
    }
  },
)

test.each([
  ['no token', {}],
  ['an empty token', { authorization: 'Bearer ' }],
  ['another token', { authorization: 'Bearer a-token-of-this-installatioN' }],
  ['the beginning of the token', { authorization: `Bearer ${metricsToken.slice(0, -1)}` }],
  ['the token under another name', { 'access-token': metricsToken }],
])('metrics are refused with %s', async (_name, headers) => {
  const reply = await metrics(headers)
  expect(reply.status).toBe(401)
  expect(reply.text).not.toContain('quayside_')
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
})

test('metrics count requests and show the connection pool', async () => {
  await site.request('/api/common/dictionary/queryDictRows?codes=planType')
  await site.request('/api/nothing')
  const { status, text, headers } = await metrics({ authorization: `Bearer ${metricsToken}` })
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(text).toMatch(/quayside_request_seconds_count\{kind="api",status="200"\} 1/)
  expect(text).toMatch(/quayside_request_seconds_count\{kind="api",status="404"\} 1/)
  expect(text).toMatch(/quayside_database_connections\{state="idle"\} [1-3]\n/)
  expect(text).toMatch(/quayside_database_connections\{state="busy"\} 0\n/)
  expect(text).toMatch(/quayside_database_connections\{state="awaited"\} 0\n/)
})

test('metrics count refused requests', async () => {
  await site.request('/', { host: 'evil.example' })
  await site.request(`/${'x'.repeat(9_000)}`)
  const { text } = await metrics({ authorization: `Bearer ${metricsToken}` })
  expect(text).toMatch(/quayside_request_seconds_count\{kind="page",status="421"\} 1/)
  expect(text).toMatch(/quayside_request_seconds_count\{kind="page",status="413"\} 1/)
})

describe('an instance whose clock is', async () => {
  const database = await testDatabase()
  test.each([
    ['right', 0, 200],
    ['4 seconds ahead', 4, 200],
    ['6 seconds ahead', 6, 503],
    ['6 seconds behind', -6, 503],
    ['a day behind', -86_400, 503],
  ])('%s: readiness %s', async (_what, seconds, status) => {
    const clock = { now: () => new Date(Date.now() + seconds * 1_000) }
    const metrics = createMetrics()
    const health = healthRoutes({ database, metrics, metricsToken, readiness: { ready: true }, clock })
    expect((await health.request('/health/ready')).status).toBe(status)
    expect((await health.request('/health/live')).status).toBe(200)
    const shown = /^quayside_clock_skew_seconds (\S+)$/m.exec(await metrics.text())?.[1]
    expect(Math.abs(Number(shown) - seconds)).toBeLessThan(1)
  })
})
