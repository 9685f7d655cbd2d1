import net, { type AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A TCP proxy to the database that a test can cut, restore and hold. */
export async function openDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<net.Socket>()
  let held: Promise<void> | undefined
  let isRefusing = false
  let connections = 0
  const server = net.createServer(async (near) => {
    connections += 1
    near.on('error', () => {})
    if (isRefusing) {
      near.destroy()
      return
    }
    sockets.add(near)
    await held
    const far = net.connect(Number(target.port), target.hostname)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
  })
  const listenOn = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
  await listenOn(0)
  const { port } = server.address() as AddressInfo
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  afterAll(async () => {
    if (server.listening) await cut()
  })
  const url = new URL(databaseUrl)
  url.port = String(port)
  /** Accepts new connections but forwards nothing until the returned function is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return resolve
  }
  return {
    url: url.href,
    cut,
    hold,
    /** Forwards new connections again. Connections on hold stay on hold. */
    stopHolding() {
      held = undefined
    },
    /** Ends all connections, and every new one immediately. */
    refuse() {
      isRefusing = true
      for (const socket of sockets) socket.destroy()
    },
    async mend() {
      isRefusing = false
      if (!server.listening) await listenOn(port)
    },
    /** Number of open connections, including those on hold. */
    get open() {
      return sockets.size
    },
    /** Number of connections so far. */
    get connections() {
      return connections
    },
  }
}
