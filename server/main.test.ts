import http from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import perfHooks from 'node:perf_hooks'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { queryMainDictionaries } from '#contract/dictionaries.ts'
import { listOutbox, sendTestMessage } from '#contract/outbox.ts'
import { activity } from '#database/schema/activities.ts'
import { developmentHosts } from '#domain/brands/brands.ts'
import { readConfig } from '#server/platform/config.ts'
import {
  connectedTo,
  copiedDatabaseUrls,
  emptyDatabase,
  endConnections,
  testDatabase,
} from '#tests/support/database.ts'
import { openDatabaseProxy } from '#tests/support/database-proxy.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openProductionSite, openSite } from '#tests/support/site.ts'
import { tinySite } from '#tests/support/tiny-site.ts'
import { serve } from './main.ts'

const dictionaries = '/api/common/dictionary/queryDictRows?codes=planType'
const titles = tinySite(async ({ api }) => {
  const result = await api('POST /api/ops/opsActivityConfiguration/activity', {})
  if (!result.ok) throw new Error(result.refusal)
  return {
    html: `<!doctype html><p>${result.value.opsActivityConfigurationVo.map(({ title }) => title).join()}</p>`,
  }
})

test('returns the URL of each brand, and prints nothing itself', async () => {
  const printed = vi.spyOn(process.stdout, 'write')
  const site = await openSite()
  await site.request('/')
  expect(printed).not.toHaveBeenCalled()
  printed.mockRestore()
  expect(site.brandUrls.map(({ url }) => url)).toEqual(
    [...developmentHosts().keys()].map((host) => `http://${host}:${site.port}`),
  )
  for (const { name } of site.brandUrls)
    expect(name).toEqual({ zh: expect.any(String), en: expect.any(String) })
})

test('the delay of the event loop is looked at every ten seconds until the server stops', async () => {
  const delay = { max: 0, enable: vi.fn(), disable: vi.fn(), reset: vi.fn() }
  const measured = vi.spyOn(perfHooks, 'monitorEventLoopDelay').mockReturnValue(delay as never)
  syncBuiltinESMExports()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const site = await openSite()
    delay.reset.mockClear()
    vi.advanceTimersByTime(10_000)
    expect(delay.reset).toHaveBeenCalledTimes(1)
    expect(delay.disable).not.toHaveBeenCalled()
    await site.stop()
    expect(delay.disable).toHaveBeenCalledTimes(1)
  } finally {
    vi.useRealTimers()
    measured.mockRestore()
    syncBuiltinESMExports()
  }
})

test('URLs have the public scheme, port and hosts', async () => {
  const site = await openProductionSite({
    env: {
      PUBLIC_SCHEME: 'https',
      PUBLIC_PORT: '443',
    },
  })
  expect(site.brandUrls.map(({ url }) => url)).toEqual(
    ['www', 'nb', 'sh', 'fj', 'net', 'sz'].map((name) => `https://${name}.quayside.example`),
  )
  refusalOf(await site.request('/', { host: 'localhost' }), 'unknown-host')
  for (const { path, method } of [listOutbox, sendTestMessage]) {
    const asked = {
      method,
      host: 'www.quayside.example',
      body: '{"channel":"sms","recipient":"13800000000"}',
    }
    refusalOf(await site.request(path, asked), 'not-found')
  }
  const { rows } = await site.database.pool.query('SELECT 1 FROM outbox_message')
  expect(rows).toEqual([])
})

test('a cached page shows a change as soon as the table has it', async () => {
  const site = await openSite({ source: titles })
  const { ownerDb: db } = site.database
  const shown = async () => (await site.request('/', { headers: { cookie: 'language=en' } })).text
  await db.delete(activity)
  const [row] = await db
    .insert(activity)
    .values({
      brands: ['group'],
      title: { zh: '旧', en: 'old' },
      summary: { zh: '摘要', en: 'summary' },
      path: '/',
      startsOn: '2020-01-01',
      endsOn: '2999-12-31',
      sortOrder: 0,
    })
    .returning()
  await vi.waitFor(async () => expect(await shown()).toContain('<p>old</p>'), 5_000)
  await db
    .update(activity)
    .set({ title: { zh: '新', en: 'new' } })
    .where(eq(activity.id, row?.id ?? 0))
  await vi.waitFor(async () => expect(await shown()).toContain('<p>new</p>'), 5_000)
})

describe('a server with two database connections', async () => {
  const site = await openSite({ env: { DATABASE_POOL_SIZE: '2' } })

  test('answers busy while both are blocked, and serves again afterwards', async () => {
    const holder = new Client({ connectionString: site.database.ownerUrl })
    await holder.connect()
    await holder.query('BEGIN; LOCK TABLE dictionary_row IN ACCESS EXCLUSIVE MODE')
    const asked = Array.from({ length: 5 }, () => site.request(dictionaries))
    await vi.waitFor(async () => {
      const { rows } = await site.database.pool.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(2)
    })
    expect((await site.request('/health/live')).status).toBe(200)
    // The lock is held until all have their reply, which is not `too-slow`: the inner limits ended them.
    for (const reply of await Promise.all(asked)) {
      refusalOf(reply, 'busy')
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    }
    await holder.query('ROLLBACK')
    await holder.end()
    for (let time = 0; time < 4; time += 1)
      expect(dataOf(queryMainDictionaries, await site.request(dictionaries)).planType).not.toEqual([])
  })
})

