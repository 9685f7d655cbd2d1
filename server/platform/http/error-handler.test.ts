import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { envelopeOf } from '#contract/envelope.ts'
import { languages } from '#domain/brands/brand.ts'
import { ok } from '#domain/values/refusal.ts'
import { connect } from '#server/platform/database/connect.ts'
import { openApp } from '#tests/support/app.ts'
import { testDatabase } from '#tests/support/database.ts'
import { refusalOf } from '#tests/support/envelopes.ts'
import { endpoint } from './endpoint.ts'
import { asRefusal } from './error-handler.ts'

const database = await testDatabase()
const { db, transaction } = database
const phone = '13912345678'

const failures = {
  plainly: async () => {
    throw new Error(`password hunter2 in /srv/app/server/main.ts: SELECT * FROM secret`)
  },
  'with a thing that is no error': async () => {
    throw { code: 'odd', sql: 'SELECT' }
  },
  'in a query': async () => db.execute(sql`SELECT ${phone}::text FROM nowhere`),
  'on a constraint': async () => {
    await db.execute(sql`INSERT INTO spent_proof VALUES (${phone}, now()), (${phone}, now())`)
  },
  'on a slow statement': async () =>
    transaction(async (work) => {
      await work.execute(sql`SET LOCAL statement_timeout = 50`)
      await work.execute(sql`SELECT pg_sleep(5)`)
    }),
  'on a lock': async () => {
    const [locked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = transaction(async (work) => {
      await work.execute(sql`LOCK TABLE spent_proof`)
      locked.resolve()
      await held.promise
    })
    await locked.promise
    const waiting = transaction(async (work) => {
      await work.execute(sql`SET LOCAL lock_timeout = 50`)
      await work.execute(sql`SELECT * FROM spent_proof`)
    })
    return waiting.finally(() => {
      held.resolve()
      return holding
    })
  },
  'out of reach': async () => {
    const unreachable = connect({ url: 'postgres://x@127.0.0.1:1/x', poolSize: 1, onIdleError: () => {} })
    await unreachable.db.execute(sql`SELECT 1`)
  },
} satisfies Record<string, () => Promise<unknown>>
type Failure = keyof typeof failures

const broken = defineCall({
  name: 'broken',
  capability: 'test',
  access: 'public',
  method: 'GET',
  path: '/api/broken',
  query: z.object({ way: z.string() }),
  data: z.null(),
})
const { request, lines } = await openApp([
  endpoint(broken, async ({ query }) => {
    await failures[query.way as Failure]()
    return ok(null)
  }),
])
const askFor = (way: Failure, language: string) =>
  request(`/api/broken?way=${encodeURIComponent(way)}`, { headers: { cookie: `language=${language}` } })

beforeEach(() => {
  lines.length = 0
})

const inside = /select|insert|params:|\.ts|\/srv|node_modules|hunter2|13912345678|stack|violates/i

describe.each(['plainly', 'with a thing that is no error', 'in a query', 'on a constraint'] as const)(
  'a call that fails %s',
  (way) => {
    test.each(languages)('is a server error whose data is a general text in %s', async (language) => {
      const reply = await askFor(way, language)
      expect(reply.status).toBe(500)
      const envelope = envelopeOf(z.string().min(1)).parse(reply.json())
      expect(envelope).toMatchObject({ code: 500, success: false, message: envelope.data })
      expect(/\p{Script=Han}/u.test(envelope.data)).toBe(language === 'zh')
      expect(reply.text).not.toMatch(inside)
    })

    test('is logged under the request id of the reply', async () => {
      const reply = await askFor(way, 'en')
      const logged = lines.filter((line) => line.includes(String(reply.headers['x-request-id'])))
      expect(logged.map((line) => JSON.parse(line).level)).toEqual(['error', 'info'])
    })
  },
)

test('the log of a failed query holds statement and SQL state, never the values', async () => {
  for (const way of ['in a query', 'on a constraint'] as const) await askFor(way, 'en')
  const logged = lines.join('')
  expect(logged).toContain('42P01')
  expect(logged).toContain('INSERT INTO spent_proof')
  expect(logged).not.toContain(phone)
})

describe.each([
  ['on a slow statement', 'too-slow'],
  ['on a lock', 'busy'],
  ['out of reach', 'busy'],
] as const)('a database that is late %s', (way, refusal) => {
  test.each(languages)(`is answered ${refusal} in %s, with the time to come back`, async (language) => {
    const reply = await askFor(way, language)
    const { message } = refusalOf(reply, refusal)
    expect(reply.status).toBe(503)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(/\p{Script=Han}/u.test(message)).toBe(language === 'zh')
    expect(reply.text).not.toMatch(inside)
    expect(JSON.parse(lines[0] ?? '').level).toBe('warn')
  })
})

test.each([
  ['timeout exceeded when trying to connect', 'busy'],
  ['Connection terminated unexpectedly', 'busy'],
  ['Client has encountered a connection error and is not queryable', 'busy'],
  ['Query read timeout', 'too-slow'],
])('the driver error %j is %s', (message, refusal) => {
  expect(asRefusal(new Error(message))?.refusal).toBe(refusal)
  expect(asRefusal(new Error('Failed query', { cause: new Error(message) }))?.refusal).toBe(refusal)
})

test('another error is no refusal', () => {
  expect(asRefusal(new Error('x is not a function'))).toBeUndefined()
  expect(asRefusal('text')).toBeUndefined()
})
