import { expect, test } from 'vitest'
import { openSite } from '#tests/support/site.ts'

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
  await site.request(`/${'x'.repeat(5_000)}`)
  const { text } = await metrics({ authorization: `Bearer ${metricsToken}` })
  expect(text).toMatch(/quayside_request_seconds_count\{kind="page",status="421"\} 1/)
  expect(text).toMatch(/quayside_request_seconds_count\{kind="page",status="413"\} 1/)
})
