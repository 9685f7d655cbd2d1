import http from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { defaultBodyBytes } from '#contract/call.ts'
import { queryMainDictionaries } from '#contract/dictionaries.ts'
import { listOutbox } from '#contract/outbox.ts'
import { sizeLimits } from '#server/platform/time-limits.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { exchange } from '#tests/support/http.ts'
import { openSite } from '#tests/support/site.ts'
import { maxUnknownFields } from './requests/wrong-fields.ts'

const site = await openSite()
const bodyPath = '/api/dev/outbox/test'
const headers = { 'content-type': 'application/json' }
const send = (body: string | Buffer | readonly Buffer[]) =>
  site.request(bodyPath, { method: 'POST', headers, body })
const good = { channel: 'sms', recipient: '13800000000' }

afterEach(async () => {
  const reply = await site.request('/api/common/dictionary/queryDictRows?codes=planType')
  expect(dataOf(queryMainDictionaries, reply).planType?.length).toBeGreaterThan(0)
})

const saved = async () => dataOf(listOutbox, await site.request(listOutbox.path)).length

describe('a body', () => {
  test('that declares more than the limit is refused before it is read', async () => {
    const head = `POST ${bodyPath} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n`
    const heard = await exchange(site.port, `${head}Content-Length: ${defaultBodyBytes + 1}\r\n\r\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 413 /)
    expect(heard).toContain('"refusal":"too-large"')
  })

  test('over the limit is refused with the limit', async () => {
    const refusal = refusalOf(await send(Buffer.alloc(defaultBodyBytes + 1, 'x')), 'too-large')
    expect(refusal.params).toEqual({ limit: '64 KiB' })
    expect(refusal.message).toContain('64 KiB')
  })

  test('that exceeds the limit while it is read is refused', async () => {
    const piece = Buffer.alloc(defaultBodyBytes / 4, ' ')
    refusalOf(await send([piece, piece, piece, piece, piece]), 'too-large')
    refusalOf(await send(Array.from({ length: 40 }, () => piece)), 'too-large')
  })

  test('just within the limit is read', async () => {
    const body = JSON.stringify(good).padEnd(defaultBodyBytes, ' ')
    expect((await send(body)).status).toBe(200)
    expect(
      (
        await send(
          Buffer.from(body)
            .toString()
            .split('}')
            .map((part, index) => Buffer.from(index ? part : `${part}}`)),
        )
      ).status,
    ).toBe(200)
  })

  test('of a call or method without a body is ignored', async () => {
    const body = Buffer.alloc(3 * defaultBodyBytes, 'x')
    refusalOf(await site.request(bodyPath, { method: 'PUT', body }), 'method-not-allowed')
    expect(
      (await site.request('/api/ops/opsActivityConfiguration/activity', { method: 'POST', body })).status,
    ).toBe(200)
  })

  test.each([
    ['cut off', '{"channel":"sms"'],
    ['no JSON', 'channel=sms&recipient=1'],
    ['broken UTF-8 outside a text', Buffer.from([0xc3, 0x28])],
    ['with a comment', '{"channel":"sms"/*x*/,"recipient":"138"}'],
    ['100 arrays deep', `${'['.repeat(100)}${']'.repeat(100)}`],
    ['100 objects deep', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`],
    ['60 000 arrays deep', '['.repeat(60_000)],
  ])('that is %s is unreadable', async (_name, body) => {
    const before = await saved()
    refusalOf(await send(body), 'unreadable-body')
    expect(await saved()).toBe(before)
  })

  test.each([
    ['missing', '', { '(body)': 'required' }],
    ['null', 'null', { '(body)': 'required' }],
    ['an array', '[]', { '(body)': 'wrong-type' }],
    ['a text', '"sms"', { '(body)': 'wrong-type' }],
    ['an empty object', '{}', { channel: 'required', recipient: 'required' }],
    [
      'wrong in every field',
      '{"channel":"fax","recipient":5,"role":"admin"}',
      { channel: 'unknown-value', recipient: 'wrong-type', role: 'unknown-field' },
    ],
    ['one with a NUL', '{"channel":"sms","recipient":"138\\u0000"}', { recipient: 'wrong-format' }],
  ])('that is %s is refused by field, and nothing is saved', async (_name, body, fields) => {
    const before = await saved()
    const refusal = refusalOf(await send(body), 'invalid-input')
    expect(Object.entries(refusal.fields ?? {})).toEqual(Object.entries(fields))
    expect(await saved()).toBe(before)
  })

  test('with __proto__ is refused by field, and nothing is saved', async () => {
    const before = await saved()
    const reply = await send(`{"__proto__":{"recipient":"x"},${JSON.stringify(good).slice(1)}`)
    expect(reply.status).toBe(400)
    expect(reply.text).toContain('"fields":{"__proto__":"unknown-field"}')
    expect(await saved()).toBe(before)
  })

  test('of escaped quotes up to the limit is answered quickly', async () => {
    refusalOf(await send(`"${'\\"'.repeat(defaultBodyBytes / 2 - 1)}`), 'unreadable-body')
  })

  test('with 100,000 unknown fields is refused with a short reply, and nothing is saved', async () => {
    const before = await saved()
    const unknown = Array.from({ length: 100_000 }, (_, index) => [`x${index}`, 1])
    const all = await send(JSON.stringify({ ...good, ...Object.fromEntries(unknown) }))
    refusalOf(all, 'too-large')
    const fitting = await send(JSON.stringify({ ...good, ...Object.fromEntries(unknown.slice(0, 6_000)) }))
    expect(Object.keys(refusalOf(fitting, 'invalid-input').fields ?? {})).toHaveLength(maxUnknownFields)
    for (const { text } of [all, fitting]) expect(text.length).toBeLessThan(4 * 1024)
    expect(await saved()).toBe(before)
  })

  test('with brackets in strings is not deep', async () => {
    const recipient = `${'[{'.repeat(40)}"\\`
    expect((await send(JSON.stringify({ ...good, recipient }))).status).toBe(200)
  })
})

