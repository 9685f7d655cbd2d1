import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
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
