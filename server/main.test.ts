import http from 'node:http'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { queryMainDictionaries } from '#contract/dictionaries.ts'
import { listOutbox, sendTestMessage } from '#contract/outbox.ts'
import { activity } from '#database/schema/activities.ts'
import { developmentHosts } from '#domain/brands/brands.ts'
import { connectedTo, emptyDatabase, endConnections, testDatabase } from '#tests/support/database.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openLine } from '#tests/support/line.ts'
import { openSite } from '#tests/support/site.ts'
import { tinySite } from '#tests/support/tiny-site.ts'
import { serve } from './main.ts'

const dictionaries = '/api/common/dictionary/queryDictRows?codes=planType'
const titles = tinySite(async ({ api }) => {
  const verdict = await api('POST /api/ops/opsActivityConfiguration/activity', {})
  if (!verdict.ok) throw new Error(verdict.refusal)
  return { html: `<!doctype html><p>${verdict.value.map(({ title }) => title).join()}</p>` }
})

test('the house says where each brand is, and prints nothing itself', async () => {
  const printed = vi.spyOn(process.stdout, 'write')
  const site = await openSite()
  await site.ask('/')
  expect(printed).not.toHaveBeenCalled()
  printed.mockRestore()
  expect(site.addresses.map(({ address }) => address)).toEqual(
    [...developmentHosts().keys()].map((host) => `http://${host}:${site.port}`),
  )
  for (const { name } of site.addresses)
    expect(name).toEqual({ zh: expect.any(String), en: expect.any(String) })
})

test('addresses are those of the public: scheme, port and real hosts', async () => {
  const site = await openSite({
    env: {
      QUAYSIDE_MODE: 'production',
      SECRET_KEY: 'a-secret-of-this-installation',
      METRICS_TOKEN: 'a-token-of-this-installation',
      PUBLIC_SCHEME: 'https',
      PUBLIC_PORT: '443',
      BRAND_HOSTS: 'group=www.quayside.example;ningbo=nb.quayside.example',
    },
  })
  expect(site.addresses.map(({ address }) => address)).toEqual([
    'https://www.quayside.example',
    'https://nb.quayside.example',
  ])
  refusalOf(await site.ask('/', { host: 'localhost' }), 'unknown-host')
  for (const { path, method } of [listOutbox, sendTestMessage]) {
    const asked = {
      method,
      host: 'www.quayside.example',
      body: '{"channel":"sms","recipient":"13800000000"}',
    }
    refusalOf(await site.ask(path, asked), 'not-found')
  }
  const { rows } = await site.database.pool.query('SELECT 1 FROM outbox_message')
  expect(rows).toEqual([])
})

test('a kept page shows a change as soon as the table has it', async () => {
  const site = await openSite({ source: titles })
  const { queries } = site.database
  const shown = async () => (await site.ask('/', { headers: { cookie: 'language=en' } })).text
  await queries.delete(activity)
  const [row] = await queries
    .insert(activity)
    .values({
      brands: ['group'],
      titleZh: '旧',
      titleEn: 'old',
      summaryZh: '',
      summaryEn: '',
      path: '/',
      startsOn: '2020-01-01',
      endsOn: '2999-12-31',
      position: 0,
    })
    .returning()
  await vi.waitFor(async () => expect(await shown()).toContain('<p>old</p>'), 5_000)
  await queries
    .update(activity)
    .set({ titleEn: 'new' })
    .where(eq(activity.id, row?.id ?? 0))
  await vi.waitFor(async () => expect(await shown()).toContain('<p>new</p>'), 5_000)
})

describe('a house with two connections to the database', async () => {
  const site = await openSite({ env: { DATABASE_POOL_SIZE: '2' } })

  test('answers busy when both are taken and locked out, stays alive, and serves again after', async () => {
    const holder = new Client({ connectionString: site.database.url })
    await holder.connect()
    await holder.query('BEGIN; LOCK TABLE dictionary_row IN ACCESS EXCLUSIVE MODE')
    const asked = Array.from({ length: 5 }, () => site.ask(dictionaries))
    await vi.waitFor(async () => {
      const { rows } = await site.database.pool.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(2)
    })
    expect((await site.ask('/health/live')).status).toBe(200)
    // The lock is held until all have their answer, and it is not `too-slow`: the inner limits ended them.
    for (const reply of await Promise.all(asked)) {
      refusalOf(reply, 'busy')
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    }
    await holder.query('ROLLBACK')
    await holder.end()
    for (let time = 0; time < 4; time += 1)
      expect(dataOf(queryMainDictionaries, await site.ask(dictionaries)).planType).not.toEqual([])
  })
})

