import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listActivities } from '#contract/activities.ts'
import { defineCall } from '#contract/call.ts'
import { whoAmI } from '#contract/identity.ts'
import { ok, type WrongFields } from '#domain/values/refusal.ts'
import { createLog } from '#server/platform/logs.ts'
import { endpoint, inProcessApi, pageContext } from './endpoint.ts'

const request = {
  brand: 'group',
  isConsole: false,
  language: 'zh',
  origin: 'http://localhost',
  requestId: 'test',
  clientIp: '127.0.0.1',
} as const
const context = pageContext({ request, log: createLog('silent', { write: () => {} }) })
const ask = (answer: Parameters<typeof endpoint<typeof listActivities>>[1]) =>
  inProcessApi([endpoint(listActivities, answer)], context)(
    'POST /api/ops/opsActivityConfiguration/activity',
    {},
  )

test('a page calls the API in process', async () => {
  const empty = { opsActivityConfigurationVo: [] }
  expect(await ask(async () => ok(empty))).toEqual({ ok: true, value: empty })
})

test('a call without an endpoint is not found', async () => {
  expect(await inProcessApi([], context)('GET /api/dev/outbox', {})).toMatchObject({ refusal: 'not-found' })
})

test('a page cannot make a call that needs a login', async () => {
  let isCalled = false
  const who = endpoint(whoAmI, async () => {
    isCalled = true
    throw new Error('called')
  })
  const result = await inProcessApi([who], context)('GET /api/identity/whoAmI', {})
  expect(result).toMatchObject({ ok: false, refusal: 'logged-out' })
  expect(isCalled).toBe(false)
  expect(() => context.giveToken('v1.a.1.s')).toThrow('token')
})

test('an unreachable database is busy for a page; another error is thrown', async () => {
  const unreachable = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(await ask(async () => Promise.reject(unreachable))).toMatchObject({ ok: false, refusal: 'busy' })
  await expect(ask(async () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
})

const order = defineCall({
  name: 'order',
  capability: 'test',
  access: 'public',
  method: 'POST',
  path: '/api/order',
  body: z.strictObject({ from: z.string().max(5), to: z.string(), days: z.array(z.number()) }),
  data: z.null(),
})
const sent: unknown[] = []
const runOrder = (body: unknown) =>
  endpoint(
    order,
    async () => ok(null),
    (fields): WrongFields => {
      sent.push(fields)
      return fields.to === 'nowhere' ? { to: 'unknown-value', from: 'inconsistent' } : {}
    },
  ).run({ query: undefined, body }, context)

describe('when the schema refuses a body', () => {
  test('the other fields are checked too, and the problem of the schema comes first', async () => {
    sent.length = 0
    const refused = await runOrder({ from: 'too long', to: 'nowhere', days: [1, 'x'] })
    expect(refused).toMatchObject({
      refusal: 'invalid-input',
      params: { count: 3 },
      fields: { from: 'too-long', 'days.1': 'wrong-type', to: 'unknown-value' },
    })
    expect(sent).toEqual([{ to: 'nowhere', days: [1, undefined] }])
  })

  test('the rules never see a text that cannot be stored, and it is named', async () => {
    sent.length = 0
    const refused = await runOrder({ from: 'too long', to: '\ud800', days: [] })
    expect(refused).toMatchObject({
      refusal: 'invalid-input',
      fields: { from: 'too-long', to: 'wrong-format' },
    })
    expect(sent).toEqual([{ days: [] }])
  })

  test.each([[undefined], ['text'], [[]]])('the rules never see %o, which is no object', async (body) => {
    sent.length = 0
    expect(await runOrder(body)).toMatchObject({ fields: { '(body)': expect.any(String) } })
    expect(sent).toEqual([])
  })

  test('every wrong field is named, however many there are', async () => {
    const refused = await runOrder({ from: 'here', to: 'nowhere', days: Array(60).fill('x') })
    expect(refused).toMatchObject({
      refusal: 'invalid-input',
      params: { count: 62 },
      fields: { to: 'unknown-value', from: 'inconsistent', 'days.59': 'wrong-type' },
    })
  })

  test('50 of many unknown fields are named, and hide no other wrong field', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`unknown${index}`, 1]))
    const refused = await runOrder({ ...unknown, from: 'too long', to: 'nowhere', days: [] })
    expect(refused).toMatchObject({
      params: { count: 52 },
      fields: { from: 'too-long', to: 'unknown-value', unknown49: 'unknown-field' },
    })
  })

  test('at most 1,000 fields are named, and the rules see no body with more wrong ones', async () => {
    sent.length = 0
    const refused = await runOrder({ from: 'here', to: 'nowhere', days: Array(2_000).fill('x') })
    expect(refused).toMatchObject({ refusal: 'invalid-input', params: { count: 1_000 } })
    expect(Object.keys(refused.ok ? {} : (refused.fields ?? {}))).toHaveLength(1_000)
    expect(sent).toEqual([])
  })

  test('the handler checks a body that the schema accepts', async () => {
    sent.length = 0
    expect(await runOrder({ from: 'here', to: 'nowhere', days: [] })).toEqual({ ok: true, value: null })
    expect(sent).toEqual([])
  })
})

test.each(['a\0', '\ud800', '\udc00x'])(
  '%j in a query or a body is named, and nothing runs',
  async (text) => {
    const search = defineCall({
      name: 'search',
      capability: 'test',
      access: 'public',
      method: 'POST',
      path: '/api/search',
      query: z.object({ words: z.string() }),
      body: z.object({ prices: z.record(z.string(), z.string()) }),
      data: z.null(),
    })
    let isCalled = false
    const found = endpoint(search, async () => {
      isCalled = true
      return ok(null)
    })
    const good = { query: { words: 'x' }, body: { prices: { a: '1' } } }
    const wrong = { ...good, query: { words: text } }
    expect(await found.run(wrong, context)).toMatchObject({ fields: { words: 'wrong-format' } })
    for (const [prices, field] of [
      [{ a: text }, 'prices.a'],
      [{ [text]: '1' }, `prices.${text}`],
    ] as const)
      expect(await found.run({ ...good, body: { prices } }, context)).toMatchObject({
        refusal: 'invalid-input',
        fields: { [field]: 'wrong-format' },
      })
    expect(isCalled).toBe(false)
    expect(await found.run(good, context)).toEqual({ ok: true, value: null })
  },
)
