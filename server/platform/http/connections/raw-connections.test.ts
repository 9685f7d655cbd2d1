import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { HttpEnv } from '#server/platform/http/requests/request-info.ts'
import { timeLimits } from '#server/platform/time-limits.ts'
import type { FindReply, OwnTexts, ReplyHead } from './fast-path.ts'
import { type Listening, listen } from './listen.ts'

const cachedText = 'a cached page'
const logged: string[] = []
const held: (() => void)[] = []
const sent: string[] = []
const largePage = Buffer.alloc(8 * 1024 * 1024, 'a')
const pages: Readonly<Record<string, Buffer>> = {
  '/cached/large': largePage,
  '/cached/middle': Buffer.alloc(20 * 1024, 'a'),
}
const ownHeaders = ({ nonce, requestId }: OwnTexts) => ['policy', `${nonce} and ${nonce}`, 'id', requestId]
const headsByLength = new Map<number, ReplyHead>()
function headOf(length: number): ReplyHead {
  const head = headsByLength.get(length)
  if (head) return head
  const headers = ['content-length', String(length)]
  headsByLength.set(length, { status: 200, headers, ownHeaders })
  return headOf(length)
}
const findReply: FindReply = ({ url, read }) => {
  if (!url.startsWith('/cached')) return undefined
  const bytes = pages[url] ?? Buffer.from(cachedText)
  // A page without room for its head, or a page whose head is in the same buffer.
  const withHead = (head: Buffer) => (url === '/cached/large' ? undefined : Buffer.concat([head, bytes]))
  return {
    head: headOf(bytes.length),
    texts: { nonce: url.slice(-1).repeat(3), requestId: read('host') ?? '' },
    body: { bytes, withHead, giveBack: () => sent.push(url) },
    log: () => logged.push(url),
  }
}

const app = new Hono<HttpEnv>()
  .get('/routed', (c) => c.text('routed'))
  .get('/routed/large', (c) => c.body(largePage))
  .get('/routed/held/:number', async (c) => {
    const gate = Promise.withResolvers<void>()
    held.push(gate.resolve)
    await gate.promise
    return c.text(`held ${c.req.param('number')}`)
  })
  .post('/length', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))

const open: (Listening | Socket)[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await ('stop' in one ? one.stop() : one.destroy())
  logged.length = 0
  sent.length = 0
  held.length = 0
})

async function start() {
  const listening = await listen({ app, host: '127.0.0.1', port: 0, findReply })
  open.push(listening)
  const accepted = new Promise<Socket>((resolve) => listening.server.once('connection', resolve))
  const socket = connect(listening.port, '127.0.0.1')
  socket.on('error', () => {})
  open.push(socket)
  await once(socket, 'connect')
  let received = ''
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1')
  })
  /** Everything received so far, once it has `text`. */
  const until = (text: string) =>
    vi.waitFor(() => expect(received).toContain(text), 5_000).then(() => received)
  const forget = () => {
    received = ''
  }
  return { ...listening, socket, accepted: await accepted, until, forget }
}

const get = (path: string, host = 'a') => `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`

test('a cached page is sent with the headers of Node, and the connection stays open', async () => {
  const { socket, until, forget } = await start()
  const asked = [
    ['/cached/1', 'a', '111 and 111'],
    ['/cached/2', 'b', '222 and 222'],
    ['/cached/3', 'longer', '333 and 333'],
  ] as const
  for (const [path, host, policy] of asked) {
    socket.write(get(path, host))
    const [head = '', body] = (await until(cachedText)).split('\r\n\r\n')
    expect(body).toBe(cachedText)
    const [status, ...headers] = head.split('\r\n')
    expect(status).toBe('HTTP/1.1 200 OK')
    expect(headers).toEqual([
      `content-length: ${cachedText.length}`,
      `policy: ${policy}`,
      `id: ${host}`,
      expect.stringMatching(/^Date: \w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/),
      'Connection: keep-alive',
      `Keep-Alive: timeout=${timeLimits.keepAliveMs / 1_000}`,
    ])
    forget()
  }
  expect(logged).toEqual(asked.map(([path]) => path))
  await vi.waitFor(() => expect(sent).toEqual(logged))
})

test('a connection goes on in the router, with a body of any size, and with cached pages after it', async () => {
  const { socket, until, forget } = await start()
  socket.write(get('/cached'))
  await until(cachedText)
  socket.write(get('/routed'))
  await until('\r\n\r\nrouted')
  forget()
  const body = 'a'.repeat(1024 * 1024)
  socket.write(`POST /length HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n`)
  socket.write(body)
  await until(`\r\n\r\n${body.length}`)
  socket.write(get('/cached/later'))
  await until(cachedText)
  expect(logged).toEqual(['/cached', '/cached/later'])
})

test('a request in two parts, and two requests at once, are answered in their order', async () => {
  const { socket, until, forget } = await start()
  socket.write(get('/cached').slice(0, 20))
  await new Promise((resolve) => setTimeout(resolve, 20))
  socket.write(get('/cached').slice(20))
  await until(cachedText)
  forget()
  socket.write(get('/routed') + get('/cached') + get('/routed'))
  const replies = await until(`${cachedText}HTTP/1.1`)
  expect(replies.indexOf('routed')).toBeLessThan(replies.indexOf(cachedText))
})

