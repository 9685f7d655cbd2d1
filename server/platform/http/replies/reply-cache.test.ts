import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { publicEndpoint } from '#server/platform/http/endpoint.ts'
import { openApp } from '#tests/support/app.ts'
import { refusalOf } from '#tests/support/envelopes.ts'
import type { Reply, RequestOptions } from '#tests/support/http.ts'
import { ReplyCache } from './reply-cache.ts'

const shape = { capability: 'test', access: 'public' } as const
const data = z.object({ text: z.string(), made: z.number() })
const query = z.object({ text: z.string().max(2_000).optional() })
const list = defineCall({ ...shape, name: 'list', method: 'GET', path: '/api/list', query, data })
const fixed = defineCall({ ...shape, name: 'fixed', method: 'GET', path: '/api/fixed', data })
const today = defineCall({ ...shape, name: 'today', method: 'POST', path: '/api/today', data })

const start = new Date('2026-03-10T02:00:00Z')
const world = { now: start, version: 1, made: 0, isDown: false }
const made = (text: string) => {
  world.made += 1
  return ok({ text, made: world.made })
}
const replies = new ReplyCache({
  maxBytes: 1_000_000,
  clock: { now: () => world.now },
  readVersion: async () => {
    if (world.isDown) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    return world.version
  },
})
const endpoints = [
  publicEndpoint(list, async ({ query: { text }, request: { brand, language } }) =>
    text === 'unknown' ? refusal('not-found') : made(`${brand} ${language} ${text ?? ''}`),
  ),
  publicEndpoint(fixed, async () => made('fixed'), { readsData: false }),
  publicEndpoint(today, async () => made('today'), {
    readsData: true,
    until: (_value, now) => new Date(now.getTime() + 1_000),
  }),
]
const app = await openApp(endpoints, { replies })
const { lines } = app

/** Each test has its own query, because all tests share one cache. */
let tests = 0
beforeEach(() => {
  tests += 1
  Object.assign(world, { now: start, made: 0, isDown: false })
})
const get = (asked?: RequestOptions, path = `/api/list?text=t${tests}`) => app.request(path, asked)
const madeIn = (reply: Reply) => (reply.json() as { data: { made: number } }).data.made

describe('a cached reply', () => {
  test.each([['identity'], ['gzip'], ['br']])(
    'has the headers and the body of the first, %s',
    async (encoding) => {
      const long = `${encoding}${'x'.repeat(1_500)}`
      const path = `/api/list?text=${long}`
      const replies = []
      const asked = { headers: { 'accept-encoding': encoding } }
      for (let at = 0; at < 3; at += 1) replies.push(await get(asked, path))
      const seen = replies.map(({ status, headers, bytes }) => {
        const { date: _date, 'x-request-id': requestId, 'content-length': length, ...rest } = headers
        expect(requestId).toMatch(/^[0-9a-f]{32}$/)
        expect(Number(length)).toBe(bytes.length)
        return { status, headers: rest, body: bytes.toString('base64') }
      })
      const [first, ...later] = seen
      expect(later).toEqual([first, first])
      expect(new Set(replies.map(({ headers }) => headers['x-request-id'])).size).toBe(3)
      expect(first?.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
      const unpack = { identity: (bytes: Buffer) => bytes, gzip: gunzipSync, br: brotliDecompressSync }
      const text = unpack[encoding as keyof typeof unpack](replies[2]?.bytes ?? Buffer.alloc(0)).toString()
      expect(JSON.parse(text).data).toEqual({ text: `group zh ${long}`, made: 1 })
    },
  )

  test('is written to the log like any other', async () => {
    await get()
    const before = lines.length
    const { headers } = await get({ headers: { cookie: 'language=zh' } })
    expect(lines.slice(before).map((line) => JSON.parse(line))).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        requestId: headers['x-request-id'],
        method: 'GET',
        path: '/api/list',
        status: 200,
        ms: expect.any(Number),
        brand: 'group',
        visitor: expect.stringMatching(/^[\w-]{10}$/),
        msg: 'answered',
      },
    ])
  })

  test('is made anew for another brand, language, query or origin', async () => {
    const asked: RequestOptions[] = [
      {},
      { host: 'nb.localhost' },
      { headers: { cookie: 'language=en' } },
      { host: 'sh.localhost' },
    ]
    for (const [index, one] of asked.entries()) expect(madeIn(await get(one))).toBe(index + 1)
    for (const [index, one] of asked.entries()) expect(madeIn(await get(one))).toBe(index + 1)
    for (let at = 0; at < 2; at += 1)
      expect(madeIn(await get({}, `/api/list?text=t${tests}&lang=en`))).toBe(5)
    expect(world.made).toBe(5)
  })

  test('is not sent to a host that the router refuses', async () => {
    await get()
    refusalOf(await get({ host: 'evil.example' }), 'unknown-host')
    refusalOf(await get({ host: 'console.localhost' }), 'not-found')
    expect([400, 421]).toContain((await get({ host: 'localhost:99999' })).status)
  })

  test('is not sent for another method', async () => {
    await get()
    refusalOf(await get({ method: 'POST' }), 'method-not-allowed')
    const head = await get({ method: 'HEAD' })
    expect([head.status, head.text]).toEqual([200, ''])
  })

  test('is made anew once the data have changed', async () => {
    expect(madeIn(await get())).toBe(1)
    world.version += 1
    expect([madeIn(await get()), madeIn(await get())]).toEqual([2, 2])
  })

  test('of constants needs no database', async () => {
    const first = madeIn(await get({}, '/api/fixed'))
    world.version += 1
    world.isDown = true
    expect(madeIn(await get({}, '/api/fixed'))).toBe(first)
  })

  test('of data is not sent when the version cannot be read', async () => {
    await get()
    world.isDown = true
    refusalOf(await get(), 'busy')
    world.isDown = false
    expect(madeIn(await get())).toBe(1)
  })

  test('ends at its time', async () => {
    const ask = async () => madeIn(await get({ method: 'POST' }, '/api/today'))
    const first = await ask()
    world.now = new Date(start.getTime() + 999)
    expect(await ask()).toBe(first)
    world.now = new Date(start.getTime() + 1_000)
    expect(await ask()).toBe(first + 1)
  })
})

test('a refusal is not cached', async () => {
  const replies = [await get({}, '/api/list?text=unknown'), await get({}, '/api/list?text=unknown')]
  for (const reply of replies) refusalOf(reply, 'not-found')
  expect(replies[1]?.headers['x-request-id']).not.toBe(replies[0]?.headers['x-request-id'])
})

test('data that change while a reply is made do not become the reply of the later version', async () => {
  const slow = Promise.withResolvers<void>()
  const held = await openApp(
    [
      publicEndpoint(list, async () => {
        const value = made('slow')
        await slow.promise
        return value
      }),
    ],
    {
      replies: new ReplyCache({
        maxBytes: 1e6,
        clock: { now: () => start },
        readVersion: async () => world.version,
      }),
    },
  )
  const first = held.request('/api/list')
  while (world.made === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  world.version += 1
  slow.resolve()
  expect(madeIn(await first)).toBe(1)
  expect(madeIn(await held.request('/api/list'))).toBe(2)
})
