import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { outboxMessage } from '#database/schema/platform.ts'
import type { Message } from '#domain/notifications/message.ts'
import { CircuitOpen } from '#server/platform/circuit.ts'
import { createJobs, Later } from '#server/platform/jobs/jobs.ts'
import { createLog } from '#server/platform/logs.ts'
import { testDatabase } from '#tests/support/database.ts'
import {
  deliveryJob,
  developmentProviders,
  missingProviders,
  type Providers,
  putIntoOutbox,
} from './outbox.ts'
import type { RenderedMessage } from './render-message.ts'
import { outboxSweep } from './sweep-outbox.ts'

const database = await testDatabase({ poolSize: 12 })
const { pool, db } = database
const log = createLog('silent')

const carried: RenderedMessage[] = []
const providers: Providers = {
  sms: async (message) => void carried.push(message),
  mail: async (message) => void carried.push(message),
}
const { name: deliverJob, tries, secondsBetweenTries } = deliveryJob(database, providers)
const throwing = (error: Error): Providers => ({
  sms: () => Promise.reject(error),
  mail: () => Promise.reject(error),
})
const refusing = (reason: string) => throwing(new Error(reason))
const resting = throwing(new CircuitOpen('the provider', 1))

/** Two instances on one database; their jobs run only when a test starts them. */
const instances = [createJobs(database.url, log), createJobs(database.url, log)] as const
const [jobs] = instances
await jobs.start([])
await pool.query('SELECT 1')
afterAll(() => Promise.all(instances.map((instance) => instance.stop())))

const message = (recipient: string): Message => ({
  channel: 'sms',
  recipient,
  brand: 'ningbo',
  language: 'en',
  template: 'test-message',
  params: { brand: 'Quayside Ningbo', reference: 'ab12' },
})
const put = (recipient: string) =>
  database.transaction((_, client) => putIntoOutbox(client, jobs, message(recipient)))
const stored = async (id: number) =>
  (await db.select().from(outboxMessage).where(eq(outboxMessage.id, id)))[0]
/** A connection beside the pool, which must not be used inside the transaction of a provider. */
const observer = new Client({ connectionString: database.url })
await observer.connect()
afterAll(() => observer.end())
const waitingForLocks = async () =>
  (
    await observer.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
  ).rowCount
const jobCount = async () =>
  Number((await pool.query(`SELECT count(*) FROM pgboss.job WHERE name = '${deliverJob}'`)).rows[0].count)

beforeEach(() => {
  carried.length = 0
})

describe('storing a message', async () => {
  // The queue is created when the jobs start.
  const silent = createJobs(database.url, log)
  await silent.start([{ name: deliverJob, tries, secondsBetweenTries, work: async () => {} }])
  await silent.stop()

  test('in a transaction that is rolled back leaves neither message nor job', async () => {
    const before = [(await db.select().from(outboxMessage)).length, await jobCount()]
    const work = database.transaction(async (_, client) => {
      await putIntoOutbox(client, jobs, message('13800000001'))
      throw new Error('no price')
    })
    await expect(work).rejects.toThrow('no price')
    expect([(await db.select().from(outboxMessage)).length, await jobCount()]).toEqual(before)
  })

  test('in a committed transaction leaves one message and one job', async () => {
    const before = await jobCount()
    const id = await put('13800000002')
    expect(await stored(id)).toMatchObject({ state: 'waiting', attempts: 0, settledAt: null })
    expect(await jobCount()).toBe(before + 1)
    const { rows } = await pool.query(`SELECT data FROM pgboss.job WHERE data->>'id' = $1`, [String(id)])
    expect(rows).toEqual([{ data: { id } }])
  })
})