test('a request that follows before the reply has been read is answered after it', async () => {
  const { socket, until } = await start()
  socket.write(get('/cached/1'))
  socket.write(get('/routed'))
  const replies = await until('\r\n\r\nrouted')
  expect(replies.indexOf(cachedText)).toBeGreaterThan(0)
  expect(replies.indexOf(cachedText)).toBeLessThan(replies.indexOf('routed'))
})

test('a client that stops sending is closed', async () => {
  const { socket, until } = await start()
  socket.write(get('/cached'))
  await until(cachedText)
  socket.end()
  await once(socket, 'close')
})

test('a request that Node refuses is refused', async () => {
  const { socket, until } = await start()
  socket.write('GET / HTTP/1.1\r\nno header\r\n\r\n')
  await until('HTTP/1.1 400 Bad Request')
})

describe('a silent connection', () => {
  const opened = Date.now()
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: opened }))
  afterEach(() => void vi.useRealTimers())

  test('is closed after the time for headers', async () => {
    const { accepted } = await start()
    vi.advanceTimersByTime(timeLimits.headersMs - 1_000)
    await turn()
    expect(accepted.destroyed).toBe(false)
    vi.advanceTimersByTime(1_000)
    await vi.waitFor(() => expect(accepted.destroyed).toBe(true))
  })

  test('is closed after the time of an idle one once a reply has been sent', async () => {
    const { socket, accepted, until } = await start()
    vi.advanceTimersByTime(timeLimits.headersMs - 1_000)
    socket.write(get('/cached'))
    const answered = Date.now()
    await until(cachedText)
    // Waiting has moved the time on.
    vi.advanceTimersByTime(answered + timeLimits.keepAliveMs - 1 - Date.now())
    await turn()
    expect(accepted.destroyed).toBe(false)
    vi.advanceTimersByTime(2_000)
    await vi.waitFor(() => expect(accepted.destroyed).toBe(true))
  })

  test('is left to the HTTP server once it has another request', async () => {
    const { socket, accepted, until } = await start()
    socket.write('POST /length HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\na')
    await vi.waitFor(() => expect(accepted.listenerCount('timeout')).toBe(1))
    vi.advanceTimersByTime(timeLimits.headersMs)
    await turn()
    socket.write('b')
    await until('\r\n\r\n2')
  })
})

test('a client that does not read its reply gets no second one until it does', async () => {
  const { socket } = await start()
  socket.pause()
  for (let requests = 0; requests < 10; requests += 1) {
    socket.write(get('/cached/large'))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(logged).toHaveLength(1)
  socket.removeAllListeners('data').resume()
  await vi.waitFor(() => expect(sent).toHaveLength(10), 5_000)
})

test('a client that reads late gets the replies to all its requests', async () => {
  const { socket, accepted } = await start()
  socket.pause()
  const page = '/cached/middle'
  let requests = 0
  while (accepted.writableLength === 0) {
    socket.write(get(page))
    requests += 1
    await vi.waitFor(() => expect(logged).toHaveLength(requests), { interval: 1 })
  }
  // So full that the stream does not call for a pause, and so never says that it has drained.
  expect(accepted.writableLength).toBeLessThan(accepted.writableHighWaterMark)
  socket.write(get(page))
  socket.removeAllListeners('data').resume()
  await vi.waitFor(() => expect(sent).toHaveLength(requests + 1), 5_000)
})

describe('a client that takes nothing of its reply', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))
  afterEach(() => void vi.useRealTimers())

  test.each(['/cached/large', '/routed/large'])('%s is closed after the time for it', async (path) => {
    const { socket, accepted } = await start()
    socket.pause()
    socket.write(get(path))
    await vi.waitFor(() => expect(accepted.writableLength).toBeGreaterThan(0))
    vi.advanceTimersByTime(timeLimits.unreadMs - 1_000)
    expect(accepted.destroyed).toBe(false)
    // Looked for once a second, and counted from the first time it was seen.
    vi.advanceTimersByTime(3_000)
    await vi.waitFor(() => expect(accepted.destroyed).toBe(true))
  })
})

test('requests that are sent ahead reach the router one after the other', async () => {
  const { socket, until } = await start()
  socket.write([1, 2, 3].map((number) => get(`/routed/held/${number}`)).join(''))
  for (const number of [1, 2, 3]) {
    await vi.waitFor(() => expect(held.length).toBeGreaterThanOrEqual(number), 5_000)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(held).toHaveLength(number)
    held[number - 1]?.()
    await until(`held ${number}`)
  }
})

test('stopping closes a connection that waits for its next request at once', async () => {
  const { socket, accepted, until, stop } = await start()
  socket.write(get('/cached'))
  await until(cachedText)
  await vi.waitFor(() => expect(sent).toContain('/cached'))
  const stopped = stop()
  expect(accepted.writableEnded).toBe(true)
  await stopped
})

test('stopping waits for a reply that is being sent', async () => {
  const { socket, stop } = await start()
  let received = 0
  socket.removeAllListeners('data').on('data', (chunk: Buffer) => {
    received += chunk.length
  })
  socket.write(get('/cached/large'))
  await vi.waitFor(() => expect(logged).toHaveLength(1))
  const closed = once(socket, 'close')
  await stop()
  await closed
  expect(received).toBeGreaterThan(largePage.length)
})
