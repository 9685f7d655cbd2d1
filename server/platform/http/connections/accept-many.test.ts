import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { type Accepting, acceptMany } from './accept-many.ts'

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one()
})

const options = { host: '127.0.0.1', backlog: 511 }

async function listening(port = 0) {
  const server = createServer((_request, response) => void response.end('reply'))
  const accepting: Accepting = await acceptMany(server, { ...options, port })
  open.push(() => {
    server.closeAllConnections()
    return accepting.close()
  })
  return { server, accepting, port: (server.address() as AddressInfo).port }
}

const connectTo = (port: number) => {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  open.push(() => socket.destroy())
  return socket
}

const connections = 120

test.runIf(process.platform === 'linux')(
  'connections that arrive together are accepted in fewer turns of the event loop than there are',
  async () => {
    const { server, port } = await listening()
    let turn = 0
    const turns: number[] = []
    server.on('connection', () => turns.push(turn))
    const clients = Array.from({ length: connections }, () => connectTo(port))
    const count = () => {
      turn += 1
      counting = setImmediate(count)
    }
    let counting = setImmediate(count)
    await vi.waitFor(() => expect(turns).toHaveLength(connections), 5_000)
    clearImmediate(counting)
    expect(clients).toHaveLength(connections)
    expect(new Set(turns).size).toBeLessThan(connections / 2)
  },
)

test('every connection is answered, and closing waits for those that are open', async () => {
  const { server, accepting, port } = await listening()
  const replies = Array.from({ length: 40 }, () =>
    fetch(`http://127.0.0.1:${port}/`).then((one) => one.text()),
  )
  expect(new Set(await Promise.all(replies))).toEqual(new Set(['reply']))
  const busy = Array.from({ length: 20 }, () => connectTo(port))
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  await vi.waitFor(() => expect(accepted).toBe(20), 5_000)
  let isClosed = false
  const closing = accepting.close().then(() => {
    isClosed = true
  })
  server.closeIdleConnections()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isClosed).toBe(false)
  for (const socket of busy) socket.destroy()
  server.closeAllConnections()
  await closing
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
})

test('a port that is in use is refused, also when its sockets could be shared', async () => {
  const { port } = await listening()
  await expect(listening(port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