describe('delivering a message', () => {
  const deliver = (id: unknown, by: Providers = providers) => deliveryJob(database, by).work({ id })

  test('renders it in the language of its recipient and marks it as sent', async () => {
    const id = await put('13800000003')
    await deliver(id)
    expect(carried).toEqual([
      {
        recipient: '13800000003',
        subject: 'Test message from Quayside Ningbo',
        text: 'This is a test message, reference ab12.',
        template: 'test-message',
        params: { brand: 'Quayside Ningbo', reference: 'ab12' },
        language: 'en',
        brand: 'ningbo',
      },
    ])
    expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 1, lastError: null })
    expect((await stored(id))?.settledAt).toBeInstanceOf(Date)
  })

  test('deletes its content once it is sent or has failed; development keeps it', async () => {
    const [sent, failed, saved] = [
      await put('13800000011'),
      await put('13800000012'),
      await put('13800000013'),
    ]
    await deliver(sent)
    for (let time = 1; time <= 5; time += 1) {
      expect((await stored(failed))?.params).toMatchObject({ reference: 'ab12' })
      await expect(deliver(failed, refusing('line down'))).rejects.toThrow('line down')
    }
    await deliver(saved, developmentProviders)
    expect([(await stored(sent))?.params, (await stored(failed))?.params]).toEqual([{}, {}])
    expect((await stored(saved))?.params).toMatchObject({ reference: 'ab12' })
  })

  test('twice at once, or again later, sends it once', async () => {
    const id = await put('13800000004')
    const whileOthersWait: Providers = {
      ...providers,
      sms: async (message) => {
        await vi.waitFor(async () => expect(await waitingForLocks()).toBe(2), 5_000)
        carried.push(message)
      },
    }
    await Promise.all(Array.from({ length: 3 }, () => deliver(id, whileOthersWait)))
    await deliver(id)
    expect(carried).toHaveLength(1)
    expect((await stored(id))?.attempts).toBe(1)
  })

  test('by a failing provider is tried five times, then marked as failed with the reason', async () => {
    const id = await put('13800000005')
    const states = []
    for (let time = 1; time <= 5; time += 1) {
      await expect(deliver(id, refusing(`line down ${time}`))).rejects.toThrow(`line down ${time}`)
      const row = await stored(id)
      states.push([row?.state, row?.attempts, row?.lastError, row?.settledAt !== null])
    }
    expect(states).toEqual([
      ['waiting', 1, 'line down 1', false],
      ['waiting', 2, 'line down 2', false],
      ['waiting', 3, 'line down 3', false],
      ['waiting', 4, 'line down 4', false],
      ['failed', 5, 'line down 5', true],
    ])
    await deliver(id)
    expect(carried).toEqual([])
  })

  test('after a failure clears the reason once it is sent', async () => {
    const id = await put('13800000006')
    await expect(deliver(id, refusing('line down'))).rejects.toThrow('line down')
    await deliver(id)
    expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 2, lastError: null })
  })

  test('by a provider known to be down is postponed without counting a try', async () => {
    const id = await put('13800000021')
    for (let time = 1; time <= 7; time += 1) await expect(deliver(id, resting)).rejects.toThrow(Later)
    expect(await stored(id)).toMatchObject({ state: 'waiting', attempts: 0, lastError: null })
    expect((await stored(id))?.params).toMatchObject({ reference: 'ab12' })
    await deliver(id)
    expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 1 })
  })

  test('that has waited for a day counts its tries', async () => {
    const id = await put('13800000022')
    await pool.query(`UPDATE outbox_message SET created_at = now() - interval '25 hours' WHERE id = $1`, [id])
    await expect(deliver(id, resting)).rejects.toThrow(CircuitOpen)
    expect(await stored(id)).toMatchObject({ state: 'waiting', attempts: 1 })
  })

  test.each([
    [299, 'sent'],
    [302, 'failed'],
  ])('with a code %i seconds old (valid for 300): %s', async (age, state) => {
    const code: Message = { ...message('13800000023'), template: 'verification-code' }
    const params = { brand: 'Quayside Ningbo', code: '123456', minutes: '5' }
    const id = await database.transaction((_, client) => putIntoOutbox(client, jobs, { ...code, params }))
    const aged = 'UPDATE outbox_message SET created_at = now() - make_interval(secs => $2) WHERE id = $1'
    await pool.query(aged, [id, age])
    await deliver(id)
    expect(await stored(id)).toMatchObject({ state, params: {} })
    expect(carried).toHaveLength(state === 'sent' ? 1 : 0)
  })

  test('with an unknown or missing id does nothing', async () => {
    for (const id of [999_999, 'x', undefined]) await deliver(id)
    expect(carried).toEqual([])
  })

  test('without a configured provider fails; in development nothing is sent', async () => {
    const id = await put('13800000007')
    await expect(deliver(id, missingProviders)).rejects.toThrow('no SMS provider is configured')
    await deliver(id, developmentProviders)
    expect((await stored(id))?.state).toBe('sent')
  })
})