describe('when every connection is ended by the database', async () => {
  const site = await openSite({ source: titles })
  const english = { headers: { cookie: 'language=en' } }

  test('calls, jobs and the ear for changes come back by themselves', async () => {
    await site.database.queries.delete(activity)
    dataOf(queryMainDictionaries, await site.ask(dictionaries))
    const before = (await connectedTo(site.database.url)).filter((name) => name.startsWith('quayside '))
    await endConnections(site.database.url)
    await vi.waitFor(async () => dataOf(queryMainDictionaries, await site.ask(dictionaries)), 5_000)
    for (let time = 0; time < 20; time += 1) dataOf(queryMainDictionaries, await site.ask(dictionaries))

    await vi.waitFor(
      async () => expect(await connectedTo(site.database.url)).toContain('quayside public_change'),
      5_000,
    )
    expect(before).toContain('quayside public_change')
    expect((await site.ask('/', english)).text).toContain('<p></p>')
    await site.database.queries.insert(activity).values({
      brands: ['group'],
      titleZh: '新',
      titleEn: 'heard again',
      summaryZh: '',
      summaryEn: '',
      path: '/',
      startsOn: '2020-01-01',
      endsOn: '2999-12-31',
      position: 0,
    })
    await vi.waitFor(async () => expect((await site.ask('/', english)).text).toContain('heard again'), 5_000)

    const body = JSON.stringify({ channel: 'mail', recipient: 'back@quayside.example' })
    dataOf(sendTestMessage, await site.ask(sendTestMessage.path, { method: 'POST', body }))
    await vi.waitFor(
      async () => expect(dataOf(listOutbox, await site.ask(listOutbox.path))[0]?.state).toBe('sent'),
      { timeout: 10_000, interval: 200 },
    )
  })
})

describe('when the database is gone', async () => {
  const database = await testDatabase()
  const line = await openLine(database.url)
  const site = await openSite({ database, env: { DATABASE_URL: line.url } })

  test('it is not ready but alive, answers busy, and is back without a restart', async () => {
    expect((await site.ask('/health/ready')).status).toBe(200)
    await line.cut()
    refusalOf(await site.ask(dictionaries), 'busy')
    expect(await site.ask('/health/ready')).toMatchObject({ status: 503, text: 'database out of reach' })
    expect((await site.ask('/health/live')).status).toBe(200)
    await line.mend()
    await vi.waitFor(async () => expect((await site.ask('/health/ready')).status).toBe(200), 5_000)
    dataOf(queryMainDictionaries, await site.ask(dictionaries))
  })

  test('it can still be stopped', async () => {
    await line.cut()
    await vi.waitFor(async () => expect((await site.ask('/health/ready')).status).toBe(503), 5_000)
    await site.stop()
    await expect(site.ask('/health/live')).rejects.toThrow('ECONNREFUSED')
  })
})

describe('a house that is being stopped', () => {
  const agents: http.Agent[] = []
  afterAll(() => {
    for (const agent of agents) agent.destroy()
  })
  const savedOpen = () => {
    const agent = new http.Agent({ keepAlive: true })
    agents.push(agent)
    return agent
  }

  test('finishes what it has begun, takes nothing new, and does not wait for idle lines', async () => {
    const begun = Promise.withResolvers<void>()
    const finished = Promise.withResolvers<void>()
    const source = tinySite(async () => {
      begun.resolve()
      await finished.promise
      return { html: '<p>finished</p>' }
    })
    const site = await openSite({ source })
    await site.ask('/health/live', { agent: savedOpen() })
    const inFlight = site.ask('/slow', { agent: savedOpen() })
    await begun.promise
    const cut = vi.spyOn(http.Server.prototype, 'closeAllConnections')
    const stopping = site.stop()
    await vi.waitFor(async () => expect(site.ask('/health/live')).rejects.toThrow('ECONNREFUSED'), 5_000)
    finished.resolve()
    expect(await inFlight).toMatchObject({ status: 200, text: '<p>finished</p>' })
    await stopping
    // Had it waited for an idle line, only the cut at the end of its patience would have ended it.
    expect(cut).not.toHaveBeenCalled()
    cut.mockRestore()
    // PostgreSQL forgets a connection a moment after the client has closed it.
    await vi.waitFor(async () => {
      const lines = await connectedTo(site.database.url)
      expect(lines.filter((name) => name.startsWith('quayside '))).toEqual([])
    }, 5_000)
  })
})

describe('a house that cannot open', () => {
  const linesTo = async (url: string) =>
    (await connectedTo(url)).filter((name) => name.startsWith('quayside'))
  const open = (url: string, port = 0) =>
    serve({ env: { DATABASE_URL: url, PORT: String(port), LOG_LEVEL: 'silent' }, source: tinySite() })

  test('because its port is taken says so and leaves nothing running', async () => {
    const first = await openSite()
    const url = await emptyDatabase()
    await expect(open(url, first.port)).rejects.toThrow('EADDRINUSE')
    await vi.waitFor(async () => expect(await linesTo(url)).toEqual([]), 5_000)
  })

  test('because its jobs cannot start leaves nothing running', async () => {
    const url = await emptyDatabase()
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query('CREATE SCHEMA pgboss; CREATE TABLE pgboss.version (odd text)')
    await client.end()
    await expect(open(url)).rejects.toThrow()
    await vi.waitFor(async () => expect(await linesTo(url)).toEqual([]), 5_000)
  })

  test('because the database is not there says so', async () => {
    await expect(open('postgres://x@127.0.0.1:1/x')).rejects.toThrow('ECONNREFUSED')
  })
})
