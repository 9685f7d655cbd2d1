import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { HttpEnv } from '#server/platform/http/requests/request-info.ts'
import { sizeLimits } from '#server/platform/time-limits.ts'
import { exchange } from '#tests/support/http.ts'
import { listen } from './listen.ts'

const half = Promise.withResolvers<void>()
const app = new Hono<HttpEnv>()
  .get('/', (c) => c.text(`routed ${new URL(c.req.url).pathname}`))
  .post('/', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))
  .get('/stream', () => {
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(Buffer.from('first half,'))
        await half.promise
        controller.close()
      },
    })
    return new Response(body)
  })
// A broken body ends the reading of it.
app.onError((_error, c) => c.body(null, 500))
const { port, stop } = await listen({ app, host: '127.0.0.1', port: 0 })
afterAll(stop)

const post = 'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n'

describe.each([
  ['a line that is no header', 400, 'GET / HTTP/1.1\r\nno header\r\n\r\n'],
  ['bytes that are not HTTP', 400, '\u0016\u0003\u0001\u0000\r\n\r\n'],
  ['a broken body', 400, `${post}zz\r\n`],
  ['headers that are too long', 431, `GET / HTTP/1.1\r\nx: ${'a'.repeat(sizeLimits.headerBytes)}\r\n\r\n`],
  ['a chunk extension that is too long', 413, `${post}2;${'a'.repeat(20_000)}\r\nab\r\n0\r\n\r\n`],
  ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['no host in HTTP 1.0', 400, 'GET / HTTP/1.0\r\n\r\n'],
  ['a host that is no name', 400, 'GET / HTTP/1.1\r\nhost: local host\r\n\r\n'],
  ['the URL of another host', 400, 'GET http://evil.example/ HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['the URL of another port', 400, 'GET http://a:81/ HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['the URL of a user of another host', 400, 'GET http://a@evil.example/ HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['the URL of another scheme', 400, 'GET ftp://a/ HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['an expectation that nothing meets', 417, 'GET / HTTP/1.1\r\nhost: a\r\nexpect: a miracle\r\n\r\n'],
])('%s', (_name, status, bytes) => {
  test(`is answered with ${status}, nosniff, and the end of the connection`, async () => {
    const head = (await exchange(port, bytes)).split('HTTP/1.1 ').at(-1)?.toLowerCase()
    expect(head).toMatch(new RegExp(`^${status} `))
    expect(head).toContain('\r\nx-content-type-options: nosniff\r\n')
    expect(head).toContain('\r\nconnection: close\r\n')
  })
})

function open() {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  return { socket, received: () => text }
}

test('a reply that is being sent is not mixed with the error', async () => {
  const { socket, received } = open()
  socket.write('GET /stream HTTP/1.1\r\nhost: a\r\n\r\n')
  await vi.waitFor(() => expect(received()).toContain('first half,'))
  socket.write('no request\r\n\r\n')
  await once(socket, 'close')
  half.resolve()
  expect(received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
})

test.each(['http://a', 'HTTP://A', 'https://a', 'http://a/', 'http://a/?x=1'])(
  'the whole URL %s of the host is read like its path',
  async (url) => {
    const text = await exchange(port, `GET ${url} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
    expect(text).toMatch(/^HTTP\/1\.1 200 /)
    expect(text).toContain('routed /')
  },
)

test('an error after a reply is answered', async () => {
  const { socket, received } = open()
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await vi.waitFor(() => expect(received()).toContain('routed'))
  socket.write('no request\r\n\r\n')
  await once(socket, 'close')
  expect(received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
})
