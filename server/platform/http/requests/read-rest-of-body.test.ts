import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listen } from '#server/platform/http/connections/listen.ts'
import { timeLimits } from '#server/platform/time-limits.ts'
import type { HttpEnv } from './request-info.ts'

const app = new Hono<HttpEnv>()
  .post('/unread', (c) => c.text('too large', 413))
  .post('/begun', async (c) => {
    const reader = c.req.raw.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    return c.text('too large', 413)
  })
const { server, port, stop } = await listen({ app, host: '127.0.0.1', port: 0 })
const accepted: Socket[] = []
server.on('connection', (socket) => accepted.push(socket))
const clients: Socket[] = []
afterEach(() => {
  for (const socket of clients.splice(0)) socket.destroy()
  accepted.length = 0
})
afterAll(stop)

const size = 8 * 1024 * 1024
const declared = `Content-Length: ${size}\r\n\r\n`
const headOf = (path: string, connection: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n`

/** A client that has begun to send and does not read yet. */
async function open(start: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  clients.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.pause().write(start)
  await vi.waitFor(() => expect(accepted[0]?.bytesWritten).toBeGreaterThan(0), 5_000)
  return socket
}

/** Sends the rest, and reads only then. */
async function sendAndRead(socket: Socket, rest: Buffer): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.end(rest, resolve)
  })
  let text = ''
  socket.on('data', (piece: Buffer) => {
    text += piece.toString()
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.resume()
  await closed
  return text
}

const piece = Buffer.alloc(64 * 1024, 'x')
const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])

describe('a client that sends its whole body before it reads', () => {
  test.each([
    ['/unread', 'close'],
    ['/begun', 'close'],
    ['/unread', 'keep-alive'],
    ['/begun', 'keep-alive'],
  ])('gets the refusal of %s with connection %s', async (path, connection) => {
    const socket = await open(`${headOf(path, connection)}${declared}${'x'.repeat(100_000)}`)
    // Longer than the adapter reads on by itself.
    await sleep(700)
    const rest = Buffer.alloc(size - 100_000, 'x')
    expect(await sendAndRead(socket, rest)).toMatch(/^HTTP\/1\.1 413 /)
  })

  test.each(['/unread', '/begun'])('in chunks gets the refusal of %s', async (path) => {
    const socket = await open(`${headOf(path, 'close')}Transfer-Encoding: chunked\r\n\r\n${chunk}`)
    const chunks = Array.from({ length: size / piece.length }, () => chunk)
    expect(await sendAndRead(socket, Buffer.concat([...chunks, Buffer.from('0\r\n\r\n')]))).toMatch(
      /^HTTP\/1\.1 413 /,
    )
  })
})

describe('a client that never ends its body', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('is closed after the time for the rest', async () => {
    await open(`${headOf('/unread', 'close')}${declared}x`)
    const [socket] = accepted
    await vi.waitFor(() => expect(socket?.writableEnded).toBe(true))
    vi.advanceTimersByTime(timeLimits.restOfBodyMs - 1_000)
    expect(socket?.destroyed).toBe(false)
    vi.advanceTimersByTime(1_000)
    await vi.waitFor(() => expect(socket?.destroyed).toBe(true))
  })
})