describe('a burst of messages on two instances', async () => {
  const other = createJobs(database.url, log)
  const unlucky = '13900000005'
  const kinds = [
    deliveryJob(database, {
      ...providers,
      sms: async (message) => {
        if (message.recipient === unlucky) throw new Error('line down')
        carried.push(message)
      },
    }),
  ]
  const recipients = Array.from({ length: 12 }, (_, index) => `139000000${String(index).padStart(2, '0')}`)

  test('is delivered at once, each message once, also beside one that fails', async () => {
    await pool.query(`DELETE FROM pgboss.job WHERE name = '${deliverJob}'`)
    await Promise.all([instances[1].start(kinds), other.start(kinds)])
    const ids = await Promise.all(recipients.map(put))
    const states = async () => (await Promise.all(ids.map(stored))).map((row) => [row?.state, row?.attempts])
    const expected = recipients.map((recipient) => [recipient === unlucky ? 'waiting' : 'sent', 1])
    await vi.waitFor(async () => expect(await states()).toEqual(expected), { timeout: 10_000, interval: 100 })
    await other.stop()
    expect(carried.map(({ recipient }) => recipient).sort()).toEqual(
      recipients.filter((recipient) => recipient !== unlucky),
    )
    const { rows } = await pool.query(
      `SELECT state, count(*)::int FROM pgboss.job WHERE name = '${deliverJob}' GROUP BY state ORDER BY state`,
    )
    expect(rows).toEqual([
      { state: 'retry', count: 1 },
      { state: 'completed', count: 11 },
    ])
  })
})

test('a postponed job becomes a new job without counted tries', async () => {
  const worker = createJobs(database.url, log)
  await pool.query(`DELETE FROM pgboss.job WHERE name = '${deliverJob}'`)
  await instances[1].stop()
  await worker.start([deliveryJob(database, throwing(new CircuitOpen('the provider', 25)))])
  const id = await put('13800000031')
  const states = async () => {
    const columns = `state, retry_count, data, round(extract(epoch from start_after - created_on))::int AS seconds`
    const sql = `SELECT ${columns} FROM pgboss.job WHERE name = '${deliverJob}' ORDER BY created_on`
    return (await pool.query(sql)).rows
  }
  const expected = [
    { state: 'completed', retry_count: 0, data: { id }, seconds: 0 },
    { state: 'created', retry_count: 0, data: { id }, seconds: 25 },
  ]
  await vi.waitFor(async () => expect(await states()).toEqual(expected), { timeout: 10_000, interval: 100 })
  await worker.stop()
  expect(await stored(id)).toMatchObject({ state: 'waiting', attempts: 0 })
})

test('a delivery is retried with growing pauses', async () => {
  const { rows } = await pool.query(
    `SELECT retry_limit, retry_delay, retry_backoff FROM pgboss.queue WHERE name = '${deliverJob}'`,
  )
  expect(rows).toEqual([{ retry_limit: 4, retry_delay: 10, retry_backoff: true }])
})

test('the nightly sweep deletes sent messages after 30 days and failed ones after 90', async () => {
  await pool.query('DELETE FROM outbox_message')
  const add = (recipient: string, state: string, days: number) =>
    pool.query(
      `INSERT INTO outbox_message (channel, recipient, brand, language, template, params, state, created_at, settled_at)
       VALUES ('sms', $1, 'group', 'zh', 'test-message', '{}', $2, now() - interval '100 days',
               CASE WHEN $2 <> 'waiting' THEN now() - make_interval(days => $3) END)`,
      [recipient, state, days],
    )
  await add('sent long ago', 'sent', 31)
  await add('sent', 'sent', 29)
  await add('failed long ago', 'failed', 91)
  await add('failed', 'failed', 89)
  await add('waiting', 'waiting', 0)
  await outboxSweep(database).work({})
  const { rows } = await pool.query('SELECT recipient FROM outbox_message ORDER BY recipient')
  expect(rows.map(({ recipient }) => recipient)).toEqual(['failed', 'sent', 'waiting'])
})
