import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

const started: { url: string; response: ServerResponse }[] = []
const server = createServer(
  oneAtATime((request, response) => {
    started.push({ url: request.url ?? '', response })
  }),
)
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterEach(() => {
  server.closeAllConnections()
  started.length = 0
})

const get = (count: number) =>
  Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\nhost: a\r\n\r\n`).join('')

async function send(text: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  socket.write(text)
  await vi.waitFor(() => expect(started.length).toBeGreaterThan(0))
  return { socket, closed, received: () => received }
}

test('requests sent ahead are started one after the other, and answered in their order', async () => {
  const { received } = await send(get(4))
  for (let at = 0; at < 4; at += 1) {
    await vi.waitFor(() => expect(started).toHaveLength(at + 1))
    expect(started.map(({ url }) => url)).toEqual(Array.from({ length: at + 1 }, (_, index) => `/${index}`))
    started[at]?.response.end(`reply ${at}`)
  }
  await vi.waitFor(() => expect(received()).toContain('reply 3'))
  expect(received().match(/reply \d/g)).toEqual(['reply 0', 'reply 1', 'reply 2', 'reply 3'])
})

test('what a client has sent ahead is dropped when it goes', async () => {
  const { socket } = await send(get(10))
  const [first] = started
  socket.destroy()
  await once(first?.response as ServerResponse, 'close')
  await new Promise((resolve) => setImmediate(resolve))
  expect(started).toHaveLength(1)
})

test('a client that sends too many ahead is closed, and another is answered', async () => {
  const { closed } = await send(get(18))
  await closed
  expect(started).toHaveLength(1)
  await send(get(17))
  await vi.waitFor(() => expect(started).toHaveLength(2))
})

test('a connection can be used again after a reply', async () => {
  const { socket, received } = await send(get(1))
  started[0]?.response.end('first')
  await vi.waitFor(() => expect(received()).toContain('first'))
  socket.write(get(1))
  await vi.waitFor(() => expect(started).toHaveLength(2))
  started[1]?.response.end('second')
  await vi.waitFor(() => expect(received()).toContain('second'))
})

test('requests sent ahead by many clients take turns: other work gets in after each of them', async () => {
  let turn = 0
  const count = () => {
    turn += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const turns: number[] = []
  const busy = createServer(
    oneAtATime((_request, response) => {
      turns.push(turn)
      response.end('reply')
    }),
  )
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
  const clients = Array.from({ length: 5 }, () => {
    const socket = connect((busy.address() as AddressInfo).port, '127.0.0.1')
    return socket.on('connect', () => socket.write(get(16))).resume()
  })
  await vi.waitFor(() => expect(turns).toHaveLength(80), 5_000)
  clearImmediate(counting)
  for (const socket of clients) socket.destroy()
  busy.close()
  // The first request of each client arrives by itself and may share a turn with another.
  expect(new Set(turns).size).toBeGreaterThanOrEqual(75)
})

test('only so many requests sent ahead wait in all, and their places are free again when their clients go', async () => {
  const held = createServer(oneAtATime(() => {}))
  const sockets: Socket[] = []
  held.on('connection', (socket) => sockets.push(socket))
  await new Promise<void>((resolve) => held.listen(0, '127.0.0.1', resolve))
  const open = (count: number) =>
    Array.from({ length: count }, () => {
      const socket = connect((held.address() as AddressInfo).port, '127.0.0.1')
      return socket.on('error', () => {}).on('connect', () => socket.write(get(17)))
    })
  const openOnes = () => sockets.filter((socket) => !socket.destroyed).length
  // 32 connections with 16 waiting are 512.
  const first = open(32)
  await vi.waitFor(() => expect(sockets).toHaveLength(32), 5_000)
  await vi.waitFor(() => expect(sockets.every(({ bytesRead }) => bytesRead > 0)).toBe(true), 5_000)
  open(4)
  await vi.waitFor(() => expect(sockets).toHaveLength(36), 5_000)
  await vi.waitFor(() => expect(openOnes()).toBe(32), 5_000)
  for (const socket of first) socket.destroy()
  await vi.waitFor(() => expect(openOnes()).toBe(0), 5_000)
  open(32)
  await vi.waitFor(() => expect(sockets).toHaveLength(68), 5_000)
  await vi.waitFor(() => expect(sockets.slice(36).every(({ bytesRead }) => bytesRead > 0)).toBe(true), 5_000)
  expect(openOnes()).toBe(32)
  held.closeAllConnections()
  held.close()
})
