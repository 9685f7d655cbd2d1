import { afterAll, expect, test, vi } from 'vitest'
import { sendTestMessage } from '#contract/outbox.ts'
import { readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/logs.ts'
import { asRequest, currentRequestId } from '#server/platform/request-trace.ts'
import { testDatabase } from '#tests/support/database.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { openSite } from '#tests/support/site.ts'
import { createJobs, type JobKind } from './jobs.ts'

const database = await testDatabase()
const lines: string[] = []
const settled: string[][] = []
const jobs = createJobs(database.url, createLog('info', { write: (line) => lines.push(line) }), (...facts) =>
  settled.push(facts),
)
afterAll(() => jobs.stop())

const seen: object[] = []
const kind = (name: string, work: JobKind['work']): JobKind => ({
  name,
  tries: 1,
  secondsBetweenTries: 1,
  work,
})
await jobs.start([
  kind('second', async (data) => void seen.push({ data, requestId: currentRequestId() })),
  kind('first', async (data) => {
    seen.push({ data, requestId: currentRequestId() })
    await database.transaction((_, client) => jobs.enqueue(client, 'second', { step: 2 }))
  }),
  kind('broken', async () => {
    throw new Error('no luck')
  }),
])
const linesOf = (job: string) => lines.map((line) => JSON.parse(line)).filter((line) => line.job === job)
const enqueue = (name: string) => database.transaction((_, client) => jobs.enqueue(client, name, { step: 1 }))

test('a job logs the request that caused it, and so do the jobs that it causes', async () => {
  await asRequest('request-of-this-test', () => enqueue('first'))
  await vi.waitFor(() => expect(linesOf('second')).toHaveLength(1), 15_000)
  const logged = { level: 'info', msg: 'a job was run', requestId: 'request-of-this-test' }
  expect([...linesOf('first'), ...linesOf('second')]).toMatchObject([logged, logged])
  // The id is beside the data of the job, not in it.
  expect(seen).toEqual([
    { data: { step: 1 }, requestId: 'request-of-this-test' },
    { data: { step: 2 }, requestId: 'request-of-this-test' },
  ])
})

test('a failed job logs it too, and a job without a request none', async () => {
  await asRequest('failing-request', () => enqueue('broken'))
  await enqueue('second')
  await vi.waitFor(() => expect([linesOf('broken').length, linesOf('second').length]).toEqual([1, 2]), 15_000)
  expect(linesOf('broken')).toMatchObject([{ level: 'warn', requestId: 'failing-request' }])
  expect(settled).toContainEqual(['broken', 'failed'])
  expect(settled).toContainEqual(['second', 'run'])
  expect(linesOf('second').at(-1)).not.toHaveProperty('requestId')
})

test('every call of the site passes its id on', async () => {
  const site = await openSite()
  const body = JSON.stringify({ channel: 'mail', recipient: 'traced@quayside.example' })
  const reply = await site.request(sendTestMessage.path, { method: 'POST', body })
  dataOf(sendTestMessage, reply)
  const { rows } = await site.database.pool.query(
    `SELECT data ->> 'requestId' AS id FROM pgboss.job WHERE data ? 'requestId'`,
  )
  expect(rows).toEqual([{ id: reply.headers['x-request-id'] }])
  const headers = { authorization: `Bearer ${readConfig({}).METRICS_TOKEN}` }
  await vi.waitFor(async () => {
    const { text } = await site.request('/metrics', { headers })
    expect(text).toMatch(/^quayside_jobs_total\{job="[a-z-]+",outcome="run"\} 1$/m)
  }, 15_000)
})