/** Connections that wait for notifications or did so last. */
const listenersOf = async (url: string) =>
  (await connectedTo(url)).filter((name) => name.startsWith('quayside ') && name !== 'quayside jobs')

describe('when every connection is ended by the database', async () => {
  const site = await openSite({ source: titles })
  const english = { headers: { cookie: 'language=en' } }

  test('calls, jobs and listeners reconnect by themselves', async () => {
    await site.database.ownerDb.delete(activity)
    dataOf(queryMainDictionaries, await site.request(dictionaries))
    const before = await listenersOf(site.database.url)
    await endConnections(site.database.url)
    await vi.waitFor(async () => dataOf(queryMainDictionaries, await site.request(dictionaries)), 5_000)
    for (let time = 0; time < 20; time += 1) dataOf(queryMainDictionaries, await site.request(dictionaries))

    await vi.waitFor(async () => expect(await listenersOf(site.database.url)).toHaveLength(1), 5_000)
    // One for pages, prices, notifications and the news of staff together.
    expect(before).toHaveLength(1)
    expect((await site.request('/', english)).text).toContain('<p></p>')
    await site.database.ownerDb.insert(activity).values({
      brands: ['group'],
      title: { zh: '新', en: 'heard again' },
      summary: { zh: '摘要', en: 'summary' },
      path: '/',
      startsOn: '2020-01-01',
      endsOn: '2999-12-31',
      sortOrder: 0,
    })
    await vi.waitFor(
      async () => expect((await site.request('/', english)).text).toContain('heard again'),
      5_000,
    )

    const body = JSON.stringify({ channel: 'mail', recipient: 'back@quayside.example' })
    dataOf(sendTestMessage, await site.request(sendTestMessage.path, { method: 'POST', body }))
    await vi.waitFor(
      async () => expect(dataOf(listOutbox, await site.request(listOutbox.path))[0]?.state).toBe('sent'),
      { timeout: 10_000, interval: 200 },
    )
  })
})

describe('when the database is gone', async () => {
  const database = await testDatabase()
  const line = await openDatabaseProxy(database.url)
  const site = await openSite({ database, env: { DATABASE_URL: line.url } })

  test('it is live but not ready, answers busy, and recovers without a restart', async () => {
    expect((await site.request('/health/ready')).status).toBe(200)
    await line.cut()
    refusalOf(await site.request(dictionaries), 'busy')
    expect(await site.request('/health/ready')).toMatchObject({ status: 503, text: 'database unreachable' })
    expect((await site.request('/health/live')).status).toBe(200)
    await line.mend()
    await vi.waitFor(async () => expect((await site.request('/health/ready')).status).toBe(200), 5_000)
    dataOf(queryMainDictionaries, await site.request(dictionaries))
  })

  test('it can still be stopped', async () => {
    await line.cut()
    await vi.waitFor(async () => expect((await site.request('/health/ready')).status).toBe(503), 5_000)
    await site.stop()
    await expect(site.request('/health/live')).rejects.toThrow('ECONNREFUSED')
  })
})

describe('a stopping server', () => {
  const agents: http.Agent[] = []
  afterAll(() => {
    for (const agent of agents) agent.destroy()
  })
  const savedOpen = () => {
    const agent = new http.Agent({ keepAlive: true })
    agents.push(agent)
    return agent
  }

  test('finishes running requests, accepts no new ones, and does not wait for idle connections', async () => {
    const begun = Promise.withResolvers<void>()
    const finished = Promise.withResolvers<void>()
    const source = tinySite(async () => {
      begun.resolve()
      await finished.promise
      return { html: '<p>finished</p>' }
    })
    const site = await openSite({ source })
    await site.request('/health/live', { agent: savedOpen() })
    const inFlight = site.request('/slow', { agent: savedOpen() })
    await begun.promise
    const cut = vi.spyOn(http.Server.prototype, 'closeAllConnections')
    const stopping = site.stop()
    await vi.waitFor(async () => expect(site.request('/health/live')).rejects.toThrow('ECONNREFUSED'), 5_000)
    finished.resolve()
    expect(await inFlight).toMatchObject({ status: 200, text: '<p>finished</p>' })
    await stopping
    // Had it waited for an idle connection, it would have stopped only at the shutdown limit.
    expect(cut).not.toHaveBeenCalled()
    cut.mockRestore()
    // PostgreSQL lists a connection for a moment after the client has closed it.
    await vi.waitFor(async () => {
      const lines = await connectedTo(site.database.url)
      expect(lines.filter((name) => name.startsWith('quayside '))).toEqual([])
    }, 5_000)
  })
})

describe('a server that cannot start', () => {
  const linesTo = async (url: string) =>
    (await connectedTo(url)).filter((name) => name.startsWith('quayside'))
  const open = (url: string, port = 0) =>
    serve({
      config: readConfig({ DATABASE_URL: url, PORT: String(port), LOG_LEVEL: 'silent' }),
      source: tinySite(),
    })

  test('because its port is in use throws and leaves nothing running', async () => {
    const first = await openSite()
    const { ownerUrl: url } = await copiedDatabaseUrls('site')
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

  test('because it has no DATABASE_URL names the variable', async () => {
    const config = readConfig({ DATABASE_URL: '', LOG_LEVEL: 'silent' })
    await expect(serve({ config, source: tinySite() })).rejects.toThrow(/^DATABASE_URL: /)
  })

  test('because the database is unreachable throws', async () => {
    await expect(open('postgres://x@127.0.0.1:1/x')).rejects.toThrow('ECONNREFUSED')
  })
})