describe('URLs and headers', () => {
  test('a header over 16 KiB is refused', async () => {
    const long = { 'x-long': 'x'.repeat(sizeLimits.headerBytes) }
    expect((await site.request('/', { headers: long })).status).toBe(431)
  })

  test('a long URL is refused, for calls and pages', async () => {
    const tail = 'x'.repeat(sizeLimits.urlCharacters)
    refusalOf(await site.request(`/api/common/dictionary/queryDictRows?codes=${tail}`), 'too-large')
    refusalOf(await site.request(`/${tail}`), 'too-large')
  })

  test.each(['PUT', 'DELETE', 'PATCH', 'POST', 'OPTIONS'])(
    '%s instead of GET is refused with the allowed methods',
    async (method) => {
      const reply = await site.request('/api/common/dictionary/queryDictRows?codes=planType', { method })
      refusalOf(reply, 'method-not-allowed')
      expect(reply.headers.allow).toBe('GET, HEAD')
    },
  )

  test('GET instead of POST is refused with the allowed methods', async () => {
    const reply = await site.request('/api/ops/opsActivityConfiguration/activity')
    refusalOf(reply, 'method-not-allowed')
    expect(reply.headers.allow).toBe('POST')
  })

  test.each(['/api', '/api/', '/api/nothing', '/api/common', '/api/%80', '/api/..%2f'])(
    'the unknown call %s is refused as JSON, never a page',
    async (path) => {
      refusalOf(await site.request(path), 'not-found')
      refusalOf(await site.request(path, { method: 'POST', body: '{}' }), 'not-found')
    },
  )

  test.each([
    'GET / HTTP/1.1\r\nHost: localhost\r\nbad header\r\n\r\n',
    'GET /\\evil HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'GARBAGE\r\n\r\n',
    'GET http://[::bad HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'GET / HTTP/1.0\r\n\r\n',
  ])('%j is a bad request', async (bytes) => {
    expect(await exchange(site.port, bytes)).toMatch(/^HTTP\/1\.1 4\d\d /)
  })

  test('a connection stays usable after a refusal', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    try {
      refusalOf(await site.request(bodyPath, { method: 'POST', body: '{', agent }), 'unreadable-body')
      const reply = await site.request(bodyPath, { method: 'POST', body: JSON.stringify(good), agent })
      expect(reply.status).toBe(200)
    } finally {
      agent.destroy()
    }
  })
})
