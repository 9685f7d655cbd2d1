import net from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { openApp } from '#tests/support/app.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { exchange } from '#tests/support/http.ts'
import { endpoint } from './endpoint.ts'
import { buildOpenApi } from './openapi.ts'
import { attachment } from './replies/reply-file.ts'

/** Named after real calls, which have texts. */
const shared = { capability: 'files', access: 'public' } as const
const take = defineCall({
  ...shared,
  name: 'uploadFile',
  method: 'POST',
  path: '/api/test/take',
  query: z.object({ kind: z.enum(['sound']) }),
  body: z.file(),
  bodyKind: 'bytes',
  data: z.object({ declared: z.number(), read: z.string() }),
})
const give = defineCall({
  ...shared,
  name: 'readFile',
  method: 'GET',
  path: '/api/test/give',
  query: z.object({ id: z.enum(['known', 'endless', 'unknown']) }),
  data: z.file(),
  dataKind: 'file',
})

const reading = { begun: 0, ended: 0 }
async function* pieces(isEndless: boolean) {
  reading.begun += 1
  try {
    do yield Buffer.from('piece,')
    while (isEndless)
    yield Buffer.from('end')
  } finally {
    reading.ended += 1
  }
}
let taken = 0
const endpoints = [
  endpoint(take, async ({ body }) => {
    taken += 1
    return ok({ declared: body.declaredBytes, read: await text(body.pieces) })
  }),
  endpoint(give, async ({ query: { id } }) => {
    if (id === 'unknown') return refusal('not-found')
    const bytes = id === 'endless' ? 1e12 : 9
    return ok({ name: 'a"b.pdf', mediaType: 'application/pdf', bytes, pieces: pieces(id === 'endless') })
  }),
]
const app = await openApp(endpoints)

test('a call may read its body as bytes', async () => {
  const sent = (body: string | Buffer[]) => app.request(`${take.path}?kind=sound`, { method: 'POST', body })
  expect(dataOf(take, await sent('{"not": json'))).toEqual({ declared: 12, read: '{"not": json' })
  expect(dataOf(take, await sent([Buffer.from('in '), Buffer.from('pieces')]))).toEqual({
    declared: 0,
    read: 'in pieces',
  })
  expect(dataOf(take, await sent(''))).toEqual({ declared: 0, read: '' })
})

test('a call with a wrong query reads no body', async () => {
  const before = taken
  const reply = await app.request(`${take.path}?kind=noise`, { method: 'POST', body: 'bytes' })
  expect(refusalOf(reply, 'invalid-input').fields).toEqual({ kind: 'unknown-value' })
  expect(taken).toBe(before)
})

test('a call may answer with a file, and refuses with JSON', async () => {
  const reply = await app.request(`${give.path}?id=known`, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(reply.text).toBe('piece,end')
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '9',
    'content-disposition': `attachment; filename="a_b.pdf"; filename*=UTF-8''a%22b.pdf`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
  refusalOf(await app.request(`${give.path}?id=unknown`), 'not-found')
})

test('HEAD opens no file', async () => {
  const { begun } = reading
  const head = await app.request(`${give.path}?id=known`, { method: 'HEAD' })
  expect(head.headers['content-length']).toBe('9')
  expect(reading.begun).toBe(begun)
})

test('closing the connection ends the reading', async () => {
  const { ended } = reading
  const request = `GET ${give.path}?id=endless HTTP/1.1\r\nHost: localhost\r\n\r\n`
  const socket = net.connect(app.port, '127.0.0.1', () => socket.write(request))
  await new Promise((resolve) => socket.once('data', resolve))
  socket.destroy()
  await expect.poll(() => reading.ended).toBe(ended + 1)
  expect(
    await exchange(app.port, `GET ${give.path}?id=unknown HTTP/1.0\r\nHost: localhost\r\n\r\n`),
  ).toContain('404')
})

test('OpenAPI distinguishes bytes from JSON', () => {
  const params = {
    brand: 'group',
    isConsole: false,
    language: 'en',
    origin: '',
    requestId: '',
    clientIp: '',
  } as const
  const paths = buildOpenApi(endpoints, params).paths as Record<string, Record<string, object>>
  const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  expect(paths[take.path]?.post).toMatchObject({
    requestBody: { required: true, content: bytes },
    responses: { 200: { content: { 'application/json': {} } } },
  })
  expect(paths[give.path]?.get).toMatchObject({ responses: { 200: { content: bytes } } })
  expect(paths[give.path]?.get).not.toHaveProperty('requestBody')
})

test('a file name is sent in ASCII and in UTF-8', () => {
  expect(attachment('执照 (1).pdf')).toBe(
    `attachment; filename="__ (1).pdf"; filename*=UTF-8''%E6%89%A7%E7%85%A7%20%281%29.pdf`,
  )
})
