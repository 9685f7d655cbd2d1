import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { ok } from '#domain/values/refusal.ts'
import { endpoint } from '#server/platform/http/endpoint.ts'
import type { HttpEnv } from '#server/platform/http/requests/request-info.ts'
import { openApp } from '#tests/support/app.ts'
import { exchange } from '#tests/support/http.ts'
import { compression } from './compression.ts'

const rates = defineCall({
  name: 'rates',
  capability: 'test',
  access: 'public',
  method: 'GET',
  path: '/api/rates',
  query: z.object({ count: z.coerce.number().int() }),
  data: z.array(z.string()),
})
const { request, port } = await openApp([
  endpoint(rates, async ({ query }) =>
    ok(Array.from({ length: query.count }, (_, index) => `费率 ${index}`)),
  ),
])
const get = (count: number, encoding: string) =>
  request(`/api/rates?count=${count}`, { headers: { 'accept-encoding': encoding } })

describe('a long reply of the API', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('with accept-encoding %s is sent as %s with the same content', async (accepted, sent, unpack) => {
    const [packed, plain] = [await get(500, accepted), await get(500, 'identity')]
    expect(packed.headers['content-encoding']).toBe(sent)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(unpack(packed.bytes).toString()).toBe(plain.text)
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2)
    for (const { headers, bytes } of [packed, plain]) {
      expect(headers['content-length']).toBe(String(bytes.length))
      expect(headers.vary?.split(', ')).toEqual(['accept-encoding'])
      expect(headers['x-request-id']).toBeDefined()
    }
  })

  test('has no body for HEAD', async () => {
    const heard = await exchange(
      port,
      'HEAD /api/rates?count=500 HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n',
    )
    expect(heard).toMatch(/^HTTP\/1\.1 200 /)
    expect(heard.split('\r\n\r\n')[1]).toBe('')
  })
})

test('a short reply is not compressed', async () => {
  const reply = await get(2, 'br, gzip')
  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.json()).toMatchObject({ data: ['费率 0', '费率 1'] })
})

describe('a reply stays uncompressed', () => {
  const long = 'x'.repeat(5_000)
  const sent = (headers: Record<string, string>) =>
    new Hono<HttpEnv>()
      .use(compression())
      .get('/', () => new Response(long, { headers }))
      .request('/', { headers: { 'accept-encoding': 'br, gzip' } })

  test.each([
    ['a stream of events, which must not be held back', { 'content-type': 'text/event-stream' }],
    ['a picture, which is packed by its nature', { 'content-type': 'image/png' }],
    ['one of no known type', {}],
  ])('%s', async (_name, headers: Record<string, string>) => {
    const reply = await sent({ ...headers })
    expect(reply.headers.get('content-encoding')).toBeNull()
    expect(await reply.text()).toBe(long)
  })

  test('when it is compressed already', async () => {
    const reply = await sent({ 'content-type': 'text/css', 'content-encoding': 'gzip' })
    expect(reply.headers.get('content-encoding')).toBe('gzip')
    expect(await reply.text()).toBe(long)
  })
})
